import { describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/sql.ts';
import { reconcile } from '../../../edge/flows/reconcile.ts';
import { sweepHolds } from '../../../edge/flows/sweep-holds.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { address, buyer, withKey } from './buyer.ts';
import {
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  row,
  rows,
  stockOf,
  type World,
} from './world.ts';

const HOLD_MS = 15 * MINUTE_MS;

interface PaymentRow {
  id: string;
  state: string;
  tries: number;
  refund_reason: string | null;
}

async function begin(given: { onHand?: number; cell?: 'a' | 'b' } = {}) {
  const world = makeWorld();
  const store = await makeStore(given.cell);
  const item = await makeItem(store, { onHand: given.onHand ?? 5, price: 10_000 });
  const shopper = buyer(world, store);
  const started = await shopper.awaiting([{ item }]);
  return { world, store, item, ...shopper, ...started };
}

function paymentOf(cell: 'a' | 'b', checkout: string): Promise<PaymentRow> {
  return row(
    cell,
    sql<PaymentRow>`SELECT id, state, tries, refund_reason FROM payment WHERE checkout_id = ${checkout}`,
  );
}

function mailsOf(cell: 'a' | 'b', store: string) {
  return rows(cell, sql`SELECT id FROM outbox WHERE store_id = ${store}`);
}

/** Posts the provider's event as it would now. */
async function webhook(
  world: World,
  at: Awaited<ReturnType<typeof begin>>['store'],
  sequence: number,
  event = world.cards.webhook(world.cards.asked.at(-1)!.reference, sequence),
) {
  const headers = Object.fromEntries(event.headers.entries());
  return world.call(at, 'POST', '/payment/webhooks/sandbox', event.rawBody, headers);
}

describe('an order by card', () => {
  test('awaits its payment, and is sent when the card is approved', async () => {
    const { world, store, item, token, checkout, pay, purchase, payment } = await begin();
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'created',
      payment_token: token,
      orders: [{ state: 'awaiting_payment', payment_type: 'card' }],
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
    const again = await place({ status: 0, body }, { payment_type: 'card', address });
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
      { source_id: '4242424242424242' },
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
    // Another try is led to the same page instead of being charged.
    expect((await pay(token, FAKE_TOKENS.approve)).body.url_3ds).toBe('https://bank.example/3ds');
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    expect((await confirm(token)).body).toMatchObject({ state: 'approved', url_3ds: null });
    expect((await purchase(checkout)).body.orders[0].state).toBe('sent_to_supplier');
    expect(world.cards.asked).toHaveLength(1);
  });

  test('refused by the bank, the buyer may try again', async () => {
    const { world, token, pay, confirm } = await begin();
    await pay(token, FAKE_TOKENS.threeDs);
    world.cards.settle(world.cards.asked[0]!.reference, 'declined');
    const { body } = await confirm(token);
    expect(body).toMatchObject({ state: 'declined', decline_code: 'authentication_failed' });
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  });
});

describe('webhooks', () => {
  test('settle what nobody confirmed, at whatever host they arrive, and count once', async () => {
    const { world, store, item, token, checkout, pay, confirm, purchase } = await begin({
      cell: 'b',
    });
    await pay(token, FAKE_TOKENS.pending);
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    const platform = await makeStore('a');
    const answers = await Promise.all(
      [1, 1, 1, 2].map((sequence) => webhook(world, platform, sequence)),
    );
    expect(answers.every(({ status, body }) => status === 200 && body.received)).toBe(true);
    expect((await purchase(checkout)).body.payment_state).toBe('approved');
    expect((await confirm(token)).body.state).toBe('approved');
    expect(await stockOf('b', item)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await mailsOf('b', store.id)).toHaveLength(1);
    const events = await rows('b', sql`SELECT event_id FROM payment_event`);
    expect(events).toHaveLength(2);
  });

  test('that are late or out of order change nothing', async () => {
    const { world, store, token, checkout, pay } = await begin();
    await pay(token, FAKE_TOKENS.threeDs);
    const { reference } = world.cards.asked[0]!;
    const old = world.cards.webhook(reference, 1);
    world.cards.settle(reference, 'approved');
    await webhook(world, store, 2);
    await webhook(world, store, 1, old);
    expect((await paymentOf('a', checkout)).state).toBe('approved');
    expect(await mailsOf('a', store.id)).toHaveLength(1);
  });

  test('of an earlier, declined try say nothing about the next', async () => {
    const { world, store, token, checkout, pay } = await begin();
    await pay(token, FAKE_TOKENS.decline);
    const first = world.cards.webhook(world.cards.asked[0]!.reference, 1);
    await pay(token, FAKE_TOKENS.pending);
    await webhook(world, store, 1, first);
    expect((await paymentOf('a', checkout)).state).toBe('processing');
  });

  test('without the right signature, or of nobody’s charge, are refused or ignored', async () => {
    const { world, store, token, checkout, pay } = await begin();
    await pay(token, FAKE_TOKENS.pending);
    const event = world.cards.webhook(world.cards.asked[0]!.reference, 1);
    const forged = await world.call(store, 'POST', '/payment/webhooks/sandbox', event.rawBody, {
      'fake-signature': 'no',
    });
    expect([forged.status, forged.body.code]).toEqual([401, 'webhook_signature_invalid']);
    for (const reference of [
      'other',
      'z.py_00000000000000000000000000-1',
      'a.py_00000000000000000000000000-1',
    ]) {
      const rawBody = event.rawBody.replaceAll(world.cards.asked[0]!.reference, reference);
      expect((await webhook(world, store, 1, { ...event, rawBody })).status).toBe(200);
    }
    expect((await paymentOf('a', checkout)).state).toBe('processing');
  });
});

describe('when the hold has ended', () => {
  test('no new charge is begun', async () => {
    const { world, token, pay } = await begin();
    world.clock.advance(HOLD_MS);
    expect((await pay(token, FAKE_TOKENS.approve)).body.code).toBe('checkout_expired');
    expect(world.cards.asked).toHaveLength(0);
  });

  test('an approval takes the units from what is left', async () => {
    const { world, item, token, checkout, pay, confirm, purchase } = await begin({ onHand: 2 });
    await pay(token, FAKE_TOKENS.threeDs);
    world.clock.advance(HOLD_MS);
    await sweepHolds(world.work('a').cell, world.clock.now());
    expect(await stockOf('a', item)).toEqual({ on_hand: 2, reserved: 0 });
    expect((await purchase(checkout)).body.orders[0].state).toBe('awaiting_payment');
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    expect((await confirm(token)).body.state).toBe('approved');
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 0 });
    expect((await purchase(checkout)).body.orders[0].state).toBe('sent_to_supplier');
  });

  test('and others have the units, the money is given back and the orders are cancelled', async () => {
    const { world, store, item, token, checkout, pay, confirm, purchase } = await begin({
      onHand: 1,
    });
    await pay(token, FAKE_TOKENS.threeDs);
    world.clock.advance(HOLD_MS);
    const other = buyer(world, store);
    expect((await other.place(await other.ready([{ item }]))).status).toBe(201);
    const { reference } = world.cards.asked[0]!;
    world.cards.settle(reference, 'approved');
    expect((await confirm(token)).body.state).toBe('refunded');
    const charge = await world.cards.find(reference);
    expect(charge.ok && charge.value.refunded).toBe(10_000);
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'refunded',
      orders: [{ state: 'canceled_by_customer' }],
    });
    expect(await paymentOf('a', checkout)).toMatchObject({
      state: 'refunded',
      refund_reason: 'out_of_stock',
    });
    expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
    await webhook(world, store, 1);
    expect((await confirm(token)).body.state).toBe('refunded');
    expect(await mailsOf('a', store.id)).toHaveLength(1);
  });

  test('orders that nobody pays are cancelled, once no money may come', async () => {
    const { world, item, token, checkout, pay, purchase, confirm } = await begin();
    await pay(token, FAKE_TOKENS.threeDs);
    world.clock.advance(HOLD_MS);
    await sweepHolds(world.work('a').cell, world.clock.now());
    expect((await purchase(checkout)).body.orders[0].state).toBe('awaiting_payment');
    world.cards.settle(world.cards.asked[0]!.reference, 'declined');
    await confirm(token);
    await sweepHolds(world.work('a').cell, world.clock.now());
    expect((await purchase(checkout)).body.orders[0].state).toBe('canceled_by_customer');
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  });
});

