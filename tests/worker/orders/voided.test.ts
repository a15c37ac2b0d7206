/** Payments that are authorised at the checkout, and never charged; and who comes first of several. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/reconcile.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { paymentOf, webhook } from '../purchase/paying.ts';
import { atOnce, taken } from '../purchase/racing.ts';
import { rows, stockOf, write } from '../purchase/world.ts';
import { authorizing, DAY, from, HOUR } from './authorizing.ts';

newBuyersEachTest();

const { desk, authorized, act, ofBuyer, settled, balances, differences, topics, movedMail } =
  authorizing();

describe('an authorisation that is given up', () => {
  test.each([
    ['its seller lets go', (order: string) => act('void', order, { from }), 'canceled_by_supplier'],
    [
      'its seller cancels',
      (order: string) => desk().cancel(order, { from, reason: 'cannot_be_fulfilled' }),
      'canceled_by_supplier',
    ],
    [
      'its buyer cancels',
      (order: string) => ofBuyer('DELETE', order, { from, reason: 'requested_by_client' }),
      'canceled_by_customer',
    ],
  ] as const)('as %s: nothing is charged, and the units are back', async (_what, give, state) => {
    const { order, checkout } = await authorized();
    expect((await give(order)).status).toBe(200);
    await settled();
    expect(desk().world.cards.moved).toEqual(['release']);
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'voided', refund_reason: null });
    expect((await desk().read(order)).body).toMatchObject({
      state,
      authorization: { state: 'voided', reason: 'canceled', may_capture: false },
    });
    expect(await stockOf('a', desk().item)).toEqual({ on_hand: 5, reserved: 0 });
    expect(await balances()).toEqual({});
    expect(await differences()).toEqual([]);
    expect(await rows('a', sql`SELECT id FROM refund WHERE order_id = ${order}`)).toEqual([]);
    expect(await consume(desk().world, desk().store, await movedMail())).toBe('ack');
    expect((await sentBy(desk().store)).at(-1)?.html).toContain('No se cobró nada');
  });

  test('is reminded of once, and then ends before the provider ends it', async () => {
    const { order, checkout } = await authorized();
    const told = async () => (await topics()).filter((one) => one === 'alert.authorization').length;
    desk().world.clock.advance(5 * DAY);
    await reconcile(desk().world.work('a'));
    expect(await told()).toBe(0);
    desk().world.clock.advance(DAY);
    await reconcile(desk().world.work('a'));
    await reconcile(desk().world.work('a'));
    expect(await told()).toBe(1);
    desk().world.clock.advance(22 * HOUR);
    await reconcile(desk().world.work('a'));
    await reconcile(desk().world.work('a'));
    expect(await told()).toBe(2);
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'voided' });
    expect((await desk().read(order)).body).toMatchObject({
      state: 'canceled_by_supplier',
      history: [{ actor: 'system', by: null }],
      authorization: { state: 'voided', reason: 'ending' },
    });
    expect(await stockOf('a', desk().item)).toEqual({ on_hand: 5, reserved: 0 });
    expect(desk().world.cards.moved).toEqual(['release']);
  });

  test('by the provider cancels its order, by the event alone', async () => {
    const { order, checkout, reference } = await authorized();
    await desk().next(order, { from });
    desk().world.cards.expire(reference);
    expect((await webhook(desk().world, desk().store, 4)).status).toBe(200);
    expect((await webhook(desk().world, desk().store, 4)).status).toBe(200);
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'voided' });
    expect((await desk().read(order)).body).toMatchObject({
      state: 'canceled_by_supplier',
      authorization: { state: 'expired', reason: 'at_provider' },
    });
    expect(await stockOf('a', desk().item)).toEqual({ on_hand: 5, reserved: 0 });
    expect((await act('capture', order)).body).toMatchObject({ code: 'authorization_is_over' });
  });

  test('whose answer is lost, or refused, is given up in the end', async () => {
    const { order, checkout } = await authorized();
    desk().world.cards.authorizationsEnd('lost');
    await act('void', order, { from });
    await settled();
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'authorized' });
    desk().world.clock.advance(2 * 60_000);
    await reconcile(desk().world.work('a'));
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'voided' });
    expect(desk().world.cards.moved).toEqual(['release']);
  });
});

test('money of an order that is gone by then goes back', async () => {
  const { order, checkout, reference } = await authorized();
  desk().world.cards.authorizationsEnd('down');
  await act('void', order, { from });
  await settled();
  desk().world.cards.authorizationsEnd('success');
  await desk().world.cards.authorizations.capture({
    chargeId: `ch_${reference}`,
    reference,
    amount: { amount: 10_000, currency: 'MXN' },
    idempotencyKey: 'by-hand',
  });
  expect((await webhook(desk().world, desk().store, 5)).status).toBe(200);
  await settled();
  expect(await paymentOf('a', checkout)).toMatchObject({
    state: 'refunded',
    refund_reason: 'orders_gone',
  });
  expect(await balances()).toEqual({});
  expect(await differences()).toEqual([]);
  expect((await desk().read(order)).body.state).toBe('canceled_by_supplier');
});

test('what was authorised and cannot be sold is given up', async () => {
  const shopper = buyer(desk().world, desk().store);
  const { token, checkout } = await shopper.awaiting([{ item: desk().item }]);
  await shopper.pay(token, FAKE_TOKENS.pending);
  const { reference } = desk().world.cards.asked.at(-1)!;
  await write('a', sql`DELETE FROM hold WHERE checkout_id = ${checkout}`);
  await write('a', sql`UPDATE sku SET on_hand = 0, reserved = 0 WHERE id = ${desk().item.sku}`);
  desk().world.cards.settle(reference, 'approved');
  expect((await shopper.confirm(token)).body.state).toBe('voided');
  await reconcile(desk().world.work('a'));
  expect(desk().world.cards.moved).toEqual(['release']);
  expect(await paymentOf('a', checkout)).toMatchObject({
    state: 'voided',
    refund_reason: 'out_of_stock',
  });
  expect(await balances()).toEqual({});
});

test('of charges, moves and cancellations at one time one serial order is true', async () => {
  const { order, checkout } = await authorized();
  const acts = [
    () => act('capture', order),
    () => act('void', order, { from }),
    () => act('capture', order, { amount: 4_000 }),
    () => ofBuyer('DELETE', order, { from, reason: 'requested_by_client' }),
    () => desk().cancel(order, { from, reason: 'suspected_fraud' }),
  ];
  const all = await atOnce<unknown>(
    async (turn) => (await acts[turn % acts.length]?.()) ?? expect.fail('no act'),
  );
  await settled();
  expect(taken(all)).toBeGreaterThan(0);
  desk().world.clock.advance(5 * 60_000);
  await reconcile(desk().world.work('a'));
  await settled();
  const { body } = await desk().read(order);
  const { state } = await paymentOf('a', checkout);
  const isCanceled = body.state.startsWith('canceled');
  // A cancellation after the charge gives all of it back.
  expect(isCanceled ? ['voided', 'refunded'] : ['approved']).toContain(state);
  expect((await stockOf('a', desk().item)).on_hand).toBe(isCanceled ? 5 : 4);
  expect(desk().world.cards.moved).toHaveLength(1);
  if (isCanceled) expect(await balances()).toEqual({});
  expect(await differences()).toEqual([]);
});
