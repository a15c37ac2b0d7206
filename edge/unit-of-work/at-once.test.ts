/** A mutation that the database decides by itself: read, written and kept in one batch. */
import { beforeEach, expect, test } from 'vitest';
import { openWork, type Work } from '../../tests/support/work-scope.ts';
import { sql } from '../db/cell-sql.ts';
import { commitAtOnce, isFirstCall } from './at-once.ts';
import type { IdempotentCall } from './idempotency.ts';

const DAY = 86_400_000;
const CALL: IdempotentCall = { call: 'door.admit', key: 'key-0001', requestHash: 'h1' };

let work: Work;
beforeEach(() => {
  work = openWork();
  work.cell.exec(
    "CREATE TABLE gate (id TEXT PRIMARY KEY, n INTEGER); INSERT INTO gate VALUES ('a', 0)",
  );
});

const facts = (id: string) =>
  sql<{ facts: string }>`SELECT json_object('n', n) AS facts FROM gate WHERE id = ${id}`;
const count = (call: IdempotentCall | undefined = CALL, id = 'a') =>
  commitAtOnce(work.scope, call, {
    facts: facts(id),
    writes: (asking) => [
      sql`UPDATE gate SET n = n + 1 WHERE id = ${id} AND ${isFirstCall(asking)}`,
    ],
  });
const counted = () => work.cell.prepare('SELECT n FROM gate').get()?.['n'];

test('gives the facts before the write, in one round trip', async () => {
  expect(await count()).toEqual({ ok: true, value: { n: 0 } });
  expect(counted()).toBe(1);
  expect(work.scope.cell.cost.roundTrips).toBe(1);
});

test('a repeat writes nothing, and gets the facts of the first call', async () => {
  await Promise.all([count(), count(), count()]);
  expect(counted()).toBe(1);
  expect(await count()).toEqual({ ok: true, value: { n: 0 } });
  await count({ ...CALL, key: 'key-0002' });
  expect(counted()).toBe(2);
});

test('a key with another request is refused, and writes nothing', async () => {
  await count();
  expect(await count({ ...CALL, requestHash: 'h2' })).toMatchObject({
    ok: false,
    error: { code: 'idempotency_key_reused' },
  });
  expect(counted()).toBe(1);
});

test('a key is free again after a day', async () => {
  await count();
  work.clock.advance(DAY);
  expect(await count({ ...CALL, requestHash: 'h2' })).toEqual({ ok: true, value: { n: 1 } });
  expect(counted()).toBe(2);
});

test('calls without a key each count', async () => {
  const none = () =>
    commitAtOnce(work.scope, undefined, {
      facts: facts('a'),
      writes: (asking) => [sql`UPDATE gate SET n = n + 1 WHERE ${isFirstCall(asking)}`],
    });
  await none();
  await none();
  expect(counted()).toBe(2);
});

test('where there are no facts nothing is written, nor kept', async () => {
  expect(await count(CALL, 'b')).toEqual({ ok: true, value: undefined });
  expect(counted()).toBe(0);
  expect(work.cell.prepare('SELECT count(*) AS n FROM idempotency').get()).toEqual({ n: 0 });
});
