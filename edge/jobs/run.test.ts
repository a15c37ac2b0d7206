/** A job from its start to its end, on the cell's own tables: pieces, tries, leases and ways back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { beginJob } from '../../tests/support/begin-job.ts';
import { NOON, openWork, type Work } from '../../tests/support/work-scope.ts';
import { sql } from '../db/cell-sql.ts';
import type { AnyJobKind, Piece, PieceWork } from './kind.ts';
import { runJob } from './run.ts';
import { askCancel, askUndo, findAnyJob, type JobRow } from './statements.ts';

const SECOND = 1000;

let work: Work;
let acts: string[];
let act: (name: string, given: PieceWork<unknown>) => Partial<Piece>;

beforeEach(() => {
  work = openWork();
  const store = work.cell.prepare(`INSERT INTO store (id, slug, owner, name, store_type, country,
      currency, profile, updated_at) VALUES (?, ?, 'ac_1', 'S', 'other', 'MX', 'MXN', '{}', 1)`);
  store.run('st_una', 'una');
  work.cell.exec('CREATE TABLE note (text TEXT)');
  work.signIn({ accountId: 'ac_ana' });
  acts = [];
  act = () => ({});
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

/** Does what the test says, and writes each act into the table. */
const doing = (name: string) => (given: PieceWork<unknown>) => {
  acts.push(name);
  const piece = act(name, given);
  const noted = sql`INSERT INTO note (text) VALUES (${name})`;
  return Promise.resolve({
    next: null,
    ...piece,
    statements: [noted, ...(piece.statements ?? [])],
  });
};

const kind = {
  name: 'count',
  grant: 'catalogues-admin',
  input: z.object({ from: z.number() }),
  undoMs: 86_400_000,
  steps: [
    { name: 'first', do: doing('first'), undo: doing('undo first') },
    { name: 'second', do: doing('second') },
    { name: 'third', do: doing('third'), undo: doing('undo third') },
  ],
} as const satisfies AnyJobKind;
const kinds = new Map<string, AnyJobKind>([[kind.name, kind]]);

const begin = () => beginJob(work.scope, kind);

const run = (id: string) => runJob(work.scope, kinds, id);
const rowOf = async (id: string) => (await work.scope.cell.first(findAnyJob(id))) ?? expect.fail();
const cancel = (row: JobRow) => askCancel(row, 'ac_eva');
const notes = () =>
  work.cell
    .prepare('SELECT text FROM note')
    .all()
    .map(({ text }) => text);
const ask = async (statements: (row: JobRow) => ReturnType<typeof askCancel>, id: string) =>
  (await work.scope.cell.write(statements(await rowOf(id)))).ok;

describe('a job', () => {
  test('is told to the queue, and does its steps in their order', async () => {
    const id = await begin();
    expect(work.queued).toEqual([{ cell: 'a', id }]);
    expect(await rowOf(id)).toMatchObject({
      store_id: 'st_una',
      asked_by: 'ac_ana',
      input: '{"from":1}',
      state: 'waiting',
      next_at: NOON,
      created_at: NOON,
    });
    act = (_name, { job, input }) => {
      const known = { id, storeId: 'st_una', askedBy: 'ac_ana', turnedBy: null };
      expect([job, input]).toEqual([known, { from: 1 }]);
      return {};
    };
    work.clock.advance(5);
    expect(await run(id)).toBeNull();
    expect(notes()).toEqual(['first', 'second', 'third']);
    expect(await rowOf(id)).toMatchObject({
      state: 'done',
      ended_at: NOON + 5,
      lease: null,
      step: 3,
    });
    expect(await run(id)).toBeNull();
    expect(acts).toHaveLength(3);
  });

  test('goes on with a step piece by piece, and adds up what is done', async () => {
    const id = await begin();
    const cursors: unknown[] = [];
    act = (name, { cursor }) => {
      if (name !== 'second') return { total: 9 };
      cursors.push(cursor);
      if (cursors.length === 3) return { done: 4, result: { a: 1 } };
      return { next: { at: cursors.length }, done: 2 };
    };
    await run(id);
    expect(cursors).toEqual([null, { at: 1 }, { at: 2 }]);
    expect(await rowOf(id)).toMatchObject({ done: 8, total: 9, result: '{"a":1}', cursor: null });
  });

  test('lets others run after ten seconds, and goes on where it stood', async () => {
    const id = await begin();
    act = () => {
      work.clock.advance(5 * SECOND);
      return {};
    };
    expect(await run(id)).toBe(0);
    expect(acts).toEqual(['first', 'second']);
    expect(await rowOf(id)).toMatchObject({ lease: null, next_at: NOON + 10 * SECOND, step: 2 });
    expect(await run(id)).toBeNull();
    expect(acts).toEqual(['first', 'second', 'third']);
  });

  test('that is not due, or is held by another worker, waits', async () => {
    const id = await begin();
    work.cell.exec(`UPDATE job SET next_at = ${NOON + 1001}`);
    expect(await run(id)).toBe(2);
    expect(acts).toEqual([]);
    expect(await run('jo_none')).toBeNull();
    work.clock.advance(1001);
    act = (name) => {
      if (name === 'second') work.cell.exec("UPDATE job SET lease = 'jo_other'");
      return {};
    };
    expect(await run(id)).toBe(60);
    expect(notes()).toEqual(['first']);
  });

  test.each(['step = 2', 'cancel_asked = 1', "lease = 'jo_x'", "state = 'undoing'"])(
    'whose row changes to %s under a piece does not write that piece',
    async (change) => {
      const id = await begin();
      let once = true;
      act = (name) => {
        if (name === 'first' && once) work.cell.exec(`UPDATE job SET ${change}`);
        once = false;
        return {};
      };
      await run(id);
      expect(notes()[0]).not.toBe('first');
    },
  );

  test('leaves another job as it is', async () => {
    const [one, other] = [await begin(), await begin()];
    const before = await rowOf(other);
    work.cell.exec(`UPDATE job SET attempts = 5 WHERE id = '${one}'`);
    act = (name) => {
      if (name === 'second') throw new Error('no');
      return {};
    };
    await run(one);
    expect(await rowOf(other)).toEqual(before);
  });
});

