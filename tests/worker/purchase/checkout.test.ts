import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { buyer, linesOf, withKey, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, NOON, rows, stockOf, write } from './world.ts';

newBuyersEachTest();

const world = makeWorld();

function holdsOf(store: { cell: 'a' | 'b' }, checkout: string) {
  return rows(store.cell, sql`SELECT sku_id FROM hold WHERE checkout_id = ${checkout}`);
}

describe('starting a checkout', () => {
  test('holds the stock for as long as the store says, at the prices of the moment', async () => {
    const store = await makeStore('b', { holdMinutes: 20 });
    const item = await makeItem(store, { onHand: 5, price: 4_000 });
    const { checkout, call } = buyer(world, store);
    const { status, body } = await checkout([{ item, amount: 3 }]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'open',
      expires_at: new Date(NOON + 20 * MINUTE_MS).toISOString(),
      items_total: 12_000,
      shipping_total: 9_900,
      total: 21_900,
      needs_delivery: true,
      needs_payment: true,
      payment_types: ['cash', 'str_card'],
    });
    expect(body.parts[0]?.delivery_options).toHaveLength(2);
    expect(await stockOf('b', item)).toEqual({ on_hand: 5, reserved: 3 });

    await write('b', sql`UPDATE sku SET list_price = 1 WHERE id = ${item.sku}`);
    const path = `/shopping-carts/${body.cart}/checkout/${body.id}`;
    const again = await call<CheckoutView>('GET', path);
    expect(again.body.items_total).toBe(12_000);
  });

  test('of 100 buyers at once for 10 units exactly 10 get one, the others the stock error', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 10 });
    const carts = await Promise.all(
      Array.from({ length: 100 }, () => buyer(world, store).cart([{ item }])),
    );
    const answers = await Promise.all(
      carts.map((cart) =>
        world.call(store, 'POST', `/shopping-carts/${cart}/checkout`, {}, withKey()),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, body } of answers.filter((one) => one.status !== 201)) {
      expect([status, body.code]).toEqual([409, 'out_of_stock']);
    }
    expect(await stockOf('a', item)).toEqual({ on_hand: 10, reserved: 10 });
  });

  test('the refusal names the item and what is left', async () => {
    const store = await makeStore();
    const [one, two] = [await makeItem(store), await makeItem(store, { onHand: 4 })];
    const cart = await buyer(world, store).cart([{ item: one }, { item: two, amount: 4 }]);
    await buyer(world, store).checkout([{ item: two, amount: 3 }]);
    const { status, body } = await world.call(
      store,
      'POST',
      `/shopping-carts/${cart}/checkout`,
      {},
      withKey(),
    );
    expect([status, body.code, body.field]).toEqual([
      409,
      'insufficient_stock',
      `lines.${two.sku}`,
    ]);
    expect(body.message).toMatch(/^Artículo item\d+: .*queda 1/);
    expect((await stockOf('a', one)).reserved).toBe(0);
  });

  test('an ended hold counts for nothing, swept or not', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 1 });
    const own = makeWorld();
    const first = await buyer(own, store).checkout([{ item }]);
    expect((await buyer(own, store).checkout([{ item }])).body.code).toBe('out_of_stock');
    own.clock.advance(15 * MINUTE_MS);
    const second = await buyer(own, store).checkout([{ item }]);
    expect(second.status).toBe(201);
    expect(await holdsOf(store, first.body.id)).toHaveLength(0);
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 1 });
    const path = `/shopping-carts/${first.body.cart}/checkout/${first.body.id}`;
    expect((await own.call<CheckoutView>(store, 'GET', path)).body.state).toBe('expired');
    expect((await own.call(store, 'PUT', `${path}/collection`, {})).body.code).toBe(
      'checkout_expired',
    );
  });

  test('a checkout that takes another’s place takes its units over', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 2 });
    const { checkout, cart, call } = buyer(world, store);
    const id = await cart([{ item, amount: 2 }]);
    const begin = (body: object) =>
      call<CheckoutView>('POST', `/shopping-carts/${id}/checkout`, body, withKey());
    const first = await begin({});
    const blocked = await begin({});
    expect(blocked.body.code).toBe('out_of_stock');
    const second = await begin({ to_replace: first.body.id });
    expect(second.status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 2, reserved: 2 });
    expect(await holdsOf(store, first.body.id)).toHaveLength(0);
    const path = `/shopping-carts/${id}/checkout/${first.body.id}`;
    expect((await call<CheckoutView>('GET', path)).body.state).toBe('expired');

    const foreign = await makeStore();
    const theirs = await makeItem(foreign, { onHand: 1 });
    const kept = await buyer(world, foreign).checkout([{ item: theirs }]);
    const own = await makeItem(store);
    await checkout([{ item: own }], { to_replace: kept.body.id });
    expect(await holdsOf(foreign, kept.body.id)).toHaveLength(1);
  });

  test('the browser’s own checkout neither empties its cart nor stands in its way', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 2 });
    const basket = linesOf([{ item, amount: 2 }]);
    const first = await buyer(world, store).checkout([{ item, amount: 2 }]);
    const own = { cookie: `checkout=${first.body.id}` };
    const quote = (headers?: Record<string, string>) =>
      world.call<CartView>(store, 'POST', '/shopping-carts/orders', { lines: basket }, headers);
    expect((await quote()).body.lines).toEqual([]);
    expect((await quote(own)).body.lines).toEqual(basket);
    const made = await world.call<CartView>(
      store,
      'POST',
      '/shopping-carts/',
      { lines: basket },
      own,
    );
    expect(made.body.notices).toEqual([]);
    const path = `/shopping-carts/${made.body.cart}/checkout`;
    const second = await world.call(store, 'POST', path, {}, { ...withKey(), ...own });
    expect(second.status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 2, reserved: 2 });
    expect(await holdsOf(store, first.body.id)).toHaveLength(0);
  });

  test('one key makes one checkout, however often it is sent at once', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 50 });
    const cart = await buyer(world, store).cart([{ item }]);
    const key = withKey();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        world.call(store, 'POST', `/shopping-carts/${cart}/checkout`, {}, key),
      ),
    );
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    ).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await stockOf('a', item)).reserved).toBe(1);
    const other = await world.call(
      store,
      'POST',
      `/shopping-carts/${cart}/checkout`,
      { campaign: 'x' },
      key,
    );
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const none = await world.call(store, 'POST', `/shopping-carts/${cart}/checkout`, {});
    expect([none.status, none.body.code]).toEqual([400, 'idempotency_key_required']);
  });

  test('an empty cart, a changed price and a supplier without terms are refused', async () => {
    const store = await makeStore();
    const { cart, checkout, call } = buyer(world, store);
    const empty = await call('POST', `/shopping-carts/${await cart([])}/checkout`, {}, withKey());
    expect(empty.body.code).toBe('cart_empty');
    const unready = await makeStore('a', { payments: [] });
    const item = await makeItem(unready, { listedBy: [store] });
    expect((await checkout([{ item }])).body.code).toBe('supplier_not_found');
  });

  test('of another store, in either cell, is not found', async () => {
    const store = await makeStore();
    const item = await makeItem(store);
    const { body } = await buyer(world, store).checkout([{ item }]);
    for (const other of [await makeStore('a'), await makeStore('b')]) {
      const path = `/shopping-carts/${body.cart}/checkout/${body.id}`;
      expect((await world.call(other, 'GET', path)).body.code).toBe('checkout_not_found');
      const put = await world.call(other, 'PUT', `${path}/collection`, {});
      expect(put.body.code).toBe('checkout_not_found');
      const placed = await buyer(world, other).place({ status: 0, body });
      expect(placed.body.code).toBe('checkout_not_found');
    }
  });
});

