/** Jobs in their lists, in the queue, and after their end. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { beginJob } from '../../tests/support/begin-job.ts';
import { NOON, openWork, type Work } from '../../tests/support/work-scope.ts';
import type { JobMessage } from '../env.ts';
import { consumeJobs } from './consume.ts';
import { forgetJobs } from './forget.ts';
import type { AnyJobKind } from './kind.ts';
import { runJob } from './run.ts';
import { announceStalled } from './start.ts';
import { countJobs, findJob, listJobs } from './statements.ts';

const DAY = 86_400_000;

let work: Work;
let stepMs: number;
let forgotten: string[];

beforeEach(() => {
  work = openWork();
  const store = work.cell.prepare(`INSERT INTO store (id, slug, owner, name, store_type, country,
      currency, profile, updated_at) VALUES (?, ?, 'ac_1', 'S', 'other', 'MX', 'MXN', '{}', 1)`);
  store.run('st_una', 'una');
  store.run('st_dos', 'dos');
  work.signIn({ accountId: 'ac_ana' });
  stepMs = 0;
  forgotten = [];
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

async function step() {
  work.clock.advance(stepMs);
  return { statements: [], next: null };
}

const kind = {
  name: 'count',
  grant: 'catalogues-admin',
  input: z.object({ from: z.number() }),
  undoMs: 0,
  steps: [
    { name: 'first', do: step },
    { name: 'second', do: step },
  ],
  forget: async (_env: unknown, id: string) => void forgotten.push(id),
} as const satisfies AnyJobKind;

const begin = () => beginJob(work.scope, kind);

const run = (id: string) => runJob(work.scope, new Map([[kind.name, kind]]), id);

describe('jobs', () => {
  test('of a store are listed by kind, the latest first, and found in their store alone', async () => {
    const first = await begin();
    work.clock.advance(1);
    const second = await begin();
    work.cell.exec(`INSERT INTO job (id, store_id, asked_by, kind, input, next_at, created_at)
      VALUES ('jo_far', 'st_dos', 'ac_1', 'count', '{}', 1, 1),
        ('jo_other', 'st_una', 'ac_1', 'other', '{}', 1, 1)`);
    const page = { offset: 0, limit: 9 };
    const { cell } = work.scope;
    const idsOf = async (statement: ReturnType<typeof listJobs>) =>
      (await cell.read(statement)).map(({ id }) => id);
    expect(await idsOf(listJobs('st_una', ['count'], page))).toEqual([second, first]);
    expect(await idsOf(listJobs('st_una', ['count'], { offset: 1, limit: 9 }))).toEqual([first]);
    expect(await idsOf(listJobs('st_una', ['count'], { offset: 0, limit: 1 }))).toEqual([second]);
    expect(await cell.first(countJobs('st_una', ['count']))).toEqual({ n: 2 });
    expect(await cell.first(countJobs('st_una', ['other', 'x']))).toEqual({ n: 1 });
    expect(await cell.first(findJob('st_una', first))).toMatchObject({ id: first });
    expect(await cell.first(findJob('st_dos', first))).toBeUndefined();
  });

  test('that wait for half a minute are told to the queue again, the oldest first', async () => {
    const [one, two, over] = [await begin(), await begin(), await begin()];
    work.cell.exec(`UPDATE job SET next_at = ${NOON - 1} WHERE id = '${two}'`);
    work.cell.exec(`UPDATE job SET state = 'done', next_at = 1 WHERE id = '${over}'`);
    work.queued.length = 0;
    work.clock.advance(30_000);
    await announceStalled(work.scope);
    expect(work.queued).toEqual([{ cell: 'a', id: two }]);
    work.clock.advance(1);
    await announceStalled(work.scope);
    expect(work.queued.slice(1)).toEqual([
      { cell: 'a', id: two },
      { cell: 'a', id: one },
    ]);
  });

  test('are forgotten thirty days after their end, with their files', async () => {
    const [id, young, open] = [await begin(), await begin(), await begin()];
    await run(id);
    work.clock.advance(1);
    await run(young);
    work.clock.advance(30 * DAY);
    await forgetJobs(work.scope, [{ ...kind, name: 'x' }, kind]);
    expect(forgotten).toEqual([id]);
    expect(work.cell.prepare('SELECT id FROM job ORDER BY rowid').all()).toEqual(
      [young, open].map((left) => ({ id: left })),
    );
  });

  test('of a kind that is kept lose their files once, and stay', async () => {
    const id = await begin();
    await run(id);
    work.cell.exec(`UPDATE job SET result = '{"file":{"parts":[]},"counts":{"made":1}}'`);
    work.clock.advance(30 * DAY + 1);
    await forgetJobs(work.scope, [{ ...kind, isKept: true }]);
    await forgetJobs(work.scope, [{ ...kind, isKept: true }]);
    expect(forgotten).toEqual([id]);
    expect(work.cell.prepare('SELECT id, result, forgotten_at FROM job').all()).toEqual([
      { id, result: '{"counts":{"made":1}}', forgotten_at: NOON + 30 * DAY + 1 },
    ]);
  });
});

describe('a message of the queue', () => {
  const told = async (body: JobMessage) => {
    const answers: unknown[] = [];
    const message = {
      body,
      ack: () => answers.push('ack'),
      retry: (how: object) => answers.push(how),
    };
    const { env, ports } = work.scope;
    const batch = { messages: [message] } as unknown as MessageBatch<JobMessage>;
    await consumeJobs(batch, env, ports, [kind]);
    return answers;
  };

  test('is done with its job, or comes again when that goes on', async () => {
    const id = await begin();
    stepMs = 20_000;
    expect(await told({ cell: 'a', id })).toEqual([{ delaySeconds: 0 }]);
    stepMs = 0;
    expect(await told({ cell: 'a', id })).toEqual(['ack']);
    expect(await told({ cell: 'z', id })).toEqual(['ack']);
  });

  test('comes again half a minute after a failure of the platform', async () => {
    const id = await begin();
    work.cell.exec('DROP TABLE job');
    expect(await told({ cell: 'a', id })).toEqual([{ delaySeconds: 30 }]);
  });
});
