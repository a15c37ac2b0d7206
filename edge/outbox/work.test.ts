/** Topics whose rows are work in their own database. */
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Database, Written } from '../db/database.ts';
import type { DatabaseKind, Statement } from '../db/sql.ts';
import { deliver } from './deliver.ts';
import type { OutboxPorts } from './ports.ts';
import type { WorkTopic } from './topic.ts';

const NOW = Date.UTC(2026, 10, 22);
let sqlite: DatabaseSync;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sqlite = new DatabaseSync(':memory:');
  sqlite.exec(`CREATE TABLE outbox (id TEXT, store_id TEXT, topic TEXT, payload TEXT, body TEXT,
      attempts INTEGER, next_at INTEGER, expires_at INTEGER, delivered_at INTEGER, dead_at INTEGER,
      last_error TEXT, provider_id TEXT);
    INSERT INTO outbox (id, store_id, topic, payload, attempts, next_at, expires_at)
    VALUES ('m_1', 'st_a', 'due', '{}', 0, ${NOW}, ${NOW + 3_600_000})`);
});

const database = {
  first: ({ text, params }: Statement<unknown, DatabaseKind>) =>
    Promise.resolve(sqlite.prepare(text).get(...params)),
  apply({ text, params }: Statement<unknown, DatabaseKind>) {
    sqlite.prepare(text).run(...params);
    return Promise.resolve();
  },
  write(statements: readonly Statement<unknown, DatabaseKind>[]) {
    for (const { text, params } of statements) sqlite.prepare(text).run(...params);
    return Promise.resolve({ ok: true });
  },
} as unknown as Database<DatabaseKind>;

async function attempt(work: WorkTopic['work']) {
  const topic: WorkTopic = { name: 'due', alert: { none: '' }, work };
  const ports = { clock: { now: () => NOW }, random: () => 0.5, deadlineMs: 20 };
  const seconds = await deliver(database, 'm_1', {
    topics: new Map([['due', topic]]),
    ports: ports as unknown as OutboxPorts,
  });
  return { ...sqlite.prepare('SELECT * FROM outbox').get(), seconds };
}

test('work that was written is done, in the database of its row', async () => {
  const work = vi.fn<WorkTopic['work']>(() => Promise.resolve({ ok: true }));
  expect(await attempt(work)).toMatchObject({ seconds: null, delivered_at: NOW, dead_at: null });
  expect(work.mock.calls[0]?.[0]).toBe(database);
  expect(work.mock.calls[0]?.[1]).toMatchObject({ store_id: 'st_a', payload: '{}' });
});

test.each<[string, WorkTopic['work'], string]>([
  [
    'was refused',
    () => Promise.resolve({ ok: false, refusal: { kind: 'assert' } } as Written),
    'its work was refused: assert',
  ],
  ['broke', () => Promise.reject(new Error('boom')), 'its work broke: Error: boom'],
  ['never ends', () => new Promise<Written>(() => {}), 'its work broke: '],
])('work that %s is tried again', async (_what, work, reason) => {
  const after = await attempt(work);
  expect(after).toMatchObject({ delivered_at: null, dead_at: null, attempts: 1 });
  expect(String((after as { last_error?: string }).last_error)).toContain(reason);
  expect(after.seconds).toBeGreaterThan(0);
});
