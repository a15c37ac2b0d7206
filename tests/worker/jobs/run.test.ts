import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { jobKind, type AnyJobKind, type Piece, type PieceWork } from '../../../edge/jobs/index.ts';
import { askCancel, askUndo, findAnyJob, insertJob } from '../../../edge/jobs/statements.ts';
import { runJob } from '../../../edge/jobs/run.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fresh, makeStore, makeWorld, rows, type World } from '../purchase/world.ts';

const DAY_MS = 24 * 60 * 60_000;

let world: World;
let store: string;
let fails = 0;
beforeEach(async () => {
  world = makeWorld();
  store = (await makeStore('a')).id;
  fails = 0;
});

/** Writes a line of the store's log, a table that any batch of a cell may write. */
function log(job: string, line: string) {
  return sql`INSERT INTO remembered_line (job, line) VALUES (${job}, ${line})`;
}

async function lines(job: string): Promise<string[]> {
  const found = await rows(
    'a',
    sql<{ line: string }>`SELECT line FROM remembered_line
    WHERE job = ${job} ORDER BY rowid`,
  );
  return found.map(({ line }) => line);
}

/** Two steps, of three pieces and of one; the second fails as often as the test tells it to. */
const kind: AnyJobKind = jobKind({
  name: 'test',
  grant: 'store-admin',
  input: z.object({ name: z.string() }),
  undoMs: DAY_MS,
  steps: [
    {
      name: 'count',
      do: async ({ job, cursor, input }: PieceWork<{ name: string }>): Promise<Piece> => {
        const at = typeof cursor === 'number' ? cursor : 0;
        return {
          statements: [log(job.id, `${input.name} ${at}`)],
          next: at < 2 ? at + 1 : null,
          done: 1,
          total: 4,
        };
      },
      undo: async ({ job }) => ({ statements: [log(job.id, 'undo count')], next: null }),
    },
    {
      name: 'close',
      do: async ({ job }) => {
        if (fails-- > 0) throw new Error('the provider broke');
        return { statements: [log(job.id, 'close')], next: null, done: 1, result: { ok: true } };
      },
      undo: async ({ job }) => ({ statements: [log(job.id, 'undo close')], next: null }),
    },
  ],
});
const kinds = new Map([[kind.name, kind]]);

async function start(input: unknown = { name: 'piece' }): Promise<string> {
  const id = newId('job');
  const made = { id, storeId: store, askedBy: 'ac_test', kind: 'test', input };
  await cell().write([
    sql`CREATE TABLE IF NOT EXISTS remembered_line (job TEXT, line TEXT)`,
    insertJob(made, world.clock.now()),
  ]);
  return id;
}

const cell = () => world.work('a').cell;
const run = (id: string) => runJob(world.work('a'), kinds, id);
const jobOf = async (id: string) => (await cell().first(findAnyJob(id)))!;

test('pieces are done in order, each once, and the progress is theirs', async () => {
  const id = await start();
  expect(await run(id)).toBeNull();
  expect(await lines(id)).toEqual(['piece 0', 'piece 1', 'piece 2', 'close']);
  expect(await jobOf(id)).toMatchObject({
    state: 'done',
    done: 4,
    total: 4,
    result: '{"ok":true}',
    lease: null,
    ended_at: world.clock.now(),
  });
  expect(await run(id)).toBeNull();
  expect(await lines(id)).toHaveLength(4);
});

test('a piece that fails is tried again where it stood; nothing before it is done twice', async () => {
  fails = 1;
  const id = await start();
  expect(await run(id)).toBe(5);
  expect(await jobOf(id)).toMatchObject({ state: 'running', step: 1, done: 3, attempts: 1 });
  expect(await run(id)).toBe(5);
  world.clock.advance(5000);
  expect(await run(id)).toBeNull();
  expect(await lines(id)).toEqual(['piece 0', 'piece 1', 'piece 2', 'close']);
});

test('a job whose steps keep failing takes back what it did', async () => {
  fails = 99;
  const id = await start();
  for (let wait = await run(id); wait !== null; wait = await run(id)) {
    world.clock.advance(wait * 1000);
  }
  expect(await jobOf(id)).toMatchObject({ state: 'failed', error: 'the provider broke' });
  expect((await lines(id)).slice(3)).toEqual(['undo close', 'undo count']);
});

test('of workers that take a job at once one works; a dead one is missed after its lease', async () => {
  const id = await start();
  await cell().write([
    sql`UPDATE job SET state = 'running', lease = 'dead', next_at = ${world.clock.now() + 60_000}
      WHERE id = ${id}`,
  ]);
  expect(await run(id)).toBe(60);
  world.clock.advance(60_000);
  const ran = await Promise.all([run(id), run(id), run(id)]);
  expect(ran).toContain(null);
  expect(await lines(id)).toEqual(['piece 0', 'piece 1', 'piece 2', 'close']);
});

test('one that is canceled stops and is undone', async () => {
  fails = 1;
  const id = await start();
  await run(id);
  expect((await cell().write(askCancel(await jobOf(id), 'ac_other'))).ok).toBe(true);
  world.clock.advance(5000);
  expect(await run(id)).toBeNull();
  expect(await jobOf(id)).toMatchObject({ state: 'canceled', result: null });
  expect((await lines(id)).slice(3)).toEqual(['undo close', 'undo count']);
  expect((await cell().write(askCancel(await jobOf(id), 'ac_other'))).ok).toBe(false);
});

test('one that is done is taken back once', async () => {
  const id = await start();
  await run(id);
  const undo = async () => cell().write(askUndo(await jobOf(id), 'ac_other', 1, world.clock.now()));
  expect((await undo()).ok).toBe(true);
  expect((await undo()).ok).toBe(false);
  expect(await run(id)).toBeNull();
  expect(await jobOf(id)).toMatchObject({ state: 'undone' });
  expect((await lines(id)).slice(4)).toEqual(['undo close', 'undo count']);
});

test('an input that its kind refuses, and an unknown kind, end as failed', async () => {
  const bad = await start({ name: fresh('x').length });
  const unknown = await start();
  await cell().write([sql`UPDATE job SET kind = 'gone' WHERE id = ${unknown}`]);
  for (const id of [bad, unknown]) {
    for (let wait = await run(id); wait !== null; wait = await run(id)) {
      world.clock.advance(wait * 1000);
    }
    expect((await jobOf(id)).state).toBe('failed');
    expect(await lines(id)).not.toContain('piece 0');
  }
});
