/** What a conversation costs DIRECTORY: two rows a party, once a second, however much is written. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const MESSAGES = 12;
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await env.DIRECTORY.prepare(
    'CREATE TABLE told_row (place TEXT NOT NULL, party TEXT NOT NULL)',
  ).run();
  for (const [place, event, party] of [
    ['conversation', 'INSERT', 'mailbox_id'],
    ['conversation', 'UPDATE', 'mailbox_id'],
    ['conversation_question', 'INSERT', 'mailbox_id'],
    ['conversation_question', 'UPDATE', 'mailbox_id'],
    ['alert', 'INSERT', 'account_id'],
    ['outbox', 'INSERT', 'topic'],
  ]) {
    await env.DIRECTORY.prepare(
      `CREATE TRIGGER told_${place}_${event} AFTER ${event} ON ${place}
       BEGIN INSERT INTO told_row VALUES ('${place}', NEW.${party}); END`,
    ).run();
  }
});

/** Rows that were written since the last look, by the party that they are about. */
async function written(): Promise<Record<string, number>> {
  const rows = await directory(
    sql<{ party: string; n: number }>`SELECT party, count(*) AS n FROM told_row GROUP BY party`,
  );
  await directory(sql`DELETE FROM told_row`);
  return Object.fromEntries(rows.map(({ party, n }) => [party, n]));
}

test('a burst of messages is told once a second: a row for each party, and an alert for one that is away', async () => {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA)).body.conversation;
  await told(id);
  await written();
  const start = Date.now();
  for (let n = 0; n < MESSAGES; n += 1) await duena.write(id, { body: `Mensaje ${n}` }, MODA);
  await told(id);
  const seconds = Math.ceil((Date.now() - start) / 1_000);
  const rows = await written();
  expect(rows[MODA] ?? 0).toBeGreaterThan(0);
  // The row of its list, and once that its question was answered.
  expect(rows[MODA]).toBeLessThanOrEqual(2 + seconds);
  // One alert for all of them, beside the row of the list.
  expect(rows[ana.id]).toBeLessThanOrEqual(2 + seconds);
  expect(Math.max(rows[MODA] ?? 0, rows[ana.id] ?? 0)).toBeLessThan(MESSAGES);

  await ana.open(id);
  await told(id);
  await written();
  // What changes nothing writes nothing.
  await ana.open(id);
  await ana.history(id);
  await ana.get(id);
  await told(id);
  expect(await written()).toEqual({});
});
