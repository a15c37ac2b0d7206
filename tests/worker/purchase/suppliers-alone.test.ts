/** Carts of several suppliers that are bought one part at a time, by the store's setting or by the caller's wish. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { buyer, linesOf, newBuyersEachTest, withKey } from './buyer.ts';
import { paymentOf } from './paying.ts';
import { atOnce, taken } from './racing.ts';
import { makeItem, makeStore, makeWorld, rows, stockOf, write } from './world.ts';

newBuyersEachTest();

/** A cart of the store's own item and of another supplier's. */
async function begin(given: { readonly isApart?: boolean } = {}) {
  const world = makeWorld();
  const [store, other] = [await makeStore(), await makeStore()];
  if (given.isApart) {
    await write('a', sql`UPDATE store SET master_checkout = 0 WHERE id = ${store.id}`);
  }
  const own = await makeItem(store, { price: 10_000, onHand: 5 });
  const theirs = await makeItem(other, { price: 3_000, onHand: 5, listedBy: [store] });
  const shopper = buyer(world, store);
  const basket = [{ item: own, amount: 2 }, { item: theirs }];
  const cart = await shopper.cart(basket);
  const start = (body: object = {}, key?: string) =>
    shopper.call<CheckoutView & { code?: string }>(
      'POST',
      `/shopping-carts/${cart}/checkout`,
      body,
      withKey(key),
    );
  return { world, store, other, own, theirs, basket, start, ...shopper };
}

test('a store that is set so has each supplier bought alone, by what that supplier takes', async () => {
  const { store, other, own, theirs, basket, call, start, collect, place } = await begin({
    isApart: true,
  });
  const { body: view } = await call<CartView>('POST', '/shopping-carts/orders', {
    lines: linesOf(basket),
  });
  expect(view.orders.map(({ aggregated }) => aggregated)).toEqual([false, false]);
  expect(await start()).toMatchObject({
    status: 409,
    body: { code: 'supplier_required', field: 'supplier' },
  });
  expect((await start({ supplier: 'st_nobody' })).body.code).toBe('cart_empty');
  const theirPart = await start({ supplier: other.id });
  expect(theirPart.body).toMatchObject({ items_total: 3_000, parts: [{ supplier: other.id }] });
  expect(await stockOf('a', own)).toEqual({ on_hand: 5, reserved: 0 });
  await collect(theirPart);
  const placed = await place(theirPart);
  expect(placed.body).toMatchObject({ total: 3_000, orders: [expect.any(String)] });
  expect(await stockOf('a', theirs)).toEqual({ on_hand: 4, reserved: 0 });

  const ownPart = await start({ supplier: store.id });
  expect(ownPart.body.parts).toMatchObject([{ supplier: store.id, amount: 2, alone: true }]);
});

test('one supplier’s part of a purchase is ordered alone, and the rest goes on with its own holds', async () => {
  const { store, other, own, theirs, start, collect, place, purchase, call } = await begin();
  const whole = await start();
  await collect(whole);
  expect((await place(whole, { supplier_id: 'st_nobody' })).body.code).toBe('supplier_not_found');
  const first = await place(whole, { supplier_id: other.id }, 'the-same-key');
  expect(first).toMatchObject({ status: 201, body: { total: 3_000, payment_token: null } });
  const { checkout_aggregation: alone } = first.body;
  expect(alone).not.toBe(whole.body.id);
  expect(await stockOf('a', theirs)).toEqual({ on_hand: 4, reserved: 0 });
  expect(await stockOf('a', own)).toEqual({ on_hand: 5, reserved: 2 });
  expect((await purchase(alone)).body.orders).toMatchObject([{ supplier: other.id }]);
  // A repeat has the first answer, and takes no more goods.
  expect(await place(whole, { supplier_id: other.id }, 'the-same-key')).toEqual(first);
  expect((await place(whole, { supplier_id: other.id })).body.code).toBe('supplier_not_found');

  const path = `/shopping-carts/${whole.body.cart}/checkout/${whole.body.id}`;
  const { body: rest } = await call<CheckoutView>('GET', path);
  expect(rest).toMatchObject({ total: 20_000, held: true, parts: [{ supplier: store.id }] });
  const last = await place(whole, { supplier_id: store.id });
  expect(last.body).toMatchObject({ total: 20_000, checkout_aggregation: whole.body.id });
  expect(await stockOf('a', own)).toEqual({ on_hand: 3, reserved: 0 });
});

