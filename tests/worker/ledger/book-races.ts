/** Calls about the books, sent by twenty at once. */
import { expect } from 'vitest';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer } from '../purchase/buyer.ts';
import { paymentOf, webhook } from '../purchase/paying.ts';
import { atOnce, taken, type Races } from '../purchase/racing.ts';
import { stockOf } from '../purchase/world.ts';
import { makeCounter } from './refunding.ts';
import { fileOf, makeSettling } from './settling.ts';

/** Each by the id of its call. */
export const bookRaces: Races = {
  async 'admin.refund-retry'() {
    const { world, paid, refund, retry, given, differences } = await makeCounter();
    const { order, reference } = await paid();
    world.cards.refundsEnd('failed');
    const asked = await refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
    world.cards.refundsEnd('success');
    await atOnce(() => retry(asked.body.id));
    expect(await given(reference)).toBe(5_000);
    expect(await differences()).toEqual([]);
  },
  async 'admin.refund-mark'() {
    const { world, paid, refund, mark, balances, differences } = await makeCounter();
    const { order } = await paid();
    world.cards.refundsEnd('failed');
    const asked = await refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
    const proof = { proof: 'Panel 123456', by: 'provider' };
    expect(taken(await atOnce(() => mark(asked.body.id, proof)))).toBeGreaterThan(0);
    expect(await balances()).toMatchObject({ 'store:own:locked': 15_000 });
    expect(await differences()).toEqual([]);
  },
  async 'admin.settlement-take'() {
    const { world, store, paid, balances, differences } = await makeCounter();
    const { take, list } = makeSettling(world, store);
    const { reference } = await paid();
    const text = fileOf([{ reference, gross: 20_000, fee: 720 }]);
    expect(taken(await atOnce(() => take(text)))).toBeGreaterThan(0);
    expect((await list()).body.results).toHaveLength(1);
    expect(await balances()).toMatchObject({ bank: -19_280, 'store:own:open': -720 });
    expect(await differences()).toEqual([]);
  },
  async 'admin.settlement-match'() {
    const { world, store, paid, refund, after, balances, differences } = await makeCounter();
    const { take, match } = makeSettling(world, store);
    const { reference, order } = await paid();
    world.cards.refundsEnd('pending');
    await refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
    const lines = [
      { reference, gross: 20_000, fee: 720 },
      { kind: 'refund' as const, reference, gross: -5_000 },
    ];
    const { id } = (await take(fileOf(lines))).body;
    world.cards.refundByHand(reference, 5_000);
    await after(20);
    expect(taken(await atOnce(() => match(id)))).toBeGreaterThan(0);
    expect(await balances()).toMatchObject({ bank: -14_280 });
    expect(await differences()).toEqual([]);
  },
  'admin.payment-ask': () => toldAgain('ask'),
  'admin.payment-notice-replay': () => toldAgain('replay'),
};

/** An event of a payment that is taken, or a provider that is asked, by twenty at once: one effect. */
async function toldAgain(by: 'ask' | 'replay') {
  const counter = await makeCounter();
  const { world, store, money, item, balances, differences } = counter;
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item }]);
  await pay(token, FAKE_TOKENS.pending);
  const { reference } = world.cards.asked.at(-1)!;
  const at = `/admin/suppliers/${store.id}`;
  let path = `${at}/payments/${(await paymentOf('a', checkout)).id}/ask`;
  if (by === 'replay') {
    await webhook(world, store, 1, world.cards.webhook(reference, 1));
    const list = await money.call<{ results: { id: string }[] }>(
      store,
      'GET',
      `${at}/payment_notices`,
    );
    path = `${at}/payment_notices/${list.body.results[0]?.id}/replay`;
  }
  world.cards.settle(reference, 'approved');
  expect(taken(await atOnce(() => money.call(store, 'POST', path, {})))).toBeGreaterThan(0);
  expect((await purchase(checkout)).body.orders[0]?.state).toBe('sent_to_supplier');
  expect(await balances()).toEqual({ 'clearing:str_card': -10_000, 'store:own:locked': 10_000 });
  expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
  expect(await differences()).toEqual([]);
}
