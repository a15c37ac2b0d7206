/** Payments on a provider's own page, with everybody at once. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { newBuyersEachTest } from './buyer.ts';
import { beginThere, tell } from './redirecting.ts';
import { MINUTE_MS, row, rows, stockOf } from './world.ts';

newBuyersEachTest();

describe('races of a payment on the page of its provider', () => {
  test('20 returns, events and ticks of the reconciler at once make one order', async () => {
    const { world, store, item, token, checkout, go, confirm, state } = await beginThere();
    await go();
    const { reference } = world.cards.asked[0]!;
    world.cards.settle(reference, 'approved');
    world.clock.advance(3 * MINUTE_MS);
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        if (n % 3 === 0) return confirm(token);
        if (n % 3 === 1) return tell(world, store, reference, n % 2);
        return reconcile(world.work('a'));
      }),
    );
    const orders = await rows(
      'a',
      sql<{ state: string }>`SELECT state FROM purchase_order WHERE checkout_id = ${checkout}`,
    );
    expect([orders, await state(), await stockOf('a', item)]).toEqual([
      [{ state: 'sent_to_supplier' }],
      'approved',
      { on_hand: 4, reserved: 0 },
    ]);
    const mails = await rows(
      'a',
      sql<{ n: number }>`SELECT count(*) AS n FROM outbox WHERE store_id = ${store.id}`,
    );
    expect(mails).toEqual([{ n: 1 }]);
    expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 0 } });
  });

  test.each([1, 2, 3, 4, 5])(
    'gives up and is paid at once: paid, or given back (%i)',
    async (n) => {
      const { world, store, started, token, checkout, go, call, place, purchase } =
        await beginThere();
      await go();
      const { reference } = world.cards.asked[0]!;
      world.cards.settle(reference, 'approved');
      const events = () => tell(world, store, reference, n);
      const [, placed] = await Promise.all([
        n % 2 ? call('POST', `/payment/${token}/cancel`) : events(),
        place(started, { payment_type: 'cash' }),
        n % 2 ? events() : call('POST', `/payment/${token}/cancel`),
      ]);
      world.clock.advance(11 * MINUTE_MS);
      await events();
      await reconcile(world.work('a'));
      const { orders, payment_state: paid } = (await purchase(checkout)).body;
      const charge = await world.cards.find(reference);
      const kept = charge.ok ? charge.value.amount.amount - charge.value.refunded : undefined;
      expect(orders).toHaveLength(1);
      // Whatever came first: the money is kept exactly where PayPal paid the order.
      expect([orders[0]?.payment_type, paid, kept]).toEqual(
        placed.status === 201 ? ['cash', 'none', 0] : ['paypal', 'approved', 10_000],
      );
    },
  );

  test('20 of its buyers choosing other ways at once leave one way', async () => {
    const { world, started, checkout, go, place, purchase } = await beginThere();
    await go();
    const ways = ['str_card', 'paypal', 'cash', 'str_card'];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => place(started, { payment_type: ways[n % 4] })),
    );
    const { orders } = (await purchase(checkout)).body;
    expect(orders).toHaveLength(1);
    const { provider } = await row(
      'a',
      sql<{ provider: string }>`SELECT provider FROM payment WHERE checkout_id = ${checkout}`,
    );
    if (orders[0]?.payment_type !== 'cash') expect(provider).toBe(orders[0]?.payment_type);
    expect(world.cards.asked).toHaveLength(1);
  });
});
