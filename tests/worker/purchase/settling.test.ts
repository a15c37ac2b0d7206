/** The ways to settle a payment without its buyer: events, and the end of its hold. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { begin, HOLD_MS, mailsOf, paymentOf, webhook } from './paying.ts';
import { makeStore, rows, stockOf } from './world.ts';

newBuyersEachTest();

describe('webhooks', () => {
  test('settle an unconfirmed payment, at whatever host they arrive, and count once', async () => {
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
    const events = await rows(
      'b',
      sql<{ of: string }>`SELECT y.checkout_id AS of FROM payment_event e
        JOIN payment y ON y.id = e.payment_id`,
    );
    expect(events).toEqual([{ of: checkout }, { of: checkout }]);
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

  test('without the right signature, or of an unknown charge, are refused or ignored', async () => {
    const { world, store, token, checkout, pay } = await begin();
    await pay(token, FAKE_TOKENS.pending);
    const event = world.cards.webhook(world.cards.asked[0]!.reference, 1);
    const forged = await world.call(store, 'POST', '/payment/webhooks/str_card', event.rawBody, {
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
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('awaiting_payment');
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    expect((await confirm(token)).body.state).toBe('approved');
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 0 });
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('sent_to_supplier');
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

  test('unpaid orders are cancelled, once no money may come', async () => {
    const { world, item, token, checkout, pay, purchase, confirm } = await begin();
    await pay(token, FAKE_TOKENS.threeDs);
    world.clock.advance(HOLD_MS);
    await sweepHolds(world.work('a').cell, world.clock.now());
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('awaiting_payment');
    world.cards.settle(world.cards.asked[0]!.reference, 'declined');
    await confirm(token);
    await sweepHolds(world.work('a').cell, world.clock.now());
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('canceled_by_customer');
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  });
});
