/** Payments by a provider's number: paid at a counter, found, late, given up, or of another amount. */
import { describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { newBuyersEachTest } from './buyer.ts';
import { beginSlip } from './slip-buyer.ts';
import { MINUTE_MS, stockOf, write } from './world.ts';

newBuyersEachTest();

const HOUR_MS = 60 * MINUTE_MS;

describe('a number of a provider', () => {
  const reference = ({ world }: Awaited<ReturnType<typeof beginSlip>>) =>
    world.cards.asked.at(-1)!.reference;

  test('is paid at a counter: the event completes it once, however often it comes', async () => {
    const begun = await beginSlip('openpay_store');
    const { world, store, go, stages, slip, item } = begun;
    await go();
    expect(await slip()).toMatchObject({ kind: 'store', account: null, account_kind: null });
    world.cards.settle(reference(begun), 'approved');
    const event = world.cards.webhook(reference(begun), 1);
    const headers = Object.fromEntries(event.headers.entries());
    const post = async () =>
      world.call(store, 'POST', '/payment/webhooks/openpay_store', event.rawBody, headers);
    const told = await Promise.all([post(), post(), post()]);
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await stages(), await stockOf('a', item)]).toEqual([
      ['sent_to_supplier'],
      { on_hand: 4, reserved: 0 },
    ]);
  });

  test('without any event is found by the reconciler within 15 minutes', async () => {
    const begun = await beginSlip('openpay_store');
    await begun.go();
    begun.world.cards.settle(reference(begun), 'approved');
    begun.world.clock.advance(11 * MINUTE_MS);
    await reconcile(begun.world.work('a'));
    expect(await begun.stages()).toEqual(['sent_to_supplier']);
  });

  test('paid after its end stands while the goods are there, else the money is given back', async () => {
    for (const onHand of [1, 0]) {
      const begun = await beginSlip('openpay_store', { onHand: 1 });
      await begun.go();
      begun.world.clock.advance(49 * HOUR_MS);
      await reconcile(begun.world.work('a'));
      expect(await begun.stages()).toEqual(['canceled_by_customer']);
      await write('a', sql`UPDATE sku SET on_hand = ${onHand} WHERE id = ${begun.item.sku}`);
      begun.world.cards.settle(reference(begun), 'approved');
      begun.world.clock.advance(11 * MINUTE_MS);
      await reconcile(begun.world.work('a'));
      expect(await begun.stages()).toEqual([
        onHand === 1 ? 'sent_to_supplier' : 'canceled_by_customer',
      ]);
      expect(await begun.world.cards.find(reference(begun))).toMatchObject({
        value: { refunded: onHand === 1 ? 0 : 10_000 },
      });
      const { world, store } = begun;
      const books = { extent: 'whole', now: world.clock.now() } as const;
      expect((await audit(world.work('a').cell, store.id, books)).differences).toEqual([]);
    }
  });

  test('given up and paid after all is given back, while the other way stands', async () => {
    const begun = await beginSlip('openpay_store');
    const { world, started, go, place, stages } = begun;
    await go();
    const first = reference(begun);
    await place(started, { payment_type: 'cash' });
    expect(await stages()).toEqual(['sent_to_supplier']);
    world.cards.settle(first, 'approved');
    world.clock.advance(11 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect(await world.cards.find(first)).toMatchObject({ value: { refunded: 10_000 } });
  });

  test('that the provider ends early can be asked for anew, and keeps nothing for long', async () => {
    const begun = await beginSlip('openpay_store');
    const { world, go, slip, payment, item, stages } = begun;
    await go();
    const first = reference(begun);
    world.cards.settle(first, 'declined');
    world.clock.advance(11 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect([(await payment()).state, await slip()]).toEqual(['declined', null]);
    expect((await go()).status).toBe(200);
    expect([reference(begun) === first, (await slip())?.is_over]).toEqual([false, false]);
    world.cards.settle(reference(begun), 'declined');
    await begun.confirm(begun.token);
    world.clock.advance(16 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect([await stages(), await stockOf('a', item)]).toEqual([
      ['canceled_by_customer'],
      { on_hand: 5, reserved: 0 },
    ]);
  });

  test('whose answer was lost is found by the buyer’s page or the reconciler, with its mail', async () => {
    for (const finder of ['buyer', 'reconciler'] as const) {
      const begun = await beginSlip('openpay_store');
      const { world, go, slip, mails, token, payment } = begun;
      const start = world.cards.start.bind(world.cards);
      vi.spyOn(world.cards, 'start').mockImplementationOnce(async (input) => {
        await start(input);
        return { ok: true, value: { outcome: 'unknown', reference: input.reference } };
      });
      expect((await go()).status).toBe(200);
      expect([(await payment()).state, await slip()]).toEqual(['processing', null]);
      if (finder === 'buyer') await begun.confirm(token);
      else {
        world.clock.advance(3 * MINUTE_MS);
        await reconcile(world.work('a'));
      }
      expect([(await slip())?.kind, await mails()]).toEqual(['store', { n: 1 }]);
    }
  });

  test('of a provider that is down is refused, moves nothing and can be asked for again', async () => {
    const begun = await beginSlip('openpay_store');
    const { world, go, slip, payment, item } = begun;
    vi.spyOn(world.cards, 'start').mockResolvedValueOnce({
      ok: false,
      error: { code: 'provider_unavailable', message: 'out of order' },
    });
    expect((await go()).body).toMatchObject({ code: 'payment_failed' });
    expect([(await payment()).state, await slip(), await stockOf('a', item)]).toEqual([
      'created',
      null,
      { on_hand: 5, reserved: 1 },
    ]);
    expect((await go()).status).toBe(200);
  });

  test('20 payers, events, ticks and changes of mind at once leave one end', async () => {
    const begun = await beginSlip('openpay_store', { onHand: 1 });
    const { world, store, started, go, place, token, call, stages, item, payment } = begun;
    await go();
    const first = reference(begun);
    world.cards.settle(first, 'approved');
    const event = world.cards.webhook(first, 1);
    const headers = Object.fromEntries(event.headers.entries());
    await Promise.all(
      Array.from({ length: 5 }, async () => [
        await world.call(store, 'POST', '/payment/webhooks/openpay_store', event.rawBody, headers),
        await begun.confirm(token),
        await call('POST', `/payment/${token}/cancel`),
        await place(started, { payment_type: 'cash' }),
      ]),
    );
    expect(await stages()).toEqual(['sent_to_supplier']);
    expect([await stockOf('a', item), (await payment()).state]).toEqual([
      { on_hand: 0, reserved: 0 },
      'approved',
    ]);
  });

  test('with another amount is given back, and the order is cancelled', async () => {
    const begun = await beginSlip('openpay_store');
    await begun.go();
    begun.world.cards.settle(reference(begun), 'approved', { amount: 1, currency: 'MXN' });
    begun.world.clock.advance(11 * MINUTE_MS);
    await reconcile(begun.world.work('a'));
    expect([await begun.stages(), (await begun.payment()).refund_reason]).toEqual([
      ['canceled_by_customer'],
      'amount_mismatch',
    ]);
  });
});
