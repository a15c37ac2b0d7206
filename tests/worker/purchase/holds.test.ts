/** The units that a visitor without a contact can keep from other buyers, and the time. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { HOLD_ITEM_UNITS, HOLD_STORE_UNITS } from '../../../shared/kernel/constants/limits.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { limits } from '../../../shared/contracts/limits.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, contact, newBuyersEachTest } from './buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  rows,
  stockOf,
  write,
  type TestItem,
  type TestStore,
  type World,
} from './world.ts';

newBuyersEachTest();

/** A world of callers at a network address of their own. */
function worldAt(address: string): World {
  return makeWorld({ ...nobody, addressKey: () => Promise.resolve(address) });
}

let world: World;
let store: TestStore;

beforeEach(async () => {
  world = worldAt(fresh('address'));
  store = await makeStore();
});

async function reservedOf(items: readonly TestItem[]): Promise<number> {
  const stocks = await Promise.all(items.map((item) => stockOf('a', item)));
  return stocks.reduce((sum, { reserved }) => sum + reserved, 0);
}

describe('without a contact', () => {
  test('a visitor holds ten units of an item, or a fifth of what is left', async () => {
    const few = await makeItem(store, { onHand: 40 });
    const many = await makeItem(store, { onHand: 200 });
    const cases: [TestItem, number, boolean][] = [
      [few, 11, false],
      [few, 10, true],
      [few, 1, false],
      [many, 41, false],
      [many, 40, true],
      [many, 1, false],
    ];
    for (const [item, amount, held] of cases) {
      const { status, body } = await buyer(world, store).checkout([{ item, amount }]);
      expect([amount, status, body.held]).toEqual([amount, 201, held]);
    }
    expect(await stockOf('a', few)).toEqual({ on_hand: 40, reserved: 10 });
    expect(await stockOf('a', many)).toEqual({ on_hand: 200, reserved: 40 });
  });

  test('variants of one item count together', async () => {
    const item = await makeItem(store, { onHand: 10 });
    const other = { item: item.item, sku: fresh('sk_') };
    await write(
      'a',
      sql`INSERT INTO sku (id, item_id, code, list_price, position, on_hand)
        VALUES (${other.sku}, ${item.item}, ${other.sku}, 10000, 1, 10)`,
    );
    const { body } = await buyer(world, store).checkout([
      { item, amount: 6 },
      { item: other, amount: 6 },
    ]);
    expect(body.held).toBe(false);
  });

  test('four calls do not hold a store', async () => {
    const items = await Promise.all(
      Array.from({ length: 30 }, () => makeItem(store, { onHand: 10 })),
    );
    const all = items.map((item) => ({ item, amount: 10 }));
    const begun = await Promise.all([1, 2, 3, 4].map(() => buyer(world, store).checkout(all)));
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await reservedOf(items)).toBeLessThanOrEqual(HOLD_STORE_UNITS);
  });

  test('calls at one time count together, and none of them is refused', async () => {
    const item = await makeItem(store, { onHand: 50 });
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => buyer(world, store).checkout([{ item, amount: 2 }])),
    );
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stockOf('a', item)).toEqual({ on_hand: 50, reserved: HOLD_ITEM_UNITS });
  });

  test('another address has holds of its own, one cart has the same ones everywhere', async () => {
    const item = await makeItem(store, { onHand: 50 });
    const here = buyer(world, store);
    const cart = await here.cart([{ item, amount: 6 }]);
    const from = async (address: string) => {
      const path = `/shopping-carts/${cart}/checkout`;
      const key = { 'idempotency-key': fresh('key-number-') };
      return worldAt(address).call<{ held: boolean }>(store, 'POST', path, {}, key);
    };
    expect((await from(fresh('address'))).body.held).toBe(true);
    expect((await from(fresh('address'))).body.held).toBe(false);
    const other = await buyer(worldAt(fresh('address')), store).checkout([{ item, amount: 10 }]);
    expect(other.body.held).toBe(true);
  });

  test('a reseller’s store is no way to hold more of the same item', async () => {
    const reseller = await makeStore();
    const item = await makeItem(store, { onHand: 50, listedBy: [reseller] });
    expect((await buyer(world, store).checkout([{ item, amount: 10 }])).body.held).toBe(true);
    expect((await buyer(world, reseller).checkout([{ item, amount: 1 }])).body.held).toBe(false);
  });

  test('what is not there cannot wait either', async () => {
    const item = await makeItem(store, { onHand: 12 });
    await buyer(worldAt(fresh('address')), store).checkout([{ item, amount: 10 }]);
    const late = await buyer(world, store).checkout([{ item, amount: 12 }]);
    expect([late.status, late.body.code]).toEqual([409, 'insufficient_stock']);
  });

  test('units that were held and are over count for nothing', async () => {
    const item = await makeItem(store, { onHand: 50 });
    await buyer(world, store).checkout([{ item, amount: 10 }]);
    world.clock.advance(15 * MINUTE_MS);
    expect((await buyer(world, store).checkout([{ item, amount: 10 }])).body.held).toBe(true);
    expect(await stockOf('a', item)).toEqual({ on_hand: 50, reserved: 10 });
  });
});

