/** Lost answers of the provider: no payment is made twice, and none is forgotten. */
import { describe, expect, test, vi } from 'vitest';
import { reconcile } from '../../../edge/flows/purchase/reconcile.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { begin, HOLD_MS, mailsOf, paymentOf, webhook } from './paying.ts';
import { MINUTE_MS, stockOf } from './world.ts';

newBuyersEachTest();

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
    expect((await purchase(checkout)).body.orders[0]?.state).toBe('sent_to_supplier');
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
    // The provider does not find the charge, and the buyer pays another way; later the charge
    // appears.
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
    // The charge is made, and the steps after it are not.
    const provider = { ...world.cards };
    vi.spyOn(world.cards, 'start').mockImplementationOnce(async (input) => {
      await provider.start(input);
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
    // The payment is shown as refunded from the moment of the decision.
    expect((await confirm(token)).body.state).toBe('refunded');
    expect((await paymentOf('a', checkout)).state).toBe('approved');
    world.clock.advance(2 * MINUTE_MS + 1);
    await reconcile(world.work('a'));
    expect((await paymentOf('a', checkout)).state).toBe('refunded');
    const charge = await world.cards.find(reference);
    expect(charge.ok && charge.value.refunded).toBe(10_000);
  });
});
