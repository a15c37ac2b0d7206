/** Owners of keys are told, by mail, of an element on their partners' pages that is to go. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openCells } from '../../../edge/db/cells.ts';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { ENDING_MAILS_AT_ONCE, tellEnding } from '../../../edge/flows/embeds/tell-ending.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { NOON, openStore } from '../platform/stores.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WHEEL = { since: '2026-11-21', until: '2027-11-21', use: 'shop-slider' };
const END = Date.UTC(2027, 10, 21);
const elements = [
  { element: 'shop-wheel', deprecated: WHEEL },
  { element: 'shop-later', deprecated: { since: '2027-01-01', until: '2028-01-01' } },
];

let work: CellScope;
let clock: ReturnType<typeof fixedClock>;

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
});

beforeEach(async () => {
  clock = fixedClock(NOON);
  const cell = openCells(readEnv(env)).find(({ name }) => name === 'a');
  if (!cell) throw new Error('no cell');
  const ports = { clock, payments: fakePayments(), passwords: quickPasswords } as never;
  work = { env: readEnv(env), ports, cell };
  await write(
    sql`DELETE FROM outbox`,
    sql`DELETE FROM embed_notice`,
    sql`DELETE FROM embed_count`,
    sql`DELETE FROM embed_key`,
  );
});

async function write(...statements: readonly Statement[]): Promise<void> {
  await env.CELL_A.batch(statements.map((one) => env.CELL_A.prepare(one.text).bind(...one.params)));
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A key of the store, with one row of what its pages showed. */
function shown(id: string, { element = 'shop-wheel', at = NOON, state = 'active' } = {}) {
  return write(
    sql`INSERT INTO embed_key
        (id, store_id, public_key, partner, origins, per_minute, state, created_at)
      SELECT ${id}, id, ${`pk_${id}`}, ${`Blog ${id}`}, '[]', 600, ${state}, 1 FROM store
      WHERE slug = 'uno'`,
    sql`INSERT INTO embed_count (key_id, day, element, origin, views)
      VALUES (${id}, ${dayAt(at)}, ${element}, 'https://blog.example', 1)`,
  );
}

async function asked(): Promise<string[]> {
  const { results } = await env.CELL_A.prepare(
    `SELECT payload ->> 'key' || ' ' || (payload ->> 'occasion') AS told FROM outbox
      WHERE topic = 'mail.embed_ending' ORDER BY told`,
  ).all<{ told: string }>();
  return results.map(({ told }) => told);
}

const runAt = (time: number): Promise<void> => {
  clock.advance(time - clock.now());
  return tellEnding(work, elements);
};

test('the keys that showed it in thirty days are told of, each once', async () => {
  await shown('ek_1');
  await shown('ek_2', { at: NOON - 30 * DAY_MS });
  await shown('ek_old', { at: NOON - 31 * DAY_MS });
  await shown('ek_other', { element: 'shop-item' });
  await shown('ek_later', { element: 'shop-later' });
  await shown('ek_paused', { state: 'paused' });
  await Promise.all([tellEnding(work, elements), tellEnding(work, elements)]);
  const both = ['ek_1 declared', 'ek_2 declared'];
  expect(await asked()).toEqual(both);
  await runAt(NOON + DAY_MS);
  await runAt(NOON + 2 * DAY_MS);
  expect(await asked()).toEqual(both);
  const row = await env.CELL_A.prepare(
    `SELECT store_id, payload FROM outbox WHERE payload ->> 'key' = 'ek_1'`,
  ).first<{ store_id: string; payload: string }>();
  expect(JSON.parse(row?.payload ?? '')).toEqual({
    key: 'ek_1',
    partner: 'Blog ek_1',
    element: 'shop-wheel',
    occasion: 'declared',
    until: '2027-11-21',
    use: 'shop-slider',
  });
});

test('and once more in the last month, where the pages still show it', async () => {
  await shown('ek_1');
  await shown('ek_left');
  await runAt(NOON);
  await write(sql`UPDATE embed_count SET day = ${dayAt(END - 31 * DAY_MS)} WHERE key_id = 'ek_1'`);
  await runAt(END - 30 * DAY_MS - 1);
  expect(await asked()).toEqual(['ek_1 declared', 'ek_left declared']);
  await runAt(END - 30 * DAY_MS);
  await runAt(END - 29 * DAY_MS);
  expect(await asked()).toEqual(['ek_1 declared', 'ek_1 ending', 'ek_left declared']);
});

test('nobody is told before it is declared, nor of what has gone', async () => {
  await shown('ek_1', { at: END - DAY_MS });
  await tellEnding(work, [
    { element: 'shop-wheel', deprecated: { since: '2026-11-22', until: '2027-11-22' } },
  ]);
  await runAt(END);
  expect(await asked()).toEqual([]);
});

test('a run asks for so many mails, and the next one for the others', async () => {
  const more = 3;
  for (let n = 0; n < ENDING_MAILS_AT_ONCE + more; n += 1) await shown(`ek_${n}`);
  await runAt(NOON + 7 * DAY_MS);
  expect(await asked()).toHaveLength(ENDING_MAILS_AT_ONCE);
  await runAt(NOON + 7 * DAY_MS);
  const all = await asked();
  expect(all).toHaveLength(ENDING_MAILS_AT_ONCE + more);
  expect(new Set(all).size).toBe(all.length);
});
