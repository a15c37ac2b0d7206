/**
 * Random histories of one payment's refunds, its dispute and its settlements against a real database: the books
 * hold after each.
 */
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { disputeStates } from '../../../shared/rules/disputes.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { makeItem, makeStore, rows } from '../purchase/world.ts';
import { makeCounter } from './refunding.ts';
import { fileOf, makeSettling } from './settling.ts';
import { unsettledOf } from './unsettled.ts';

newBuyersEachTest();

const ENDS = ['success', 'pending', 'failed', 'lost', 'down'] as const;
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ do: fc.constant('line' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ do: fc.constant('ends' as const), how: fc.constantFrom(...ENDS) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    do: fc.constantFrom('cancel' as const, 'retry' as const, 'mark' as const, 'tell' as const),
  }),
  fc.record({ do: fc.constant('panel' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ do: fc.constant('dispute' as const), state: fc.constantFrom(...disputeStates) }),
  fc.record({ do: fc.constant('settle' as const), fee: fc.integer({ min: 0, max: 500 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

const PAID = 12_500;
/** What is contested, and what the provider takes for it. */
const CONTESTED = 4_000;
const DISPUTE_FEE = 250;

/** Plays a history on a payment of 100.00 to one store and 25.00 to another. */
async function play(steps: readonly Step[]): Promise<void> {
  const counter = await makeCounter();
  const { world, store, item, paid, refund, retry, mark, cancel, staff, after, read } = counter;
  const other = await makeStore();
  const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
  const { order, payment, reference } = await paid([{ item }, { item: goods }]);
  const books = makeSettling(world, store);
  /** Has the provider pay out what it has not paid out yet, beside a charge that nobody knows. */
  const settle = async (fee: number) => {
    const contested = { ...DISPUTE, amount: CONTESTED };
    const lines = await unsettledOf({ payment, reference, amount: PAID, dispute: contested }, fee);
    await books.take(fileOf([...lines, { reference: 'pi_of_nobody', gross: 1 }]));
    return lines.length;
  };
  const tell = async () => {
    sequence += 1;
    await webhook(world, store, sequence, world.cards.webhook(reference, sequence));
  };
  let sequence = 0;
  for (const step of steps) {
    const [latest] = (await read(payment)).refunds.filter(({ may_retry }) => may_retry);
    switch (step.do) {
      case 'refund':
        await refund(order, { part: 'amount', amount: step.amount, reason: 'goodwill' });
        break;
      case 'line':
        await refund(order, { part: 'line', line: 0, amount: step.amount, reason: 'damaged' });
        break;
      case 'ends':
        world.cards.refundsEnd(step.how);
        break;
      case 'wait':
        await after(step.minutes);
        break;
      case 'cancel':
        await cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
        await staff.settled();
        break;
      case 'retry':
        if (latest) await retry(latest.id);
        break;
      case 'mark':
        if (latest) await mark(latest.id, { proof: 'SPEI 1', by: 'store' });
        break;
      case 'tell':
        await tell();
        break;
      case 'dispute':
        world.cards.dispute(reference, { ...DISPUTE, state: step.state });
        await tell();
        break;
      case 'settle':
        await settle(step.fee);
        break;
      case 'panel': {
        const left = PAID - (await counter.given(reference));
        if (left > 0) world.cards.refundByHand(reference, Math.min(left, step.amount));
        break;
      }
    }
    const found = await counter.differences();
    if (found.length > 0) throw new Error(`${JSON.stringify(step)}: ${JSON.stringify(found)}`);
  }
  await after(20);
  const asked = await rows(
    'a',
    sql<{ order_id: string; n: number }>`SELECT order_id, sum(amount) AS n FROM refund
      WHERE payment_id = ${payment} GROUP BY order_id`,
  );
  for (const { order_id: id, n } of asked)
    expect(n).toBeLessThanOrEqual(id === order ? 10_000 : 2_500);
  expect(await counter.given(reference)).toBeLessThanOrEqual(PAID);
  const replayed = await counter.balances();
  await after(0);
  expect(await counter.balances()).toEqual(replayed);
  await settle(100);
  expect(await counter.differences()).toEqual([]);
  const [dispute] = (await read(payment)).disputes;
  // While a dispute is open the provider has what it contests.
  const held = dispute?.state === 'open' ? CONTESTED + DISPUTE_FEE : 0;
  expect((await counter.balances())['clearing:str_card'] ?? 0).toBe(0 - held);
}

const DISPUTE = {
  id: 'dp_1',
  amount: { amount: CONTESTED, currency: 'MXN' },
  fee: DISPUTE_FEE,
  reason: 'fraudulent',
} as const;

test('no history gives back more than was paid, or leaves books that are not those of its refunds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), play), { numRuns: 25 });
}, 120_000);
