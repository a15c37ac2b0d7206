/**
 * Stripe, PayPal and Openpay's references × how they fail × at which step, by their own adapters at the sandbox's
 * wire: after the reconciler each payment has its order or its refund, and nothing is stuck, and pages are read meanwhile.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { browsing } from './browsing.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { FAULTS, REFUNDS } from './faults.ts';
import { DIRECT_CODES, openDirect } from './memory-direct.ts';
import { paymentOf } from './paying.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, NOON, stockOf } from './world.ts';

newBuyersEachTest();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Cash over a counter cannot be sent back by its provider: a person pays it back. */
const BY_HAND: readonly PaymentCode[] = ['openpay_store', 'openpay_bank'];

/** An order that waits to be paid by a code. */
async function begin(code: PaymentCode) {
  const books = openDirect(fixedClock(NOON));
  const world = makeWorld(undefined, { payments: books.payments });
  const store = await makeStore('a', { payments: [code] });
  const item = await makeItem(store, { onHand: 3, price: 60_000 });
  const browse = await browsing(store, item, books.payments);
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const placed = await shopper.place(started, { payment_type: code });
  const token = placed.body.payment_token as string;
  const checkout = started.body.id;
  const isCard = code === 'str_card';
  const path = `/payment/${token}/order/${isCard ? 'card' : code}`;
  const go = () =>
    shopper.call('POST', path, isCard ? { source_id: 'pm_1' } : undefined, withKey());
  /** Numbers are looked after every ten minutes. */
  async function later(minutes = BY_HAND.includes(code) ? 11 : 3) {
    world.clock.advance(minutes * MINUTE_MS);
    await reconcile(world.work('a'));
  }
  const stands = async () => {
    const [payment, { body }] = [await paymentOf('a', checkout), await shopper.purchase(checkout)];
    return [payment.state, body.orders[0]?.state, (await stockOf('a', item)).on_hand];
  };
  return { books, browse, go, later, stands, checkout };
}

describe.each(DIRECT_CODES)('%s', (code) => {
  test.each(Object.entries(FAULTS))(
    '%s as it starts moves nothing, and can be begun again',
    async (_, fault) => {
      const { books, browse, go, later, stands } = await begin(code);
      books.breakBy(fault);
      await Promise.all([go(), browse()]);
      expect((await stands()).slice(1)).toEqual(['awaiting_payment', 3]);
      books.breakBy(undefined);
      await later(3);
      expect((await go()).status).toBe(200);
      books.pay();
      await later();
      expect(await stands()).toEqual(['approved', 'sent_to_supplier', 2]);
      expect(books.made()).toBe(1);
    },
  );

  test.each(Object.entries(FAULTS))(
    '%s after it was paid keeps it waiting, and mended it is an order',
    async (_, fault) => {
      const { books, browse, go, later, stands } = await begin(code);
      expect((await go()).status).toBe(200);
      books.pay();
      books.breakBy(fault);
      await Promise.all([later(3), browse()]);
      await later(3);
      expect((await stands()).slice(1)).toEqual(['awaiting_payment', 3]);
      books.breakBy(undefined);
      await later();
      expect(await stands()).toEqual(['approved', 'sent_to_supplier', 2]);
      expect(books.refunded()).toBe(0);
    },
  );

  test.each([
    ['a wrong amount', { amount: 59_999 }],
    ['a wrong currency', { currency: 'USD' }],
  ])('%s is given back whole', async (_, taken) => {
    const { books, go, later, stands, checkout } = await begin(code);
    expect((await go()).status).toBe(200);
    books.pay(taken);
    await later();
    await later();
    const payment = await paymentOf('a', checkout);
    expect(payment.refund_reason).toBe('amount_mismatch');
    expect((await stands()).slice(1)).toEqual(['canceled_by_customer', 3]);
    if (BY_HAND.includes(code)) return;
    expect(payment.state).toBe('refunded');
    expect(books.refunded()).toBe('amount' in taken ? 59_999 : 60_000);
  });

  test.each(BY_HAND.includes(code) ? [] : Object.entries(FAULTS))(
    '%s as it gives back is asked again until it has, once',
    async (_, fault) => {
      const { books, go, later, checkout } = await begin(code);
      await go();
      books.pay({ amount: 59_999 });
      books.breakBy(fault, REFUNDS);
      await later();
      await later();
      expect(books.refunded()).toBe(0);
      books.breakBy(undefined);
      for (let turn = 0; turn < 4; turn += 1) await later(15);
      expect((await paymentOf('a', checkout)).state).toBe('refunded');
      expect(books.refunded()).toBe(59_999);
    },
  );
});