describe('delivery', () => {
  test('is the supplier’s first until the buyer chooses, and in the total', async () => {
    const supplier = await makeStore('a', { shipping: 5_000, deliveries: ['fixed_delivery'] });
    const store = await makeStore();
    const own = await makeItem(store, { price: 1_000 });
    const theirs = await makeItem(supplier, { price: 2_000, listedBy: [store] });
    const { checkout, call } = buyer(world, store);
    const { body } = await checkout([{ item: own }, { item: theirs }]);
    expect(body.parts.map((part) => part.delivery_type)).toEqual([
      'fixed_delivery',
      'fixed_delivery',
    ]);
    expect(body).toMatchObject({ shipping_total: 14_900, total: 17_900 });
    const path = `/shopping-carts/${body.cart}/checkout/${body.id}`;
    const collected = await call('PUT', `${path}/collection`, { supplier: store.id });
    expect(collected.body).toMatchObject({ shipping_total: 5_000, total: 8_000 });
    const refused = await call('PUT', `${path}/collection`, { supplier: supplier.id });
    expect([refused.status, refused.body.code]).toEqual([422, 'delivery_not_available']);
  });

  test('is not asked for what is nothing to carry', async () => {
    const store = await makeStore('a', { deliveries: [] });
    const digital = await makeItem(store, { kind: 'digital', onHand: null });
    const { body } = await buyer(world, store).checkout([{ item: digital }]);
    expect(body).toMatchObject({ needs_delivery: false, state: 'open' });
  });
});

test('lines of one SKU are one line', async () => {
  const store = await makeStore();
  const item = await makeItem(store, { onHand: 3 });
  const lines = linesOf([
    { item, amount: 2 },
    { item, amount: 2 },
  ]);
  const path = '/shopping-carts/orders';
  const { body } = await world.call<CartView>(store, 'POST', path, { lines });
  expect(body.lines).toEqual([{ ...item, amount: 3 }]);
});
