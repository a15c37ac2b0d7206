/** A buyer cancels an order of their own. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { boughtOrderEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeItem, makeStore, makeWorld, rows, stockOf, write } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

const endpoints = [...purchaseEndpoints, ...boughtOrderEndpoints];
const WISH = { from: 'sent_to_supplier', reason: 'requested_by_client' };

let desk: Desk;
beforeEach(async () => {
  desk = await makeDesk();
});

const cancel = (order: string, body: object = WISH, key = fresh('wish-key-number-')) =>
  desk.world.call<BoughtOrder>(desk.store, 'DELETE', `/orders/${order}`, body, withKey(key));
const read = async (order: string) =>
  (await desk.world.call<BoughtOrder>(desk.store, 'GET', `/orders/${order}`)).body;
const movesOf = (order: string) =>
  rows(
    'a',
    sql`SELECT actor, account_id, from_state, to_state, reason, note FROM order_move
      WHERE order_id = ${order}`,
  );

test('a guest cancels in the browser that bought: once under the key, units back, all kept', async () => {
  const { item, bought, read: readAsSeller } = desk;
  const order = await bought([{ item, amount: 2 }]);
  expect(await read(order)).toMatchObject({ may_cancel: true, history: [] });
  const body = { ...WISH, reason: 'other', message: ' Se <b>equivocó</b> 🙈 ' };
  const key = fresh('wish-key-number-');
  const canceled = await cancel(order, body, key);
  expect([canceled.status, canceled.body.state]).toEqual([200, 'canceled_by_customer']);
  expect((await cancel(order, body, key)).body).toEqual(canceled.body);
  const again = await cancel(order, body);
  expect([again.status, again.body.code]).toEqual([409, 'already_canceled']);
  expect(await read(order)).toEqual(canceled.body);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  const back = await rows(
    'a',
    sql`SELECT reason, before, after, account_id FROM stock_move WHERE sku_id = ${item.sku} ORDER BY n`,
  );
  expect(back[1]).toEqual({ reason: 'returned', before: 3, after: 5, account_id: null });
  expect(await movesOf(order)).toEqual([
    {
      actor: 'customer',
      account_id: null,
      from_state: 'sent_to_supplier',
      to_state: 'canceled_by_customer',
      reason: 'other',
      note: 'Se <b>equivocó</b> 🙈',
    },
  ]);
  expect((await readAsSeller(order)).body.history[0]).toMatchObject({ actor: 'customer' });
});

test('nobody else cancels: a link alone, another browser or store is told of no order', async () => {
  const { store, item, bought } = desk;
  const order = await bought([{ item }]);
  const stranger = makeWorld({ ...nobody }, { endpoints });
  const elsewhere = await makeStore();
  const path = `/orders/${order}`;
  const none = await stranger.call(
    store,
    'DELETE',
    `/orders/or_${'0'.repeat(26)}`,
    WISH,
    withKey(),
  );
  const byLink = await stranger.call<BoughtOrder>(store, 'DELETE', path, WISH, withKey());
  expect([byLink.status, byLink.body.code]).toEqual([404, 'order_not_found']);
  expect({ ...byLink.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
  expect((await desk.world.call(elsewhere, 'DELETE', path, WISH, withKey())).status).toBe(404);
  const seen = await stranger.call<BoughtOrder>(store, 'GET', path);
  expect(seen.body).toMatchObject({ state: 'sent_to_supplier', may_cancel: false });
  expect(await movesOf(order)).toEqual([]);
});

test('an order that has left the store is not cancelled, and the answer says so', async () => {
  const { bought, next } = desk;
  const order = await bought();
  await next(order, { from: 'sent_to_supplier' });
  const late = await cancel(order);
  expect([late.status, late.body.code]).toEqual([409, 'order_moved']);
  await next(order, { from: 'in_process', to: 'paid' });
  const gone = await cancel(order, { ...WISH, from: 'paid' });
  expect([gone.status, gone.body.code]).toEqual([409, 'cancel_not_allowed']);
  expect(gone.body.message).toContain('Ocurrió un error al intentar cancelar la orden de compra');
  expect(await read(order)).toMatchObject({ state: 'paid', may_cancel: false });
});

test('of twenty cancellations and moves at one time one is made, the others are told', async () => {
  const { item, bought, next } = desk;
  const order = await bought([{ item, amount: 2 }]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0 ? cancel(order) : next(order, { from: 'sent_to_supplier' }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect(['order_moved', 'already_canceled']).toContain(body.code);
  }
  const isCanceled = won[0]?.body.state === 'canceled_by_customer';
  expect((await stockOf('a', item)).on_hand).toBe(isCanceled ? 5 : 3);
  expect(await movesOf(order)).toHaveLength(1);
});

test('what a card paid is given back once, however often it is asked for', async () => {
  const { world, store, item } = desk;
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item, amount: 2 }]);
  await pay(token, FAKE_TOKENS.approve);
  const order = (await purchase(checkout)).body.orders[0]?.id ?? '';
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(order)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await world.settled();
  const reference = world.cards.asked[0]?.reference ?? '';
  expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 20_000 } });
  expect((await purchase(checkout)).body.payment_state).toBe('refunded');
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
});

test('an unpaid purchase is dropped whole: its units are free, and it is paid no more', async () => {
  const { world, store, item } = desk;
  const other = await makeStore();
  const goods = await makeItem(other, { onHand: 3, listedBy: [store] });
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item }, { item: goods }]);
  const [first] = (await purchase(checkout)).body.orders;
  const dropped = await cancel(first?.id ?? '', { ...WISH, from: 'awaiting_payment' });
  expect(dropped.body.state).toBe('canceled_by_customer');
  expect((await purchase(checkout)).body.orders.map(({ state }) => state)).toEqual([
    'canceled_by_customer',
    'canceled_by_customer',
  ]);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await stockOf('a', goods)).toEqual({ on_hand: 3, reserved: 0 });
  expect((await pay(token, FAKE_TOKENS.approve)).body.code).toBe('checkout_expired');
  expect(world.cards.asked).toEqual([]);
});

test('a cancellation against the payment: either the order is paid or it is cancelled', async () => {
  const { world, store, item } = desk;
  const { awaiting, pay, purchase } = buyer(world, store);
  for (let round = 0; round < 5; round += 1) {
    const { token, checkout } = await awaiting([{ item }]);
    const order = (await purchase(checkout)).body.orders[0]?.id ?? '';
    const [paid, dropped] = await Promise.all([
      pay(token, FAKE_TOKENS.approve),
      cancel(order, { ...WISH, from: 'awaiting_payment' }),
    ]);
    await world.settled();
    const { state } = await read(order);
    if (dropped.status === 200) {
      expect([state, paid.body.code]).toEqual(['canceled_by_customer', 'checkout_expired']);
    } else {
      expect([state, paid.status]).toEqual(['sent_to_supplier', 200]);
      expect(['payment_pending', 'order_moved']).toContain(dropped.body.code);
      expect((await cancel(order)).status).toBe(200);
      await world.settled();
    }
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  }
});

test('orders of a shared payment are cancelled one by one, until all of it is refunded', async () => {
  const { world, store, item } = desk;
  const other = await makeStore();
  const goods = await makeItem(other, { onHand: 3, listedBy: [store] });
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item }, { item: goods }]);
  await pay(token, FAKE_TOKENS.approve);
  const { reference } = world.cards.asked[0]!;
  const orders = (await purchase(checkout)).body.orders;
  expect((await cancel(orders[0]?.id ?? '')).status).toBe(200);
  await world.settled();
  expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 10_000 } });
  expect((await purchase(checkout)).body).toMatchObject({
    payment_state: 'approved',
    orders: [{ state: 'canceled_by_customer' }, { state: 'sent_to_supplier' }],
  });
  expect((await cancel(orders[1]?.id ?? '')).status).toBe(200);
  await world.settled();
  expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 20_000 } });
  expect((await purchase(checkout)).body.payment_state).toBe('refunded');
});

test('a reason is asked for, and a text of its own where it is another one', async () => {
  const order = await desk.bought();
  const from = 'sent_to_supplier';
  for (const body of [
    { from },
    { from, reason: 'porque sí' },
    { from, reason: 'other', message: '  ' },
    { from, reason: 'other', message: 'a'.repeat(501) },
  ]) {
    expect((await cancel(order, body)).status).toBe(400);
  }
  expect((await cancel(order, { ...WISH, message: '🙈'.repeat(250) })).status).toBe(200);
});

test('buyer and store are written to, once, each with a link of their own', async () => {
  const { world, store, item, bought } = desk;
  const profile = { contact_email: 'ventas@casa.test', store_theme_info: { sections_info: {} } };
  await write(
    'a',
    sql`UPDATE store SET profile = ${JSON.stringify(profile)} WHERE id = ${store.id}`,
  );
  const order = await bought([{ item }]);
  const key = fresh('wish-key-number-');
  await cancel(order, WISH, key);
  await cancel(order, WISH, key);
  const asked = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${store.id}
      AND topic IN ('mail.order_moved', 'mail.order_answered') ORDER BY topic`,
  );
  expect(asked).toHaveLength(2);
  for (const { id } of asked) expect(await consume(world, store, id)).toBe('ack');
  const { number } = await read(order);
  const mails = await sentBy(store);
  const to = (recipient: string) => mails.find((mail) => mail.recipient === recipient);
  expect(to('ventas@casa.test')?.subject).toBe(`Cancelaron el pedido ${number}`);
  expect(to('ventas@casa.test')?.html).toContain(`/admin/ordenes/${order}`);
  expect(to('ana@example.com')?.subject).toBe(`Cancelaste tu pedido ${number}`);
});
