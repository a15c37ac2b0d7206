/** A store's staff moves its orders on, and cancels them. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import {
  fresh,
  makeItem,
  makeStore,
  NOON,
  rows,
  stockOf,
  type TestStore,
} from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

let desk: Desk;
beforeEach(async () => {
  desk = await makeDesk();
});

test('"next" leads a cash order to its end, each move once under its key, all kept', async () => {
  const { bought, read, next } = desk;
  const order = await bought();
  const path: OrderState[] = ['sent_to_supplier', 'in_process', 'to_deliver', 'paid', 'delivered'];
  for (const [step, from] of path.slice(0, -1).entries()) {
    const key = fresh('move-key-number-');
    const moved = await next(order, { from }, key);
    expect([moved.status, moved.body.state]).toEqual([200, path[step + 1]]);
    expect((await next(order, { from }, key)).body).toEqual(moved.body);
  }
  const { body } = await read(order);
  expect(body.history.map(({ from, to, by }) => [from, to, by?.id])).toEqual(
    path
      .slice(1)
      .map((to, step) => [path[step], to, 'ac_despacho'])
      .toReversed(),
  );
  expect(body).toMatchObject({
    next: null,
    may_cancel: false,
    arrives_on: null,
    received_on: new Date(NOON).toISOString(),
  });
});

test('a stage may be left out where the seller may choose it, and no other', async () => {
  const { bought, next } = desk;
  const order = await bought();
  await next(order, { from: 'sent_to_supplier' });
  const skipped = await next(order, { from: 'in_process', to: 'delivered' });
  expect([skipped.status, skipped.body.code]).toEqual([409, 'move_not_allowed']);
  expect((await next(order, { from: 'in_process', to: 'paid' })).body.state).toBe('paid');
});

test('of twenty who move or cancel it at one time one does, the others are told', async () => {
  const { item, bought, next, cancel } = desk;
  const order = await bought([{ item, amount: 2 }]);
  const from = 'sent_to_supplier';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0
        ? next(order, { from })
        : cancel(order, { from, reason: 'cannot_be_fulfilled' }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const codes = new Set(answers.map(({ body }) => body.code).filter(Boolean));
  for (const code of codes) expect(['order_moved', 'already_canceled']).toContain(code);
  const isCanceled = won[0]?.body.state === 'canceled_by_supplier';
  expect((await stockOf('a', item)).on_hand).toBe(isCanceled ? 5 : 3);
  const moves = await rows(
    'a',
    sql<{ n: number }>`SELECT n FROM order_move WHERE order_id = ${order}`,
  );
  expect(moves).toHaveLength(1);
});

test('a cancelled order gives its units back once, with their entry in the history', async () => {
  const { item, bought, read, cancel } = desk;
  const order = await bought([{ item, amount: 2 }]);
  const body = { from: 'sent_to_supplier', reason: 'other', message: 'Se inundó la bodega' };
  const key = fresh('cancel-key-number-');
  expect((await cancel(order, body, key)).body.state).toBe('canceled_by_supplier');
  expect((await cancel(order, body, key)).status).toBe(200);
  const again = await cancel(order, body);
  expect([again.status, again.body.code]).toEqual([409, 'already_canceled']);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  const moves = await rows(
    'a',
    sql`SELECT reason, before, after, account_id FROM stock_move WHERE sku_id = ${item.sku} ORDER BY n`,
  );
  expect(moves).toEqual([
    { reason: 'sold', before: 5, after: 3, account_id: null },
    { reason: 'returned', before: 3, after: 5, account_id: 'ac_despacho' },
  ]);
  expect((await read(order)).body.history[0]).toMatchObject({
    reason: 'other',
    note: 'Se inundó la bodega',
  });
});

test('an item that was sold out is shown anew, and no other', async () => {
  const { store, item, bought, cancel } = desk;
  const revision = async () =>
    (
      await rows('a', sql<{ revision: number }>`SELECT revision FROM store WHERE id = ${store.id}`)
    )[0]?.revision ?? expect.fail('no store');
  const body = { from: 'sent_to_supplier', reason: 'requested_by_client' };
  const some = await bought([{ item, amount: 2 }]);
  const before = await revision();
  await cancel(some, body);
  expect(await revision()).toBe(before);
  const all = await bought([{ item, amount: 5 }]);
  expect(await revision()).toBe(before + 1);
  await cancel(all, body);
  expect(await revision()).toBe(before + 2);
});

test('a reason of one’s own needs words, and an unknown one is refused', async () => {
  const { bought, cancel } = desk;
  const order = await bought();
  const from = 'sent_to_supplier';
  for (const body of [{ from, reason: 'other' }, { from, reason: 'porque sí' }, { from }]) {
    expect((await cancel(order, body)).status).toBe(400);
  }
});

test('what a card paid is given back once, however often the cancellation is repeated', async () => {
  const { world, staff, store, item, list, cancel } = desk;
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item, amount: 2 }]);
  expect(await list()).toEqual([]);
  await pay(token, FAKE_TOKENS.approve);
  const [order] = await list();
  const id = order?.id ?? '';
  const body = { from: 'sent_to_supplier', reason: 'requested_by_client' };
  const key = fresh('cancel-key-number-');
  expect((await cancel(id, body, key)).status).toBe(200);
  expect((await cancel(id, body, key)).status).toBe(200);
  await staff.settled();
  const reference = world.cards.asked[0]?.reference ?? '';
  expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 20_000 } });
  expect((await purchase(checkout)).body.payment_state).toBe('refunded');
  expect((await stockOf('a', item)).on_hand).toBe(5);
});

test('of a shared payment the seller’s order is cancelled alone: its part goes back, the rest stands', async () => {
  const { world, store, item, list, cancel } = desk;
  const other = await makeStore();
  const goods = await makeItem(other, { onHand: 3, listedBy: [store] });
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item }, { item: goods }]);
  await pay(token, FAKE_TOKENS.approve);
  const [order] = await list();
  const wish = { from: 'sent_to_supplier', reason: 'cannot_be_fulfilled' };
  const twenty = await Promise.all(Array.from({ length: 20 }, () => cancel(order?.id ?? '', wish)));
  expect(twenty.filter(({ status }) => status === 200)).toHaveLength(1);
  await desk.staff.settled();
  const { reference } = world.cards.asked[0]!;
  expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 10_000 } });
  const { body } = await purchase(checkout);
  expect(body.payment_state).toBe('approved');
  expect(body.orders.map(({ state }) => state).toSorted()).toEqual([
    'canceled_by_supplier',
    'sent_to_supplier',
  ]);
  expect((await stockOf('a', item)).on_hand).toBe(5);
  expect((await stockOf('a', goods)).on_hand).toBe(2);
});

test('the buyer is written to about a stage, once, where the purchase was made', async () => {
  const { staff, store, bought, read, next } = desk;
  const order = await bought();
  const key = fresh('move-key-number-');
  await next(order, { from: 'sent_to_supplier' }, key);
  await next(order, { from: 'sent_to_supplier' }, key);
  await next(order, { from: 'in_process', to: 'paid' });
  const asked = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox
      WHERE store_id = ${store.id} AND topic = 'mail.order_moved'`,
  );
  expect(asked).toHaveLength(1);
  expect(await consume(staff, store, asked[0]?.id ?? '')).toBe('ack');
  const { number } = (await read(order)).body;
  const [mail] = (await sentBy(store)).filter(({ subject }) => subject.includes(number));
  expect(mail).toMatchObject({
    recipient: 'ana@example.com',
    subject: `Tu pedido ${number} está en proceso`,
  });
  expect(mail?.html).toContain(`Tienda ${store.slug} aceptó tu pedido`);
});

test('a drop-ship supplier moves and cancels by the order alone, its own and no other store’s', async () => {
  const { bought, staff, store, read } = desk;
  const order = await bought();
  const call = (by: TestStore, method: 'POST' | 'DELETE', path: string, body: object) =>
    staff.call<{ state?: string; code?: string }>(
      by,
      method,
      `/dssupplier/orders/${order}${path}`,
      body,
      withKey(fresh('drop-key-number-')),
    );
  const from = 'sent_to_supplier';
  const elsewhere = await makeStore();
  expect((await call(elsewhere, 'POST', '/next', { from })).body.code).toBe('order_not_found');
  expect((await call(store, 'POST', '/next', { from })).body.state).toBe('in_process');
  const cancelled = { from: 'in_process', reason: 'cannot_be_fulfilled' };
  expect((await call(elsewhere, 'DELETE', '', cancelled)).body.code).toBe('order_not_found');
  expect((await call(store, 'DELETE', '', cancelled)).body.state).toBe('canceled_by_supplier');
  expect((await read(order)).body.state).toBe('canceled_by_supplier');
});
