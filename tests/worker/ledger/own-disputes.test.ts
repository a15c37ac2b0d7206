/** The list of a store's disputes: those due first, and how many of them wait for an answer. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnDisputes } from '../../../shared/contracts/own-disputes.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { fresh, makeStore, NOON, type TestStore } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';

newBuyersEachTest();

const DAY_MS = 86_400_000;
let counter: Counter;
let sequence = 0;
beforeEach(async () => {
  counter = await makeCounter();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A paid purchase that its buyer contests; gives how its state goes on. */
async function contested(days: number | null) {
  const { world, store, paid } = counter;
  const bought = await paid([{ item: counter.item }]);
  const id = fresh('du_');
  const tell = async (state: 'open' | 'lost' | 'won') => {
    world.cards.dispute(bought.reference, {
      id,
      state,
      amount: { amount: 10_000, currency: 'MXN' },
      fee: 0,
      reason: 'fraudulent',
      ...(days !== null && { respondBy: NOON + days * DAY_MS }),
    });
    sequence += 1;
    await webhook(world, store, sequence, world.cards.webhook(bought.reference, sequence));
  };
  await tell('open');
  return { ...bought, tell };
}

const list = async (query = '', by: TestStore = counter.store) =>
  (await counter.money.call<OwnDisputes>(by, 'GET', `/admin/suppliers/${by.id}/disputes${query}`))
    .body;
const paymentsOf = ({ results }: OwnDisputes) => results.map(({ payment }) => payment.id);

test('open ones stand by the day they are due, one without a day last; another store has none', async () => {
  const late = await contested(9);
  const without = await contested(null);
  const soon = await contested(2);
  const found = await list();
  expect(paymentsOf(found)).toEqual([soon.payment, late.payment, without.payment]);
  expect(found).toMatchObject({
    matches_estimated: 3,
    unanswered: 3,
    due_first: new Date(NOON + 2 * DAY_MS).toISOString(),
  });
  expect(found.results[0]).toMatchObject({
    dispute: { state: 'open', amount: 10_000, reason: 'fraudulent', answer: null },
    payment: { payment_type: 'str_card', buyer: 'Ana Ruiz' },
  });
  expect(paymentsOf(await list('?limit=1&offset=1'))).toEqual([late.payment]);
  expect(paymentsOf(await list('?payment_type=paypal'))).toEqual([]);
  expect(await list('', await makeStore())).toMatchObject({ results: [], unanswered: 0 });
});

test('what was sent is counted no more, nor what is due no more; the ended ones have a list', async () => {
  const [answered, missed, lost] = [await contested(4), await contested(1), await contested(3)];
  const { results } = await list();
  const { dispute } = results.find(({ payment }) => payment.id === answered.payment)!;
  const { money, store, world } = counter;
  await money.call(
    store,
    'PUT',
    `/admin/suppliers/${store.id}/disputes/${dispute.id}/answer`,
    { text: 'La guía' },
    withKey(),
  );
  await lost.tell('lost');
  expect(await list()).toMatchObject({ matches_estimated: 2, unanswered: 1 });
  world.clock.advance(2 * DAY_MS);
  money.clock.advance(2 * DAY_MS);
  const open = await list();
  expect([paymentsOf(open), open.unanswered, open.due_first]).toEqual([
    [missed.payment, answered.payment],
    0,
    null,
  ]);
  const over = await list('?stage=over');
  expect(over.results).toMatchObject([
    { dispute: { state: 'lost' }, payment: { id: lost.payment } },
  ]);
  await lost.tell('won');
  expect((await list('?stage=over')).results[0]?.dispute.state).toBe('won');
});
