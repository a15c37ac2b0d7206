import { describe, expect, test } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import { buyer, linesOf, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, NOON, type TestStore } from './world.ts';

newBuyersEachTest();

const world = makeWorld();

const quoted = (store: TestStore, lines: readonly object[]) =>
  world.call<CartView>(store, 'POST', '/shopping-carts/orders', { lines });

describe('a quote', () => {
  test('is priced by the edge and grouped by the items’ owners', async () => {
    const supplier = await makeStore();
    const store = await makeStore();
    const own = await makeItem(store, { price: 5_000 });
    const theirs = await makeItem(supplier, { price: 700, dropship: true, listedBy: [store] });
    const lines = linesOf([
      { item: own, amount: 2 },
      { item: theirs, amount: 3 },
    ]);
    const { status, body } = await quoted(store, lines);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cart: null,
      total_products: 5,
      requestTotalAmount: 12_100,
      notices: [],
    });
    expect(body.orders).toMatchObject([
      {
        supplier: store.id,
        dssupplier: null,
        total: 10_000,
        aggregated: true,
        is_configured: true,
      },
      { supplier: supplier.id, dssupplier: supplier.id, total: 2_100 },
    ]);
    expect(body.lines).toEqual(lines);
  });

  test('says why a line is taken out or reduced', async () => {
    const store = await makeStore();
    const other = await makeStore();
    const foreign = await makeItem(other);
    const cases = [
      [await makeItem(store, { onHand: 0 }), 'out_of_stock', 0],
      [await makeItem(store, { onHand: 2 }), 'insufficient_stock', 2],
      [await makeItem(store, { max: 3 }), 'purchase_amount_exceeded', 3],
      [await makeItem(store, { hidePrice: true }), 'price_hidden', 0],
      [await makeItem(store, { state: 'unpublished' }), 'unavailable_for_sale', 0],
      [await makeItem(store, { kind: 'experience', date: NOON - 1 }), 'experience_ended', 0],
      [foreign, 'unavailable_for_sale', 0],
      [{ item: 'it_none', sku: 'sk_none' }, 'unavailable_for_sale', 0],
    ] as const;
    const lines = linesOf(cases.map(([item]) => ({ item, amount: 5 })));
    const { body } = await quoted(store, lines);
    const told = body.notices.map((one) => [one.code, one.amount]);
    expect(told).toEqual(cases.map(([, code, amount]) => [code, amount]));
    expect(body.total_products).toBe(5);
    // The answer holds no data of another store, not even its name.
    expect(JSON.stringify(body)).not.toContain(`Artículo ${foreign.item.slice(3)}`);
  });

  test('on demand has no bound but the most of a purchase', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: null });
    const lines = linesOf([{ item, amount: 900 }]);
    const { body } = await quoted(store, lines);
    expect(body.orders[0]?.products[0]).toMatchObject({ amount: 900, available: null });
  });

  test('costs the same number of round trips with one line and with two hundred', async () => {
    const store = await makeStore();
    const items = await Promise.all(Array.from({ length: 200 }, () => makeItem(store)));
    const { readQuote } = await import('../../../edge/modules/carts/index.ts');
    for (const count of [1, 200]) {
      const scope = world.scope(store);
      const quote = await readQuote(
        scope,
        linesOf(items.slice(0, count).map((item) => ({ item }))),
      );
      expect(quote.ok && quote.value.view.total_products).toBe(count);
      expect(scope.cell.cost.roundTrips).toBe(1);
    }
  });

  test('a proxy store has no cart and says so', async () => {
    const store = await makeStore('a', { isProxy: true });
    const answers = await Promise.all([
      world.call(store, 'POST', '/shopping-carts/orders', { lines: [] }),
      world.call(store, 'POST', '/shopping-carts/', { lines: [] }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([403, 'store_read_only']);
    }
  });
});

describe('a server cart', () => {
  test('takes, changes and gives back lines', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 5 });
    const { cart, call } = buyer(world, store);
    const id = await cart([{ item, amount: 2 }]);
    const added = await call<CartView>('POST', `/shopping-carts/${id}/products`, {
      ...item,
      amount: 2,
    });
    expect(added.body.total_products).toBe(4);
    const tooMany = await call('POST', `/shopping-carts/${id}/products`, { ...item, amount: 2 });
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'insufficient_stock' } });
    expect(tooMany.body.message).toContain('quedan 5');
    const set = await call<CartView>('PUT', `/shopping-carts/${id}/products/${item.sku}`, {
      amount: 1,
    });
    expect(set.body.lines).toEqual([{ ...item, amount: 1 }]);
    const removed = await call('DELETE', `/shopping-carts/${id}/products/${item.sku}`);
    expect(removed.body).toMatchObject({ cart: id, lines: [], total_products: 0 });
    const left = await call<CartView>('GET', `/shopping-carts/${id}/orders`);
    expect(left.body.lines).toEqual([]);
  });

  test('of another store, in either cell, is not found', async () => {
    const store = await makeStore('a');
    const item = await makeItem(store);
    const id = await buyer(world, store).cart([{ item }]);
    for (const other of [await makeStore('a'), await makeStore('b')]) {
      const answer = await world.call(other, 'GET', `/shopping-carts/${id}/orders`);
      expect([answer.status, answer.body.code]).toEqual([404, 'cart_not_found']);
      const added = await world.call(other, 'POST', `/shopping-carts/${id}/products`, {
        ...item,
        amount: 1,
      });
      expect(added.status).toBe(404);
    }
  });

  test('an invalid cart, line or amount is refused and changes nothing', async () => {
    const store = await makeStore();
    const item = await makeItem(store);
    const { cart, call } = buyer(world, store);
    const id = await cart([{ item }]);
    const bad = [
      { ...item, amount: 0 },
      { ...item, amount: -1 },
      { ...item, amount: 1.5 },
      { ...item, amount: '1' },
      { item: item.item, sku: "sk_'; --", amount: 1 },
    ];
    for (const body of bad) {
      const { status } = await call('POST', `/shopping-carts/${id}/products`, body);
      expect(status).toBe(400);
    }
    const left = await call<CartView>('GET', `/shopping-carts/${id}/orders`);
    expect(left.body.total_products).toBe(1);
  });
});
