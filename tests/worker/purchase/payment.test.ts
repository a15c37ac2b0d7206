import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { address, buyer, withKey, newBuyersEachTest } from './buyer.ts';
import { begin, mailsOf, paymentOf } from './paying.ts';
import { makeStore, row, stockOf } from './world.ts';

newBuyersEachTest();

describe('an order by card', () => {
  test('awaits its payment, and is sent when the card is approved', async () => {
    const { world, store, item, token, checkout, pay, purchase, payment } = await begin();
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'created',
      payment_token: token,
      orders: [{ state: 'awaiting_payment', payment_type: 'str_card' }],
    });
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 1 });
    expect(await mailsOf('a', store.id)).toHaveLength(0);

    const paid = await pay(token, FAKE_TOKENS.approve);
    expect(paid).toMatchObject({ status: 200, body: { state: 'approved', amount: 10_000 } });
    expect(world.cards.asked[0]).toMatchObject({
      amount: { amount: 10_000, currency: 'MXN' },
      returnUrl: expect.stringContaining(`/checkout/${checkout}/return`),
    });
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'approved',
      card: { brand: 'visa', last4: '4242' },
      orders: [{ state: 'sent_to_supplier' }],
    });
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await mailsOf('a', store.id)).toHaveLength(1);
    expect((await payment(token)).body.state).toBe('approved');
    const again = await pay(token, FAKE_TOKENS.approve);
    expect([again.status, world.cards.asked.length]).toEqual([200, 1]);
  });

  test('may be tried again after a decline, under a reference of its own', async () => {
    const { world, token, checkout, pay } = await begin();
    const declined = await pay(token, FAKE_TOKENS.decline, 'declined-first');
    expect([declined.status, declined.body.code]).toEqual([402, 'payment_declined']);
    const repeat = await pay(token, FAKE_TOKENS.decline, 'declined-first');
    expect([repeat.status, world.cards.asked.length]).toEqual([402, 1]);
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
    const { id, tries } = await paymentOf('a', checkout);
    expect(tries).toBe(2);
    expect(world.cards.asked.map(({ reference }) => reference)).toEqual([`a.${id}-1`, `a.${id}-2`]);
    // The first key still stands for the try that was declined.
    expect((await pay(token, FAKE_TOKENS.decline, 'declined-first')).status).toBe(402);
  });

  test('can be paid in cash after all', async () => {
    const { store, item, token, checkout, pay, place, call, purchase } = await begin();
    await pay(token, FAKE_TOKENS.decline);
    const cart = await row(
      'a',
      sql<{ cart_id: string }>`SELECT cart_id FROM checkout WHERE id = ${checkout}`,
    );
    const body = { id: checkout, cart: cart.cart_id };
    const placed = await place({ status: 0, body });
    expect(placed).toMatchObject({ status: 201, body: { payment_token: null } });
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'none',
      orders: [{ state: 'sent_to_supplier', payment_type: 'cash' }],
    });
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
    const late = await pay(token, FAKE_TOKENS.approve);
    expect(late.body.code).toBe('checkout_already_placed');
    expect(await mailsOf('a', store.id)).toHaveLength(1);
    expect((await call('GET', `/orders/${placed.body.orders[0]}`)).status).toBe(200);
  });

  test('asks another amount when the delivery is chosen anew', async () => {
    const { token, checkout, place, call, pay } = await begin();
    const cart = await row(
      'a',
      sql<{ cart_id: string }>`SELECT cart_id FROM checkout WHERE id = ${checkout}`,
    );
    const path = `/shopping-carts/${cart.cart_id}/checkout/${checkout}`;
    await call('PUT', `${path}/fixed_delivery`, {});
    expect((await pay(token, FAKE_TOKENS.approve)).body.code).toBe('order_not_found');
    const body = { id: checkout, cart: cart.cart_id };
    const again = await place({ status: 0, body }, { payment_type: 'str_card', address });
    expect(again.body).toMatchObject({ payment_token: token, total: 19_900 });
    expect((await pay(token, FAKE_TOKENS.approve)).body).toMatchObject({
      state: 'approved',
      amount: 19_900,
    });
  });

  test('is charged once by calls in parallel, with one key or with many', async () => {
    for (const key of [() => 'the-same-key', () => undefined]) {
      const { world, item, token, pay } = await begin();
      const calls = Array.from({ length: 30 }, () => pay(token, FAKE_TOKENS.approve, key()));
      const answers = await Promise.all(calls);
      expect(world.cards.asked).toHaveLength(1);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      for (const { status, body } of answers) {
        expect(status === 200 ? body.state : body.code).toMatch(/^(approved|payment_pending)$/);
      }
      expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
    }
  });

  test('of another store, in either cell, is not found', async () => {
    const { world, token, store } = await begin();
    for (const other of [await makeStore('a'), await makeStore('b')]) {
      const { payment, pay, confirm } = buyer(world, other);
      for (const answer of [
        await payment(token),
        await pay(token, FAKE_TOKENS.approve),
        await confirm(token),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([404, 'payment_not_found']);
      }
    }
    expect(world.cards.asked).toHaveLength(0);
    const number = await world.call(
      store,
      'POST',
      `/payment/${token}/order/card`,
      { source_id: FAKE_TOKENS.approve, note: '4242424242424242' },
      withKey(),
    );
    expect([number.status, number.body.code]).toEqual([400, 'card_number_refused']);
  });
});

describe('3-D Secure', () => {
  test('leads to the bank, and the return settles', async () => {
    const { world, token, checkout, pay, confirm, payment, purchase } = await begin({ cell: 'b' });
    const asked = await pay(token, FAKE_TOKENS.threeDs);
    expect(asked.body).toMatchObject({
      state: 'requires_action',
      url_3ds: 'https://bank.example/3ds',
    });
    expect((await payment(token)).body.url_3ds).toBe('https://bank.example/3ds');
    expect((await confirm(token)).body.state).toBe('requires_action');
    // Another try gets the same page instead of a second charge.
    expect((await pay(token, FAKE_TOKENS.approve)).body.url_3ds).toBe('https://bank.example/3ds');
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    expect((await confirm(token)).body).toMatchObject({ state: 'approved', url_3ds: null });
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('sent_to_supplier');
    expect(world.cards.asked).toHaveLength(1);
  });

  test('refused by the bank, the buyer may try again', async () => {
    const { world, token, checkout, pay, confirm, purchase } = await begin();
    await pay(token, FAKE_TOKENS.threeDs);
    world.cards.settle(world.cards.asked[0]!.reference, 'declined');
    const { body } = await confirm(token);
    expect(body).toMatchObject({
      state: 'declined',
      decline_code: 'authentication_failed',
      decline_text: expect.stringContaining('aprueba el pago con tu banco'),
    });
    expect((await purchase(checkout)).body.decline_code).toBe('authentication_failed');
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  });
});
