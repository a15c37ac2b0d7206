/** Approved charges that cannot become orders: every one is given back, and its units are free. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { begin, mailsOf, paymentOf, webhook } from './paying.ts';
import { stockOf, write } from './world.ts';

newBuyersEachTest();

const WAYS = ['confirmation', 'event'] as const;

/** A buyer whose card is asked about by the bank; `approve` ends that. */
async function asked() {
  const begun = await begin({ onHand: 1 });
  const { world, store, token, pay, confirm } = begun;
  await pay(token, FAKE_TOKENS.threeDs);
  const { reference } = world.cards.asked[0]!;
  async function approve(
    way: (typeof WAYS)[number],
    charged?: { amount: number; currency: string },
  ) {
    world.cards.settle(reference, 'approved', charged);
    if (way === 'event') await webhook(world, store, 1);
    else await confirm(token);
  }
  /** The money of the charge that was given back. */
  async function givenBack(): Promise<number> {
    const charge = await world.cards.find(reference);
    return charge.ok ? charge.value.refunded : -1;
  }
  return { ...begun, approve, givenBack };
}

describe.each(WAYS)('by %s', (way) => {
  test.each([
    { amount: 9_999, currency: 'MXN' },
    { amount: 10_001, currency: 'MXN' },
    { amount: 10_000, currency: 'USD' },
  ])('a charge of $amount $currency is refunded whole, and its hold released', async (charged) => {
    const { world, store, item, checkout, purchase, approve, givenBack } = await asked();
    await approve(way, charged);
    expect(await paymentOf('a', checkout)).toMatchObject({
      state: 'refunded',
      refund_reason: 'amount_mismatch',
    });
    expect(await givenBack()).toBe(charged.amount);
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 0 });
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('canceled_by_customer');
    expect(await mailsOf('a', store.id)).toEqual([]);
    // The unit is another buyer's to have at once.
    const other = buyer(world, store);
    expect((await other.place(await other.ready([{ item }]))).status).toBe(201);
  });

  test.each(['canceled_by_customer', 'sent_to_supplier'])(
    'a charge is refunded when its orders are %s already',
    async (state) => {
      const { store, item, checkout, approve, givenBack } = await asked();
      await write(
        'a',
        sql`UPDATE purchase_order SET state = ${state} WHERE checkout_id = ${checkout}`,
      );
      await approve(way);
      expect(await paymentOf('a', checkout)).toMatchObject({
        state: 'refunded',
        refund_reason: 'orders_gone',
      });
      expect(await givenBack()).toBe(10_000);
      expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 0 });
      expect(await mailsOf('a', store.id)).toEqual([]);
    },
  );

  test('a charge is refunded when its orders have another total by now', async () => {
    const { item, checkout, approve, givenBack, purchase } = await asked();
    await write(
      'a',
      sql`UPDATE purchase_order SET total = total + 1, items_total = items_total + 1
        WHERE checkout_id = ${checkout}`,
    );
    await approve(way);
    expect((await paymentOf('a', checkout)).refund_reason).toBe('orders_gone');
    expect(await givenBack()).toBe(10_000);
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 0 });
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('canceled_by_customer');
  });
});
