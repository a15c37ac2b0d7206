/** Payments on a provider's own page: there, back, given up, and paid after all. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { newBuyersEachTest } from './buyer.ts';
import { beginThere, tell } from './redirecting.ts';
import { MINUTE_MS, row, stockOf } from './world.ts';

newBuyersEachTest();

describe('a payment on the page of its provider', () => {
  test('is offered where somebody takes it, leads there, and is completed by the return', async () => {
    const { world, item, started, token, checkout, go, confirm, purchase, state } =
      await beginThere();
    // Mobbex is ticked, but nobody's keys take it.
    expect(started.body.payment_types).toEqual(['cash', 'str_card', 'paypal']);
    const there = await go();
    expect([there.status, there.body.approval_url]).toEqual([
      200,
      expect.stringContaining('https://provider.example/pay/'),
    ]);
    expect(world.cards.asked[0]).toMatchObject({
      source: undefined,
      returnUrl: expect.stringContaining(`/checkout/${checkout}/return`),
      cancelUrl: expect.stringContaining(`/checkout/${checkout}/pay`),
      webhookUrl: expect.stringContaining('/api/payment/webhooks/paypal'),
    });
    // Back without having said yes: it still waits.
    expect((await confirm(token)).body).toMatchObject({ state: 'requires_action' });
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    expect((await confirm(token)).body).toMatchObject({
      state: 'approved',
      payment_type: 'paypal',
    });
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'approved',
      card: null,
      orders: [{ state: 'sent_to_supplier', payment_type: 'paypal' }],
    });
    expect([await stockOf('a', item), await state()]).toEqual([
      { on_hand: 4, reserved: 0 },
      'approved',
    ]);
    // A double click after all leads to the page that shows how it stands.
    expect((await go()).body.approval_url).toContain(`/checkout/${checkout}/return`);
    expect(world.cards.asked).toHaveLength(1);
  });

  test('of 20 clicks at once one asks the provider, and each repeat gets its page', async () => {
    const { world, go } = await beginThere();
    const clicks = await Promise.all(Array.from({ length: 20 }, async () => go()));
    expect(world.cards.asked).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of clicks) expect([200, 409]).toContain(status);
    const [first, again] = [await go('paypal', 'same'), await go('paypal', 'same')];
    expect(again).toEqual(first);
  });

  test('by another code than the order’s, or with a card, is refused; without a key too', async () => {
    const { world, store, token, go, pay, state } = await beginThere();
    expect([(await go('mobbex')).body.code, (await pay(token, 'tok_approve')).body.code]).toEqual([
      'payment_type_not_available',
      'payment_type_not_available',
    ]);
    expect((await go('banorte')).body.code).toBe('payment_type_not_available');
    expect((await go('cash')).status).toBe(400);
    const sealed = await world.call(store, 'POST', `/payment/${token}/order/bank_charge`);
    expect(sealed.body.code).toBe('payment_type_not_available');
    const keyless = await world.call(store, 'POST', `/payment/${token}/order/paypal`);
    expect(keyless.body.code).toBe('idempotency_key_required');
    expect([world.cards.asked.length, await state()]).toEqual([0, 'created']);
  });

  test('of another store, or by somebody else’s token, is not found or stays its own', async () => {
    const one = await beginThere();
    const two = await beginThere();
    await one.go();
    await two.go();
    expect((await one.go('paypal', undefined, two.token)).status).toBe(404);
    one.world.cards.settle(one.world.cards.asked[0]!.reference, 'approved');
    await two.confirm(two.token);
    expect([await one.state(), await two.state()]).toEqual(['requires_action', 'requires_action']);
    // An event under another code proves nothing about it.
    const event = one.world.cards.webhook(one.world.cards.asked[0]!.reference, 1);
    const headers = Object.fromEntries(event.headers.entries());
    const post = (code: string) =>
      one.world.call(one.store, 'POST', `/payment/webhooks/${code}`, event.rawBody, headers);
    expect([(await post('str_card')).status, await one.state()]).toEqual([200, 'requires_action']);
    expect([(await post('paypal')).status, await one.state()]).toEqual([200, 'approved']);
    expect([(await post('paypal')).status, await one.state()]).toEqual([200, 'approved']);
  });

  test('never come back from is settled by the reconciler', async () => {
    const { world, go, state } = await beginThere();
    await go();
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    world.clock.advance(3 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect(await state()).toBe('approved');
  });

  test('given up can be paid another way; paid after all, it is given back', async () => {
    const { world, store, started, checkout, go, place, pay, purchase, state } = await beginThere();
    await go();
    const [first] = world.cards.asked;
    const other = await place(started, { payment_type: 'str_card' });
    expect([other.status, await state()]).toEqual([201, 'created']);
    expect((await pay(other.body.payment_token as string, 'tok_approve')).body.state).toBe(
      'approved',
    );
    world.cards.settle(first!.reference, 'approved');
    const event = world.cards.webhook(first!.reference, 9);
    await world.call(
      store,
      'POST',
      '/payment/webhooks/paypal',
      event.rawBody,
      Object.fromEntries(event.headers.entries()),
    );
    expect((await purchase(checkout)).body).toMatchObject({ payment_state: 'approved' });
    expect(await world.cards.find(first!.reference)).toMatchObject({ value: { refunded: 10_000 } });
  });

  test('that was paid when its buyer gives it up stays paid', async () => {
    const { world, started, token, go, call, place, state } = await beginThere();
    await go();
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    expect((await call('POST', `/payment/${token}/cancel`)).body).toMatchObject({
      state: 'approved',
    });
    expect((await place(started, { payment_type: 'cash' })).body.code).toBe(
      'checkout_already_placed',
    );
    expect(await state()).toBe('approved');
  });

  test('given up by its own call waits no more; a card’s question cannot be given up', async () => {
    const { token, go, call, state, started, place, pay } = await beginThere();
    await go();
    expect((await call('POST', `/payment/${token}/cancel`)).body).toMatchObject({
      state: 'created',
    });
    expect((await go()).status).toBe(200);
    await call('POST', `/payment/${token}/cancel`);
    await place(started, { payment_type: 'str_card' });
    await pay(token, 'tok_three_ds');
    expect((await call('POST', `/payment/${token}/cancel`)).body).toMatchObject({
      state: 'requires_action',
    });
    expect((await place(started, { payment_type: 'cash' })).body.code).toBe('payment_pending');
    expect(await state()).toBe('requires_action');
  });

  test('taken late by the page before, while another way waits to be paid, is given back', async () => {
    const { world, store, started, go, place, pay, purchase, checkout, state } = await beginThere();
    await go();
    const [first] = world.cards.asked;
    const other = await place(started, { payment_type: 'str_card' });
    world.cards.settle(first!.reference, 'approved');
    // The event comes after the other way was chosen, and before its card is charged.
    const told = await Promise.all([1, 1, 2].map((n) => tell(world, store, first!.reference, n)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await state()).toBe('created');
    expect((await pay(other.body.payment_token as string, 'tok_approve')).body.state).toBe(
      'approved',
    );
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'approved',
      orders: [{ payment_type: 'str_card', state: 'sent_to_supplier' }],
    });
    expect(await world.cards.find(first!.reference)).toMatchObject({ value: { refunded: 10_000 } });
  });

  test('taken late after the order was placed in cash is given back, and the order stays', async () => {
    const { world, store, item, started, go, place, purchase, checkout } = await beginThere();
    await go();
    const [first] = world.cards.asked;
    expect((await place(started, { payment_type: 'cash' })).status).toBe(201);
    world.cards.settle(first!.reference, 'approved');
    await tell(world, store, first!.reference, 1);
    expect((await purchase(checkout)).body).toMatchObject({
      payment_state: 'none',
      orders: [{ payment_type: 'cash' }],
    });
    expect([await stockOf('a', item), await world.cards.find(first!.reference)]).toMatchObject([
      { on_hand: 4, reserved: 0 },
      { value: { refunded: 10_000 } },
    ]);
  });

  test('taken late without any event is given back by the reconciler within 15 minutes', async () => {
    const { world, started, go, place, pay } = await beginThere();
    await go();
    const other = await place(started, { payment_type: 'str_card' });
    await pay(other.body.payment_token as string, 'tok_approve');
    const [first] = world.cards.asked;
    world.clock.advance(11 * MINUTE_MS);
    await reconcile(world.work('a'));
    world.cards.settle(first!.reference, 'approved');
    world.clock.advance(11 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect(await world.cards.find(first!.reference)).toMatchObject({ value: { refunded: 10_000 } });
    expect(await watched(first!.reference)).toBe(null);
  });

  test('paid on a page that was given up, before another way is chosen, completes it', async () => {
    const { world, token, go, call, state } = await beginThere();
    await go();
    await call('POST', `/payment/${token}/cancel`);
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    world.clock.advance(11 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect(await state()).toBe('approved');
  });

  test('given up for good is asked about for six hours, and then no more', async () => {
    const { world, token, go, call } = await beginThere();
    await go();
    await call('POST', `/payment/${token}/cancel`);
    const { reference } = world.cards.asked[0]!;
    expect(await watched(reference)).toBe(world.clock.now() + 360 * MINUTE_MS);
    world.clock.advance(361 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect(await watched(reference)).toBe(null);
  });
});

/** Until when a payment's first try is asked about; null where it is not. */
async function watched(reference: string): Promise<number | null> {
  const id = reference.slice('a.'.length, -'-1'.length);
  const found = await row(
    'a',
    sql<{ watched_until: number | null }>`SELECT watched_until FROM payment_try
      WHERE payment_id = ${id} AND n = 1`,
  );
  return found.watched_until;
}
