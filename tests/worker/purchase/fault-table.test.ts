/**
 * Every provider with a page × how it fails × at which step, by its own adapter at the sandbox's wire: after the
 * reconciler each payment has its order or its refund, nothing is stuck, and pages are read meanwhile.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { browsing } from './browsing.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { FAULTS, REFUNDS } from './faults.ts';
import { openPages, PAGE_CODES } from './memory-pages.ts';
import { paymentOf } from './paying.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, stockOf, write } from './world.ts';

newBuyersEachTest();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** These repeat no amount, so that another one cannot be seen. */
const BLIND: readonly PaymentCode[] = ['aplazo', 'banorte'];

/** An order that waits to be paid by a code. */
async function begin(code: PaymentCode) {
  const pages = openPages(fixedClock(0));
  const world = makeWorld(undefined, { payments: pages.payments });
  const store = await makeStore('a');
  await write(
    'a',
    sql`UPDATE store SET payment_types = ${JSON.stringify([code])} WHERE id = ${store.id}`,
  );
  const item = await makeItem(store, { onHand: 3, price: 60_000 });
  const browse = await browsing(store, item, pages.payments);
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const placed = await shopper.place(started, { payment_type: code });
  const token = placed.body.payment_token as string;
  const checkout = started.body.id;
  const go = () => shopper.call('POST', `/payment/${token}/order/${code}`, undefined, withKey());
  /** Goes to the page, or opens the bank's window. */
  async function there() {
    expect((await go()).status).toBe(200);
    if (code !== 'banorte') return;
    const path = `/payment/${token}/order/bank_charge`;
    const sealed = await shopper.call<{ encrypted_data: string }>('POST', path);
    await pages.openWindow(sealed.body.encrypted_data);
  }
  async function later(minutes = 3) {
    world.clock.advance(minutes * MINUTE_MS);
    await reconcile(world.work('a'));
  }
  const stands = async () => {
    const [payment, { body }] = [await paymentOf('a', checkout), await shopper.purchase(checkout)];
    return [payment.state, body.orders[0]?.state, (await stockOf('a', item)).on_hand];
  };
  return { pages, browse, go, there, later, stands, checkout };
}

describe.each(PAGE_CODES)('%s', (code) => {
  test.each(Object.entries(FAULTS))(
    '%s as it starts moves nothing, and can be begun again',
    async (_, fault) => {
      const { pages, browse, go, there, later, stands } = await begin(code);
      pages.breakBy(fault);
      await browse();
      // Banorte is asked for nothing until its buyer comes back.
      if (code !== 'banorte') expect((await go()).status).toBeGreaterThanOrEqual(500);
      expect((await stands()).slice(1)).toEqual(['awaiting_payment', 3]);
      pages.breakBy(undefined);
      await later();
      await there();
      pages.pay();
      await later();
      expect(await stands()).toEqual(['approved', 'sent_to_supplier', 2]);
    },
  );

  test.each(Object.entries(FAULTS))(
    '%s after it was paid keeps it waiting, and mended it is an order',
    async (_, fault) => {
      const { pages, browse, there, later, stands } = await begin(code);
      await there();
      pages.pay();
      pages.breakBy(fault);
      await Promise.all([later(), browse()]);
      await later();
      expect(await stands()).toEqual(['requires_action', 'awaiting_payment', 3]);
      pages.breakBy(undefined);
      await later();
      expect(await stands()).toEqual(['approved', 'sent_to_supplier', 2]);
      expect(pages.only()?.refunds).toEqual([]);
    },
  );

  test.each([
    ['a wrong amount', { amount: 59_999 }],
    ['a wrong currency', { currency: 'USD' }],
  ])('%s is given back whole, or cannot be seen', async (_, taken) => {
    const { pages, there, later, stands, checkout } = await begin(code);
    await there();
    pages.pay(taken);
    await later();
    if (BLIND.includes(code)) {
      expect(await stands()).toEqual(['approved', 'sent_to_supplier', 2]);
      return;
    }
    await later();
    const payment = await paymentOf('a', checkout);
    expect(payment).toMatchObject({ state: 'refunded', refund_reason: 'amount_mismatch' });
    const { refunds = [], amount } = pages.only() ?? {};
    expect(refunds.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
    expect((await stands()).at(-1)).toBe(3);
  });

  test.each(BLIND.includes(code) ? [] : Object.entries(FAULTS))(
    '%s as it gives back is asked again until it has',
    async (_, fault) => {
      const { pages, there, later, stands, checkout } = await begin(code);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await there();
      pages.pay({ amount: 59_999 });
      pages.breakBy(fault, REFUNDS);
      await later();
      await later();
      expect(pages.only()?.refunds).toEqual([]);
      expect((await paymentOf('a', checkout)).state).not.toBe('refunded');
      pages.breakBy(undefined);
      for (let turn = 0; turn < 4; turn += 1) await later(15);
      expect((await paymentOf('a', checkout)).state).toBe('refunded');
      const { refunds = [], amount } = pages.only() ?? {};
      expect(refunds.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
      expect((await stands()).at(-1)).toBe(3);
    },
  );
});