test('orders of the whole that await payment give way to the part, which has a payment of its own', async () => {
  const { world, other, own, theirs, start, collect, place, pay, purchase } = await begin();
  const whole = await start();
  await collect(whole);
  const before = await place(whole, { payment_type: 'str_card' });
  expect(before.body.total).toBe(23_000);
  const part = await place(whole, { payment_type: 'str_card', supplier_id: other.id });
  const { payment_token: token, checkout_aggregation: alone } = part.body;
  expect(token).not.toBe(before.body.payment_token);
  expect((await purchase(whole.body.id)).body).toMatchObject({ code: 'order_not_found' });
  // The whole's payment has nothing to charge any more.
  expect((await pay(before.body.payment_token as string, FAKE_TOKENS.approve)).body.code).toBe(
    'order_not_found',
  );
  expect((await pay(token as string, FAKE_TOKENS.approve)).body).toMatchObject({
    state: 'approved',
    amount: 3_000,
  });
  await world.settled();
  expect((await paymentOf('a', alone)).state).toBe('approved');
  expect([await stockOf('a', theirs), await stockOf('a', own)]).toEqual([
    { on_hand: 4, reserved: 0 },
    { on_hand: 5, reserved: 2 },
  ]);
});

test('of twenty orders of one part at once, one takes it out', async () => {
  const { other, own, theirs, start, collect, place } = await begin();
  const whole = await start();
  await collect(whole);
  const all = await atOnce(() => place(whole, { supplier_id: other.id }));
  expect(taken(all)).toBe(1);
  expect(await stockOf('a', theirs)).toEqual({ on_hand: 4, reserved: 0 });
  expect(await stockOf('a', own)).toEqual({ on_hand: 5, reserved: 2 });
  const made = await rows(
    'a',
    sql<{ n: number }>`SELECT count(*) AS n FROM purchase_order WHERE supplier_id = ${other.id}`,
  );
  expect(made).toEqual([{ n: 1 }]);
});

test('parts that are ordered apart by one guest begin one account, and send one mail', async () => {
  const { store, other, start, collect, place } = await begin();
  const whole = await start();
  await collect(whole);
  const wish = { save_as: 'user' };
  await place(whole, { ...wish, supplier_id: other.id });
  await place(whole, { ...wish, supplier_id: store.id });
  const mails = () =>
    rows<{ n: number }>(
      'a',
      sql`SELECT count(*) AS n FROM outbox WHERE store_id = ${store.id}
        AND topic = 'mail.order_account'`,
    );
  expect(await mails()).toEqual([{ n: 1 }]);
  const proofs = await rows<{ proof: string }>(
    'a',
    sql`SELECT DISTINCT account_asked ->> 'proof' AS proof FROM checkout
      WHERE cart_id = ${whole.body.cart}`,
  );
  expect(proofs).toEqual([{ proof: expect.stringMatching(/^pf_/) }]);
});

test('where each supplier is bought alone from the start, it is one mail too', async () => {
  const { store, other, start, collect, place } = await begin({ isApart: true });
  for (const supplier of [other.id, store.id]) {
    const part = await start({ supplier });
    await collect(part);
    expect((await place(part, { save_as: 'user' })).status).toBe(201);
  }
  const mails = await rows<{ n: number }>(
    'a',
    sql`SELECT count(*) AS n FROM outbox WHERE store_id = ${store.id}
      AND topic = 'mail.order_account'`,
  );
  expect(mails).toEqual([{ n: 1 }]);
});
