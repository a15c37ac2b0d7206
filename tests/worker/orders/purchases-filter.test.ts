/** A buyer's list in each of its filters, found by the account and by the proved address. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readOwnOrders } from '../../../edge/modules/orders/index.ts';
import { ALL_PURCHASES, type PurchasesFilter } from '../../../shared/rules/purchases-filter.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, rows, write } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

const DAY_MS = 86_400_000;

let desk: Desk;
let numbers: string[];
let first: string;
beforeEach(async () => {
  desk = await makeDesk();
  const made = [await desk.bought(), await desk.bought(), await desk.bought()];
  [first = ''] = made;
  const [one, two, three] = made;
  await write(
    'a',
    sql`UPDATE purchase_order SET account_id = 'ac_own', contact = '{}', created_at = ${DAY_MS},
    updated_at = ${9 * DAY_MS}, state = 'delivered' WHERE id = ${one}`,
  );
  await write(
    'a',
    sql`UPDATE purchase_order SET created_at = ${2 * DAY_MS}, updated_at = ${3 * DAY_MS},
    state = 'canceled_by_customer', payment_type = 'deposit' WHERE id = ${two}`,
  );
  await write(
    'a',
    sql`UPDATE purchase_order SET account_id = 'ac_own', created_at = ${4 * DAY_MS},
    updated_at = ${4 * DAY_MS}, delivery_type = 'fixed_delivery' WHERE id = ${three}`,
  );
  const found = await rows(
    'a',
    sql<{
      number: string;
    }>`SELECT number FROM purchase_order WHERE id IN (${one}, ${two}, ${three}) ORDER BY created_at`,
  );
  numbers = found.map(({ number }) => number);
});

async function list(
  filter: Partial<PurchasesFilter> & { from?: number; until?: number },
  page = { offset: 0, limit: 10 },
  store = desk.store,
) {
  const { from = null, until = null, ...given } = filter;
  const { start_date: _, end_date: __, ...all } = { ...ALL_PURCHASES, ...given };
  const buyer = { accountId: 'ac_own', email: 'ana@example.com' };
  const { cell } = desk.world.scope(store);
  const found = await readOwnOrders(cell, store.id, buyer, { ...all, from, until }, page);
  expect(found.matches_estimated).toBeGreaterThanOrEqual(found.results.length);
  return found.results.map(({ number }) => numbers.indexOf(number));
}

test('each filter finds its orders, each once, in the order that is asked for', async () => {
  expect(await list({})).toEqual([2, 1, 0]);
  expect(await list({ sort: 'created_at' })).toEqual([0, 1, 2]);
  expect(await list({ sort: '-updated_at' })).toEqual([0, 2, 1]);
  expect(await list({ state: 'delivered', include_delivered: 'false' })).toEqual([0]);
  expect(await list({ include_delivered: 'false' })).toEqual([2, 1]);
  expect(await list({ include_canceled: 'false' })).toEqual([2, 0]);
  expect(await list({ payment_type: 'deposit' })).toEqual([1]);
  expect(await list({ delivery_type: 'fixed_delivery' })).toEqual([2]);
  expect(await list({ from: 2 * DAY_MS, until: 4 * DAY_MS })).toEqual([1]);
  expect(await list({ text: first })).toEqual([0]);
  expect(await list({ text: (numbers[1] ?? '').toLowerCase() })).toEqual([1]);
  expect(await list({ text: '%' })).toEqual([]);
});

test('pages go on in the same order, and another store has none of them', async () => {
  expect(await list({ sort: 'created_at' }, { offset: 1, limit: 1 })).toEqual([1]);
  expect(await list({ sort: '-updated_at' }, { offset: 2, limit: 1 })).toEqual([1]);
  expect(await list({}, { offset: 0, limit: 10 }, await makeStore())).toEqual([]);
});
