/** A seller proposes a day and a cost, and the buyer agrees to them or cancels. */
import { beforeEach, expect, test } from 'vitest';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { address, buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeWorld, stockOf } from '../purchase/world.ts';
import { boughtOrderEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

const FROM = 'sent_to_supplier';
/** Two days after the world's noon. */
const DAY = '2100-08-22';

let desk: Desk;
beforeEach(async () => {
  desk = await makeDesk();
});

/** An order that is delivered and paid in cash. */
async function delivered(): Promise<string> {
  const { world, store, item } = desk;
  const { call, checkout, place } = buyer(world, store);
  const started = await checkout([{ item, amount: 2 }]);
  const path = `/shopping-carts/${started.body.cart}/checkout/${started.body.id}/fixed_delivery`;
  await call('PUT', path, {});
  const placed = await place(started, { address });
  expect(placed.status).toBe(201);
  return placed.body.orders[0] as string;
}
const propose = (order: string, body: object, key = fresh('propose-key-number-')) => {
  const { staff, store } = desk;
  const path = `/admin/suppliers/${store.id}/orders/${order}/proposal`;
  return staff.call<SellerOrderView>(store, 'PUT', path, body, withKey(key));
};
const confirm = (order: string, from = 'confirm_order', key = fresh('agree-key-number-')) =>
  desk.world.call<BoughtOrder>(desk.store, 'POST', `/orders/${order}/next`, { from }, withKey(key));
const read = async (order: string) =>
  (await desk.world.call<BoughtOrder>(desk.store, 'GET', `/orders/${order}`)).body;

test('the buyer sees day and cost, agrees once, and then owes it', async () => {
  const order = await delivered();
  const before = await read(order);
  expect(before.next).toBeNull();
  expect((await confirm(order, FROM)).body.code).toBe('move_not_allowed');
  const proposed = await propose(order, { from: FROM, arrives_on: DAY, cost: 5_000 });
  expect(proposed.body).toMatchObject({ state: 'confirm_order', arrives_on: DAY, next: null });
  expect(await read(order)).toMatchObject({
    state: 'confirm_order',
    next: 'in_process',
    may_cancel: true,
    arrives_on: DAY,
    extra_charge: 5_000,
    total: before.total,
  });
  const key = fresh('agree-key-number-');
  const agreed = await confirm(order, 'confirm_order', key);
  expect([agreed.status, agreed.body.state]).toEqual([200, 'in_process']);
  expect((await confirm(order, 'confirm_order', key)).body).toEqual(agreed.body);
  expect(await read(order)).toEqual(agreed.body);
  expect(agreed.body).toMatchObject({
    arrives_on: DAY,
    shipping_total: before.shipping_total + 5_000,
    total: before.total + 5_000,
  });
  expect((await confirm(order)).body.code).toBe('order_moved');
  const seen = (await desk.read(order)).body;
  expect([seen.total, seen.history[0]?.actor]).toEqual([before.total + 5_000, 'customer']);
});

test('a cost is refused where it cannot be paid, and a day that is none, past or too far', async () => {
  const collected = await desk.bought();
  const asked = { from: FROM, arrives_on: DAY };
  expect((await propose(collected, { ...asked, cost: 1 })).body.code).toBe('cost_not_payable');
  for (const arrives_on of ['2100-02-30', '2100-08-19', '2102-01-01', 'mañana']) {
    expect((await propose(collected, { ...asked, arrives_on })).status).toBe(400);
  }
  expect((await propose(collected, { ...asked, cost: -1 })).status).toBe(400);
  expect((await propose(collected, asked)).body.state).toBe('confirm_order');
  expect((await propose(collected, asked)).body.code).toBe('order_moved');
});

test('of twenty who agree or cancel at one time one does; nobody else may', async () => {
  const { world, store, item } = desk;
  const order = await delivered();
  await propose(order, { from: FROM, arrives_on: DAY, cost: 5_000 });
  const stranger = makeWorld(undefined, { endpoints: boughtOrderEndpoints });
  const from = 'confirm_order';
  const path = `/orders/${order}`;
  expect((await stranger.call(store, 'POST', `${path}/next`, { from }, withKey())).status).toBe(
    404,
  );
  const wish = { from, reason: 'requested_by_client' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0
        ? confirm(order)
        : world.call<BoughtOrder>(store, 'DELETE', path, wish, withKey()),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const isCanceled = won[0]?.body.state === 'canceled_by_customer';
  expect((await stockOf('a', item)).on_hand).toBe(isCanceled ? 5 : 3);
  expect((await read(order)).total).toBe(won[0]?.body.total);
});
