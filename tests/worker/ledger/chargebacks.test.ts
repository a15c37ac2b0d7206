/** Sales reports and disputes: what is lost counts as given back, what is won does not. */
import { expect, test } from 'vitest';
import { reportEndpoints } from '../../../edge/flows/reports/endpoints.ts';
import type { ChargeDispute } from '../../../edge/providers/payment/port.ts';
import type { SalesReport } from '../../../shared/contracts/reports.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { makeWorld } from '../purchase/world.ts';
import { makeCounter } from './refunding.ts';

newBuyersEachTest();

test('a lost dispute counts as given back once, and no more once it is won', async () => {
  const { world, store, paid, refund } = await makeCounter();
  const reports = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: reportEndpoints, cards: world.cards },
  );
  const sums = async () => {
    const path = `/admin/suppliers/${store.id}/reports/sales`;
    const { refunds, refunded } = (await reports.call<SalesReport>(store, 'GET', path)).body.totals
      .now;
    return { refunds, refunded };
  };
  const { order, reference } = await paid();
  let sequence = 0;
  const told = async (state: ChargeDispute['state'], times = 1) => {
    const amount = { amount: 15_000, currency: 'MXN' };
    world.cards.dispute(reference, {
      id: 'dp_1',
      state,
      amount,
      fee: 25_000,
      reason: 'fraudulent',
    });
    sequence += 1;
    const event = world.cards.webhook(reference, sequence);
    for (let time = 0; time < times; time += 1) await webhook(world, store, sequence, event);
  };
  await told('open');
  expect(await sums()).toEqual({ refunds: 0, refunded: 0 });
  await told('lost', 3);
  // The provider's fee is a cost, and no part of what was sold.
  expect(await sums()).toEqual({ refunds: 1, refunded: 15_000 });
  await refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
  expect(await sums()).toEqual({ refunds: 2, refunded: 20_000 });
  await told('won', 2);
  expect(await sums()).toEqual({ refunds: 1, refunded: 5_000 });
});
