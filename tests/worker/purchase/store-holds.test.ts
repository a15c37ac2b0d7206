/** The holds of a store's items, as its staff sees and frees them. */
import { beforeEach, expect, test } from 'vitest';
import type { Hold } from '../../../shared/contracts/holds.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, withKey, newBuyersEachTest } from './buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  stockOf,
  write,
  type TestItem,
  type TestStore,
  type World,
} from './world.ts';

newBuyersEachTest();

const dispatcher: Identity = {
  accountId: 'ac_despacho',
  sessionId: 'se_despacho',
  provedAt: 0,
  username: 'despacho',
  fullName: 'Despacho',
  photo: null,
  language: 'es',
  theme: null,
  role: 'dispatcher',
  keychain: keychainOf('dispatcher', { store_type: 'other', is_proxy: false }),
  ownStore: null,
};

let world: World;
let staff: World;
let store: TestStore;
let item: TestItem;

beforeEach(async () => {
  world = makeWorld({ ...nobody, addressKey: () => Promise.resolve(fresh('address')) });
  staff = makeWorld({ ...nobody, identity: () => Promise.resolve(dispatcher) });
  store = await makeStore();
  item = await makeItem(store, { onHand: 5, price: 10_000 });
});

async function list(at: TestStore = store) {
  const { body } = await staff.call<{ results: Hold[]; matches_estimated: number }>(
    at,
    'GET',
    '/orders/holds',
  );
  expect(body.matches_estimated).toBe(body.results.length);
  return body.results;
}

function free(id: string, { at = store, key = fresh('free-key-number-') } = {}) {
  return staff.call(at, 'DELETE', `/orders/holds/${id}`, {}, withKey(key));
}

async function only(at: TestStore = store): Promise<Hold> {
  const [hold, ...others] = await list(at);
  expect(others).toEqual([]);
  return hold ?? expect.fail('no hold');
}

test('a hold is listed with its units, its time and its holder, until it ends', async () => {
  await write('a', sql`UPDATE sku SET attributes = '{"Talla":"M"}' WHERE id = ${item.sku}`);
  const started = await buyer(world, store).checkout([{ item, amount: 2 }]);
  expect(await only()).toEqual({
    id: expect.stringMatching(/^hd_[a-z0-9]{26}$/),
    item: item.item,
    name: expect.stringContaining('Artículo'),
    variant: { Talla: 'M' },
    amount: 2,
    since: new Date(world.clock.now()).toISOString(),
    until: started.body.expires_at,
    holder: 'visitor',
    contact: null,
    is_paying: false,
  });
  staff.clock.advance(15 * MINUTE_MS);
  expect(await list()).toEqual([]);
});

test('a buyer is named by a contact that hides most of itself, an account by none', async () => {
  await buyer(world, store).awaiting([{ item }]);
  await buyer(staff, store).checkout([{ item }]);
  const seen = (await list()).map(({ holder, contact }) => `${holder} ${contact}`);
  expect(seen.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'account null',
    'buyer a•••@example.com',
  ]);
});

test('nothing of it opens the buyer’s purchase', async () => {
  const { checkout } = await buyer(world, store).awaiting([{ item }]);
  expect(JSON.stringify(await list())).not.toContain(checkout.slice(3));
});

test('a freed hold is free for others, once', async () => {
  await buyer(world, store).checkout([{ item, amount: 5 }]);
  const { id } = await only();
  const key = fresh('free-key-number-');
  expect((await free(id, { key })).status).toBe(200);
  expect((await free(id, { key })).status).toBe(200);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  await buyer(world, store).checkout([{ item, amount: 5 }]);
  const again = await free(id);
  expect([again.status, again.body.code]).toEqual([404, 'hold_not_found']);
  expect((await stockOf('a', item)).reserved).toBe(5);
});

test('its checkout stays open, and takes the units again with the order', async () => {
  const { ready, place } = buyer(world, store);
  const started = await ready([{ item, amount: 5 }]);
  await free((await only()).id);
  expect((await place(started)).status).toBe(201);
  expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
});

test('an order of freed units that are gone is refused, and says so', async () => {
  const { ready, place } = buyer(world, store);
  const started = await ready([{ item, amount: 5 }]);
  await free((await only()).id);
  await buyer(world, store).checkout([{ item, amount: 1 }]);
  const late = await place(started);
  expect([late.status, late.body.code]).toEqual([409, 'out_of_stock']);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 1 });
});

test('a checkout of which one item was freed is ordered whole, or not at all', async () => {
  const other = await makeItem(store, { onHand: 3 });
  const { ready, place, call } = buyer(world, store);
  const started = await ready([
    { item, amount: 5 },
    { item: other, amount: 3 },
  ]);
  const freed = (await list()).find((one) => one.item === item.item);
  await free(freed?.id ?? '');
  const path = `/shopping-carts/${started.body.cart}/checkout/${started.body.id}`;
  expect((await call<{ held: boolean }>('GET', path)).body.held).toBe(false);
  expect(await stockOf('a', other)).toEqual({ on_hand: 3, reserved: 3 });
  expect((await place(started, { payment_type: 'str_card' })).status).toBe(201);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 5 });
  expect(await stockOf('a', other)).toEqual({ on_hand: 3, reserved: 3 });
});

test('units whose payment is under way are not freed', async () => {
  const { awaiting, pay } = buyer(world, store);
  const { token } = await awaiting([{ item }]);
  await pay(token, FAKE_TOKENS.threeDs);
  const hold = await only();
  expect(hold.is_paying).toBe(true);
  const refused = await free(hold.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'hold_is_paying']);
  expect((await stockOf('a', item)).reserved).toBe(1);
});

test('a card is not charged for freed units that are gone, and is for those that are there', async () => {
  const { awaiting, pay } = buyer(world, store);
  const { token } = await awaiting([{ item, amount: 5 }]);
  await free((await only()).id);
  const rival = await buyer(world, store).checkout([{ item, amount: 1 }]);
  const refused = await pay(token, FAKE_TOKENS.approve);
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock']);
  expect(world.cards.asked).toEqual([]);
  expect(rival.status).toBe(201);
  await free((await only()).id);
  expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
});

test('the owner of the goods sees and frees them in any store, no other store does', async () => {
  const reseller = await makeStore();
  const goods = await makeItem(store, { onHand: 4, listedBy: [reseller] });
  await buyer(world, reseller).checkout([{ item: goods }]);
  expect(await list(reseller)).toEqual([]);
  const { id } = await only();
  const refused = await free(id, { at: reseller });
  expect([refused.status, refused.body.code]).toEqual([404, 'hold_not_found']);
  expect((await free(id)).status).toBe(200);
  expect((await stockOf('a', goods)).reserved).toBe(0);
});
