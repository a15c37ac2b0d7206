/** Checkouts that were left: shown after an hour with their tries, to those who may read orders, for thirty days. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { reconcile } from '../../../edge/flows/purchase/reconcile.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { LeftCheckout } from '../../../shared/contracts/left-checkouts.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import type { StoreRole } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { buyer, contact, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, row, type TestStore } from './world.ts';

newBuyersEachTest();

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
type List = { results: LeftCheckout[]; matches_estimated: number; code?: string };

async function begin() {
  const world = makeWorld();
  const store = await makeStore();
  const item = await makeItem(store, { price: 11_600, onHand: 100 });
  return { world, store, item, ...buyer(world, store) };
}

/** What somebody of the store reads, some time after the tests' noon. */
function reading(role: StoreRole, after: number) {
  const keychain = keychainOf(role, { store_type: 'other', is_proxy: false });
  const who = { ...accountant, role, keychain };
  const endpoints = [...moneyEndpoints, ...purchaseEndpoints];
  const world = makeWorld({ ...nobody, identity: () => Promise.resolve(who) }, { endpoints });
  world.clock.advance(after);
  return async (store: TestStore, query = '') =>
    (await world.call<List>(store, 'GET', `/admin/suppliers/${store.id}/left_checkouts${query}`))
      .body;
}

async function leave(given: Awaited<ReturnType<typeof begin>>) {
  const { world, item, ready, place, pay } = given;
  const started = await ready([{ item }]);
  const placed = await place(started, { payment_type: 'str_card' });
  const token = placed.body.payment_token as string;
  await pay(token, FAKE_TOKENS.decline);
  await pay(token, FAKE_TOKENS.decline);
  world.clock.advance(20 * MINUTE_MS);
  await sweepHolds(world.work('a').cell, world.clock.now());
  return started.body.id;
}

test('after an hour it is shown with its contact, its goods and each refused try', async () => {
  const shop = await begin();
  const checkout = await leave(shop);
  expect((await reading('owner', 30 * MINUTE_MS)(shop.store)).results).toEqual([]);
  const { results, matches_estimated: found } = await reading('owner', 2 * HOUR_MS)(shop.store);
  expect(found).toBe(1);
  expect(results).toMatchObject([
    {
      checkout,
      amount: 11_600,
      payment_type: 'str_card',
      buyer: { full_name: contact.full_name, email: contact.email },
      lines: [{ amount: 1 }],
      tries: [{ decline_code: 'card_declined' }, { decline_code: 'card_declined' }],
    },
  ]);
});

test('a buyer who bought afterwards has not gone away, nor one who is still there', async () => {
  const shop = await begin();
  await leave(shop);
  const again = await shop.ready([{ item: shop.item }]);
  await shop.place(again, { payment_type: 'cash' });
  expect((await reading('owner', 2 * HOUR_MS)(shop.store)).results).toEqual([]);
});

test('only those who may read orders see it, and of no other store; by day, and for thirty days', async () => {
  const shop = await begin();
  await leave(shop);
  const read = reading('dispatcher', 2 * HOUR_MS);
  expect((await read(shop.store)).results).toHaveLength(1);
  expect((await read(await makeStore())).results).toEqual([]);
  expect((await reading('marketing', 2 * HOUR_MS)(shop.store)).code).toBe('not_allowed');
  expect((await read(shop.store, '?end_date=2000-01-01')).results).toEqual([]);
  expect((await read(shop.store, '?start_date=2000-01-01')).results).toHaveLength(1);
  expect((await reading('owner', 31 * DAY_MS)(shop.store)).results).toEqual([]);
});

test('whose card would have paid is forgotten after thirty days', async () => {
  const shop = await begin();
  const checkout = await leave(shop);
  const billing = () =>
    row<{ billing: string | null }>(
      'a',
      sql`SELECT billing FROM payment WHERE checkout_id = ${checkout}`,
    );
  expect((await billing())?.billing).toContain(contact.email);
  shop.world.clock.advance(31 * DAY_MS);
  await reconcile(shop.world.work('a'));
  expect(await billing()).toEqual({ billing: null });
});
