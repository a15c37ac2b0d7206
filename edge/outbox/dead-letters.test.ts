import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import type { DatabaseKind, Statement } from '../db/sql.ts';
import { countDead, findLetter, listDead, reviveDead } from './dead-letters.ts';
import { MAX_AGE_MS } from './retry.ts';

const NOW = Date.UTC(2026, 10, 22);

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE outbox (id TEXT, store_id TEXT, topic TEXT DEFAULT 'order.placed',
    payload TEXT, body TEXT, attempts INTEGER DEFAULT 12, created_at INTEGER, next_at INTEGER,
    expires_at INTEGER DEFAULT ${NOW + 1}, delivered_at INTEGER, dead_at INTEGER, last_error TEXT,
    provider_id TEXT)`);
});

function run({ text, params }: Statement<unknown, DatabaseKind>) {
  return database.prepare(text).all(...params);
}

/** Writes a row; `dead` is when it died. */
function put(id: string, dead: number | null, change: Record<string, string | number | null> = {}) {
  const row = { id, dead_at: dead, ...change };
  const names = Object.keys(row);
  database
    .prepare(`INSERT INTO outbox (${names.join()}) VALUES (${names.map(() => '?').join()})`)
    .run(...Object.values(row));
}

const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => id);

test('dead letters are listed and counted, the latest first, and no others', () => {
  put('older', NOW - 2);
  put('b', NOW - 1);
  put('a', NOW - 1);
  put('alive', null);
  expect(idsOf(run(listDead(9)))).toEqual(['a', 'b', 'older']);
  expect(idsOf(run(listDead(2)))).toEqual(['a', 'b']);
  expect(run(countDead())).toEqual([{ count: 3 }]);
});

test('a letter is shown without its words, which may be there or not', () => {
  put('with', NOW, { body: 'PIN 1234', payload: '{}' });
  put('without', NOW);
  expect(run(findLetter('with'))).toEqual([
    expect.objectContaining({ id: 'with', payload: '{}', attempts: 12, has_body: 1 }),
  ]);
  expect(run(findLetter('with'))[0]).not.toHaveProperty('body');
  expect(run(findLetter('without'))[0]).toMatchObject({ id: 'without', has_body: 0 });
});

test('a letter is revived where it can be written, or its words are there in time', () => {
  put('composed', NOW - 1);
  put('written', NOW - 1, { topic: 'written.pin', body: 'x' });
  put('unnamed', NOW - 1, { topic: 'message.written', body: 'x' });
  put('late', NOW - 1, { topic: 'written.pin', body: 'x', expires_at: NOW });
  put('emptied', NOW - 1, { topic: 'written.pin' });
  put('emptied too', NOW - 1, { topic: 'message.written' });
  put('alive', null, { attempts: 3 });
  expect(new Set(idsOf(run(reviveDead(NOW))))).toEqual(new Set(['composed', 'unnamed', 'written']));
  const read = 'SELECT id, attempts, next_at, expires_at, dead_at FROM outbox WHERE id = ?';
  const fresh = { attempts: 0, next_at: NOW, dead_at: null };
  expect(database.prepare(read).get('composed')).toMatchObject({
    ...fresh,
    expires_at: NOW + MAX_AGE_MS,
  });
  expect(database.prepare(read).get('written')).toMatchObject({ ...fresh, expires_at: NOW + 1 });
  expect(database.prepare(read).get('alive')).toMatchObject({ attempts: 3 });
  expect(run(reviveDead(NOW))).toEqual([]);
});

test('one letter is revived alone', () => {
  put('a', NOW - 1);
  put('b', NOW - 1);
  expect(idsOf(run(reviveDead(NOW, 'b')))).toEqual(['b']);
  expect(run(countDead())).toEqual([{ count: 1 }]);
});