describe('an answer that gets lost', () => {
  test('leaves the payment under way until it is asked for', async () => {
    const { world, token, pay, confirm } = await begin();
    const lost = await pay(token, FAKE_TOKENS.timeOut, 'a-lost-answer');
    expect(lost).toMatchObject({ status: 200, body: { state: 'processing' } });
    const meanwhile = await pay(token, FAKE_TOKENS.approve);
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'payment_pending']);
    expect((await confirm(token)).body.state).toBe('approved');
    const repeat = await pay(token, FAKE_TOKENS.timeOut, 'a-lost-answer');
    expect([repeat.status, repeat.body.state, world.cards.asked.length]).toEqual([
      200,
      'approved',
      1,
    ]);
  });

  test('is settled by the reconciler two minutes later', async () => {
    const { world, store, token, checkout, pay, purchase } = await begin();
    await pay(token, FAKE_TOKENS.timeOut);
    await reconcile(world.work('a'));
    expect((await paymentOf('a', checkout)).state).toBe('processing');
    world.clock.advance(2 * MINUTE_MS + 1);
    await reconcile(world.work('a'));
    expect((await purchase(checkout)).body.orders[0].state).toBe('sent_to_supplier');
    expect(await mailsOf('a', store.id)).toHaveLength(1);
  });

  test('of a charge that was never made sets the payment free', async () => {
    const { world, token, checkout, pay, confirm } = await begin();
    await pay(token, FAKE_TOKENS.lost);
    expect((await confirm(token)).body.state).toBe('processing');
    world.clock.advance(2 * MINUTE_MS + 1);
    expect((await confirm(token)).body.state).toBe('created');
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
    expect((await paymentOf('a', checkout)).tries).toBe(2);
  });

  test('of a try that was given up is given back when it turns up', async () => {
    const { world, store, token, checkout, pay, confirm } = await begin();
    await pay(token, FAKE_TOKENS.threeDs);
    const { reference } = world.cards.asked[0]!;
    // The provider denies it, and the buyer pays another way; then it is there after all.
    vi.spyOn(world.cards, 'find').mockResolvedValueOnce({
      ok: false,
      error: { code: 'charge_not_found', message: '' },
    });
    world.clock.advance(2 * MINUTE_MS + 1);
    expect((await confirm(token)).body.state).toBe('created');
    await pay(token, FAKE_TOKENS.approve);
    world.cards.settle(reference, 'approved');
    const stray = world.cards.webhook(reference, 1);
    expect((await webhook(world, store, 1, stray)).status).toBe(200);
    const charge = await world.cards.find(reference);
    expect(charge.ok && charge.value.refunded).toBe(10_000);
    expect((await paymentOf('a', checkout)).state).toBe('approved');
  });

  test('a provider that is out of order leaves everything as it was', async () => {
    const { world, token, checkout, pay } = await begin();
    const failed = await pay(token, FAKE_TOKENS.fail);
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_failed']);
    expect((await paymentOf('a', checkout)).state).toBe('created');
    const refused = await pay(token, 'tok_unknown');
    expect([refused.status, refused.body.code]).toEqual([402, 'payment_declined']);
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
    expect(world.cards.asked).toHaveLength(3);
  });

  test('killed between the claim and the answer, the buyer’s question settles it', async () => {
    const { world, item, token, checkout, pay, confirm } = await begin();
    // The charge is made, and nothing after it is carried out.
    const provider = { ...world.cards };
    vi.spyOn(world.cards, 'charge').mockImplementationOnce(async (input) => {
      await provider.charge(input);
      throw new Error('killed');
    });
    await pay(token, FAKE_TOKENS.approve).catch(() => undefined);
    expect((await paymentOf('a', checkout)).state).toBe('processing');
    expect((await confirm(token)).body.state).toBe('approved');
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
  });

  test('a refund that is cut off is ended by the reconciler', async () => {
    const { world, store, item, token, checkout, pay, confirm } = await begin({ onHand: 1 });
    await pay(token, FAKE_TOKENS.threeDs);
    world.clock.advance(HOLD_MS);
    const other = buyer(world, store);
    await other.place(await other.ready([{ item }]));
    const { reference } = world.cards.asked[0]!;
    world.cards.settle(reference, 'approved');
    vi.spyOn(world.cards, 'refund').mockResolvedValueOnce({
      ok: true,
      value: { status: 'unknown' },
    });
    // It is told as given back from the moment that this is decided.
    expect((await confirm(token)).body.state).toBe('refunded');
    expect((await paymentOf('a', checkout)).state).toBe('approved');
    world.clock.advance(2 * MINUTE_MS + 1);
    await reconcile(world.work('a'));
    expect((await paymentOf('a', checkout)).state).toBe('refunded');
    const charge = await world.cards.find(reference);
    expect(charge.ok && charge.value.refunded).toBe(10_000);
  });
});
