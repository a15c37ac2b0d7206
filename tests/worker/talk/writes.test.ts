/**
 * What a conversation costs DIRECTORY: no more than two rows a message and party, once a second, however much is written;
 * only the first message to one that is away costs one row more.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { openLine } from './lines.ts';
import { openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const MESSAGES = 12;
/** Rows of DIRECTORY that a message may cost, for each of the two parties. */
const ROWS_MAX = 2;
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
    ['alert', 'UPDATE', 'account_id'],
    ['message_text', 'INSERT', 'conversation_id'],
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

/** The rows that a message cost, for each party, when every message was told by itself. */
async function costOf(messages: number, write: (n: number) => Promise<unknown>, id: string) {
  await told(id);
  await written();
  for (let n = 0; n < messages; n += 1) {
    await write(n);
    await told(id);
  }
  const rows = await written();
  return Object.values(rows).reduce((sum, n) => sum + n, 0) / messages / 2;
}

test('a message that both see at once costs no more than two rows a party: lists, words, a question', async () => {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA)).body.conversation;
  const lines = [
    await openLine(platform, id, ana),
    await openLine(platform, id, duena, { key: MODA }),
  ];
  const cost = await costOf(
    MESSAGES,
    (n) =>
      n % 2 === 0
        ? duena.write(id, { body: `Respuesta ${n}` }, MODA)
        : ana.write(id, { body: `Pregunta ${n}` }),
    id,
  );
  expect(cost).toBeGreaterThan(1);
  expect(cost).toBeLessThanOrEqual(ROWS_MAX);
  for (const { socket } of lines) socket.close();
});

test('messages to one that is away cost no more: one alert tells of them all', async () => {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA)).body.conversation;
  const cost = await costOf(4, (n) => duena.write(id, { body: `Mensaje ${n}` }, MODA), id);
  expect(cost).toBeGreaterThan(1);
  expect(cost).toBeLessThanOrEqual(ROWS_MAX);
});

test('the first message to one that is away costs five rows, each a fact of its own: lists, words, a question, the alert', async () => {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA)).body.conversation;
  await told(id);
  await directory(sql`DELETE FROM told_row`);
  await duena.write(id, { body: 'Sí, en azul' }, MODA);
  await told(id);
  const places = sql<{ place: string; n: number }>`SELECT place, count(*) AS n FROM told_row
    GROUP BY place ORDER BY place`;
  expect(await directory(places)).toEqual([
    { place: 'alert', n: 1 },
    { place: 'conversation', n: 2 },
    { place: 'conversation_question', n: 1 },
    { place: 'message_text', n: 1 },
  ]);
  await directory(sql`DELETE FROM told_row`);
  await duena.write(id, { body: 'Y en verde' }, MODA);
  await told(id);
  expect((await directory(places)).map(({ place }) => place)).toEqual([
    'conversation',
    'message_text',
  ]);
});

test('what is written in one second is told once', async () => {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA)).body.conversation;
  await told(id);
  await written();
  const start = Date.now();
  for (let n = 0; n < MESSAGES; n += 1) await ana.write(id, { body: `Mensaje ${n}` });
  await vi.waitFor(
    async () => {
      const texts = sql<{ n: number }>`SELECT count(*) AS n FROM message_text
        WHERE conversation_id = ${id}`;
      expect(await directory(texts)).toEqual([{ n: MESSAGES + 1 }]);
    },
    { timeout: 15_000, interval: 50 },
  );
  const tellings = Math.ceil((Date.now() - start) / 1_000) + 1;
  const { [MODA]: store, [ana.id]: own, [id]: texts } = await written();
  expect(texts).toBe(MESSAGES);
  // The shopper's own list, and the store's with its first question.
  expect(own).toBeLessThanOrEqual(tellings);
  expect(store).toBeLessThanOrEqual(tellings + 1);
});