describe('a large hold waits for the contact', () => {
  test('and is made by the order that brings one', async () => {
    const item = await makeItem(store, { onHand: 40 });
    const { ready, place, call } = buyer(world, store);
    const started = await ready([{ item, amount: 30 }]);
    expect(started.body.held).toBe(false);
    expect(await stockOf('a', item)).toEqual({ on_hand: 40, reserved: 0 });
    expect((await place(started, { payment_type: 'str_card' })).status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 40, reserved: 30 });
    const path = `/shopping-carts/${started.body.cart}/checkout/${started.body.id}`;
    expect((await call<{ held: boolean }>('GET', path)).body.held).toBe(true);
    // It is held for its buyer: no visitor's units count it.
    expect((await buyer(world, store).checkout([{ item, amount: 10 }])).body.held).toBe(true);
    // To pay otherwise after all sells the same units, once.
    expect((await place(started)).status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 10, reserved: 10 });
  });

  test('an order in cash sells them at once', async () => {
    const item = await makeItem(store, { onHand: 40 });
    const { ready, place } = buyer(world, store);
    expect((await place(await ready([{ item, amount: 30 }]))).status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 10, reserved: 0 });
  });

  test('whoever comes first gets them', async () => {
    const item = await makeItem(store, { onHand: 40 });
    const { ready, place } = buyer(world, store);
    const started = await ready([{ item, amount: 30 }]);
    await buyer(worldAt(fresh('address')), store).checkout([{ item, amount: 11 }]);
    const taken = await buyer(worldAt(fresh('address')), store).ready([{ item, amount: 11 }]);
    expect((await place(taken)).status).toBe(201);
    const late = await place(started);
    expect([late.status, late.body.code]).toEqual([409, 'out_of_stock']);
    expect(await stockOf('a', item)).toEqual({ on_hand: 29, reserved: 0 });
  });

  test('an account’s contact is known', async () => {
    const item = await makeItem(store, { onHand: 40 });
    const identity: Identity = {
      accountId: 'ac_rosa',
      sessionId: 'se_rosa',
      provedAt: 0,
      username: 'rosa',
      fullName: 'Rosa',
      photo: null,
      language: 'es',
      theme: null,
      role: 'customer',
      keychain: new Set(),
      ownStore: null,
    };
    const person = makeWorld({ ...nobody, identity: () => Promise.resolve(identity) });
    const { body } = await buyer(person, store).checkout([{ item, amount: 30 }]);
    expect(body.held).toBe(true);
  });

  test('one mailbox opens few of them an hour', async () => {
    const item = await makeItem(store, { onHand: 40 });
    const order = async (index: number) => {
      const { ready, place } = buyer(worldAt(fresh('address')), store);
      const email = `grande+${index}@example.com`;
      const started = await ready([{ item, amount: 30 }]);
      const given = { payment_type: 'str_card', contact: { ...contact, email } };
      const { status } = await place(started, given);
      // After any sweep the next visitor finds the units free.
      await write('a', sql`UPDATE sku SET reserved = 0 WHERE id = ${item.sku}`);
      await write('a', sql`DELETE FROM hold WHERE sku_id = ${item.sku}`);
      return status;
    };
    const statuses: number[] = [];
    for (let index = 0; index <= limits.largeHoldByContact.times; index += 1) {
      statuses.push(await order(index));
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(
      limits.largeHoldByContact.times,
    );
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a renewal never outlives twice the first hold', async () => {
  const item = await makeItem(store, { onHand: 5 });
  const { checkout } = buyer(world, store);
  const begin = world.clock.now();
  let last = (await checkout([{ item, amount: 5 }])).body;
  const seen: [number, number, boolean][] = [];
  for (let minute = 5; minute < 40; minute += 5) {
    world.clock.advance(5 * MINUTE_MS);
    last = (await checkout([{ item, amount: 5 }], { to_replace: last.id })).body;
    const end = (Date.parse(last.expires_at) - begin) / MINUTE_MS;
    const { reserved } = await stockOf('a', item);
    expect(reserved).toBe(last.held ? 5 : 0);
    seen.push([minute, end, last.held]);
  }
  expect(seen).toEqual([
    [5, 20, true],
    [10, 25, true],
    [15, 30, true],
    [20, 30, true],
    // Nothing is held from here to the bound, although the buyer may still order.
    [25, 40, false],
    [30, 45, true],
    [35, 50, true],
  ]);
});

test('no address and no cart stays with a hold once the contact is known', async () => {
  const item = await makeItem(store, { onHand: 40 });
  const { ready, place } = buyer(world, store);
  const started = await ready([{ item, amount: 3 }]);
  const holder = () =>
    rows('a', sql`SELECT visitor, network FROM hold WHERE checkout_id = ${started.body.id}`);
  expect(await holder()).toEqual([
    { visitor: started.body.cart, network: expect.stringContaining('address') },
  ]);
  await place(started, { payment_type: 'str_card' });
  expect(await holder()).toEqual([{ visitor: null, network: null }]);
});
