/** Orders of several buyers in one store, and in another store of the cell: each is read alone. */
import { beforeAll, expect, test } from 'vitest';
import type { OrderView, Purchase } from '../../../shared/contracts/orders.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, type TestItem, type TestStore } from './world.ts';

newBuyersEachTest();

const world = makeWorld();

interface Bought {
  readonly store: TestStore;
  readonly item: TestItem;
  readonly amount: number;
  readonly checkout: string;
  readonly order: string;
}

let all: Bought[];
beforeAll(async () => {
  const [one, two] = [await makeStore(), await makeStore()];
  const buy = async (store: TestStore, amount: number): Promise<Bought> => {
    const item = await makeItem(store, { price: 1_000 });
    const { ready, place } = buyer(world, store);
    const begun = await ready([{ item, amount }]);
    const placed = await place(begun);
    expect(placed.status).toBe(201);
    const [order = ''] = placed.body.orders;
    return { store, item, amount, checkout: begun.body.id, order };
  };
  all = [await buy(one, 1), await buy(one, 2), await buy(two, 3)];
});

test('an order is read by its id, with its own lines', async () => {
  for (const { store, item, amount, order } of all) {
    const { body } = await buyer(world, store).call<OrderView>('GET', `/orders/${order}`);
    expect(body).toMatchObject({ id: order, total: amount * 1_000 });
    expect(body.lines.map((line) => [line.item, line.amount])).toEqual([[item.item, amount]]);
  }
});

test('a purchase is read by its checkout, with its own orders', async () => {
  for (const { store, item, amount, checkout, order } of all) {
    const { body } = await buyer(world, store).purchase(checkout);
    const { orders, total } = body satisfies Partial<Purchase>;
    expect([orders.map(({ id }) => id), total]).toEqual([[order], amount * 1_000]);
    expect(orders[0]?.lines.map((line) => line.item)).toEqual([item.item]);
  }
});

test('another store of the cell has none of them', async () => {
  const [first, , other] = all;
  const { call, purchase } = buyer(world, other!.store);
  expect((await call('GET', `/orders/${first!.order}`)).body.code).toBe('order_not_found');
  expect((await purchase(first!.checkout)).body.code).toBe('order_not_found');
});
