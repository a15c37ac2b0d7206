import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { cleanUpMessages, DEAD_LIFE_MS, SENT_LIFE_MS } from './clean-up.ts';

const NOW = Date.UTC(2026, 10, 22);

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE outbox (id TEXT, body TEXT, delivered_at INTEGER, dead_at INTEGER,
      last_error TEXT, expires_at INTEGER DEFAULT ${NOW + 1}, next_at INTEGER DEFAULT 0);
    CREATE TABLE sent_mail (id TEXT, sent_at INTEGER)`);
});

function cleanUp(): void {
  for (const { text, params } of cleanUpMessages(NOW)) database.prepare(text).run(...params);
}
const idsOf = (table: 'outbox' | 'sent_mail') =>
  database
    .prepare(`SELECT id FROM ${table} ORDER BY id`)
    .all()
    .map(({ id }) => id);

test.each([
  ['outbox', 'delivered_at', SENT_LIFE_MS],
  ['outbox', 'dead_at', DEAD_LIFE_MS],
  ['sent_mail', 'sent_at', SENT_LIFE_MS],
] as const)('a row of %s goes once its %s is over', (table, column, life) => {
  const insert = database.prepare(`INSERT INTO ${table} (id, ${column}) VALUES (?, ?)`);
  insert.run('kept', NOW - life);
  insert.run('gone', NOW - life - 1);
  insert.run('new', NOW);
  cleanUp();
  expect(idsOf(table)).toEqual(['kept', 'new']);
});

test('a message whose time is over dies, and loses what it says', () => {
  const insert = database.prepare(
    'INSERT INTO outbox (id, body, expires_at, next_at, delivered_at) VALUES (?, ?, ?, ?, ?)',
  );
  insert.run('over', 'pin', NOW, NOW, null);
  insert.run('under way', 'pin', NOW + 1, NOW, null);
  insert.run('being tried', 'pin', NOW, NOW + 1, null);
  insert.run('sent', 'pin', NOW, NOW, NOW);
  cleanUp();
  const rows = database.prepare('SELECT id, body, dead_at FROM outbox ORDER BY id').all();
  expect(rows.map(({ id, body, dead_at }) => [id, body, dead_at])).toEqual([
    ['being tried', null, null],
    ['over', null, NOW],
    ['sent', null, null],
    ['under way', 'pin', null],
  ]);
});

test('what was sent stays thirty days, what died ninety', () => {
  expect([SENT_LIFE_MS, DEAD_LIFE_MS]).toEqual([2_592_000_000, 7_776_000_000]);
});