describe('a piece that fails', () => {
  const broken = (name: string) => {
    if (name === 'third') throw new Error('disk is full');
    return {};
  };

  test('is tried six times, each wait twice the last, then its job is turned round', async () => {
    const id = await begin();
    act = broken;
    const waits: unknown[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      const seconds = await run(id);
      waits.push(seconds);
      expect(await rowOf(id)).toMatchObject({
        attempts: tries,
        error: 'disk is full',
        lease: null,
      });
      work.clock.advance((seconds ?? 0) * SECOND);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80]);
    expect(await run(id)).toBeNull();
    expect(notes()).toEqual(['first', 'second', 'undo third', 'undo first']);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'disk is full', result: null });
  });

  test('starts its tries anew once it succeeds', async () => {
    const id = await begin();
    act = broken;
    const seconds = await run(id);
    work.clock.advance((seconds ?? 0) * SECOND);
    act = () => ({});
    acts = [];
    await run(id);
    expect(acts).toEqual(['third']);
    expect(await rowOf(id)).toMatchObject({ state: 'done', attempts: 0 });
  });

  test('on the way back ends the job as failed after its last try', async () => {
    const id = await begin();
    act = (name) => {
      if (name === 'third' || name === 'undo first') throw new Error(name);
      return {};
    };
    for (let tries = 0; tries < 12; tries += 1) {
      const seconds = await run(id);
      work.clock.advance((seconds ?? 0) * SECOND);
    }
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      ended_at: expect.any(Number) as number,
    });
    expect(notes()).toEqual(['first', 'second', 'undo third']);
  });

  test('of a kind that nothing does fails too', async () => {
    const id = await begin();
    expect(await runJob(work.scope, new Map(), id)).toBe(5);
    expect(await rowOf(id)).toMatchObject({ error: 'nothing does count, step 0' });
  });
});

describe('a job that is stopped', () => {
  test('before its next piece undoes what it did, and ends as canceled', async () => {
    const id = await begin();
    act = (name) => {
      if (name === 'second') work.cell.exec('UPDATE job SET cancel_asked = 1');
      return {};
    };
    expect(await run(id)).toBeNull();
    expect(notes()).toEqual(['first', 'undo first']);
    expect(await rowOf(id)).toMatchObject({ state: 'canceled', cancel_asked: 1 });
  });

  test('is asked for by its own row alone, and only while it is under way', async () => {
    const [id, other] = [await begin(), await begin()];
    expect(await ask(cancel, id)).toBe(true);
    expect((await rowOf(other)).cancel_asked).toBe(0);
    await run(id);
    expect(await ask(cancel, id)).toBe(false);
  });

  test('after its end is undone from its last step, once', async () => {
    const [id, other] = [await begin(), await begin()];
    const undo = (row: JobRow) => askUndo(row, 'ac_eva', 2, NOON + 7);
    expect(await ask(undo, id)).toBe(false);
    act = (name) => (name === 'third' ? { result: { a: 1 } } : {});
    await run(id);
    await run(other);
    expect(await ask(undo, id)).toBe(true);
    expect(await ask(undo, id)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'undoing', next_at: NOON + 7, ended_at: null });
    expect((await rowOf(other)).state).toBe('done');
    work.clock.advance(7);
    acts = [];
    const names = new Set<string | null>();
    act = (_name, { job }) => {
      names.add(job.turnedBy);
      return { done: 3 };
    };
    await run(id);
    expect(acts).toEqual(['undo third', 'undo first']);
    expect([...names]).toEqual(['ac_eva']);
    expect(await rowOf(id)).toMatchObject({ state: 'undone', done: 0, asked_by: 'ac_ana' });
  });
});
