/** Round trips to the database of placing orders and settling their payment: no more for many suppliers and lines. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld } from './world.ts';

newBuyersEachTest();

let trips = 0;
beforeEach(() => {
  for (const database of [env.CELL_A, env.DIRECTORY]) {
    const batch = database.batch.bind(database);
    vi.spyOn(database, 'batch').mockImplementation((statements) => {
      trips += 1;
      return batch(statements);
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The round trips of some work. */
async function counted<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const before = trips;
  const done = await work();
  return [trips - before, done];
}

/** A store sells so many lines of so many suppliers: the round trips of the order and of its payment. */
async function sell(suppliers: number, lines: number) {
  const world = makeWorld();
  const store = await makeStore();
  const makers = await Promise.all(Array.from({ length: suppliers }, () => makeStore()));
  const basket = await Promise.all(
    Array.from({ length: lines }, async (_, at) => ({
      item: await makeItem(makers[at % suppliers]!, { listedBy: [store] }),
    })),
  );
  const { ready, place, pay, purchase } = buyer(world, store);
  const started = await ready(basket);
  const [order, placed] = await counted(() => place(started, { payment_type: 'str_card' }));
  expect(placed.body.orders).toHaveLength(suppliers);
  const token = placed.body.payment_token as string;
  const [settle, paid] = await counted(() => pay(token, FAKE_TOKENS.approve));
  expect(paid.body.state).toBe('approved');
  const { orders } = (await purchase(started.body.id)).body;
  expect(orders.map(({ state }) => state)).toEqual(orders.map(() => 'sent_to_supplier'));
  return { order, settle };
}

test('an order of one supplier takes as many as one of eight with forty lines', async () => {
  const one = await sell(1, 1);
  expect(one.order).toBeGreaterThan(0);
  expect(await sell(1, 40)).toEqual(one);
  expect(await sell(2, 2)).toEqual(one);
  expect(await sell(8, 40)).toEqual(one);
});
