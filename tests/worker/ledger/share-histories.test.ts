/** Random histories of a reseller's order against a real database: the books hold after each step. */
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyers, newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, row } from '../purchase/world.ts';
import { makeNetwork } from './reselling.ts';

newBuyersEachTest();

const PART = { reason: 'goodwill' } as const;
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    do: fc.constant('line' as const),
    line: fc.nat(1),
    amount: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({ do: fc.constant('shipping' as const), amount: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ do: fc.constantFrom('deliver' as const, 'wait' as const, 'cancel' as const) }),
);
const anyHistory = fc.record({
  rates: fc.constantFrom(
    { seller: 500_000, up_one: 50_000, up_two: 20_000, network: 100_000 },
    { seller: 333_333, up_one: 333_333, up_two: 333_333 },
    { seller: 1_000_000 },
  ),
  margin: fc.integer({ min: 1, max: 333 }),
  units: fc.integer({ min: 1, max: 3 }),
  payment: fc.constantFrom('str_card' as const, 'cash' as const),
  steps: fc.array(anyStep, { maxLength: 8 }),
});
type History = typeof anyHistory extends fc.Arbitrary<infer One> ? One : never;

/** With the sixth cent two earners' parts would be rounded up at once, which makes two cents of one. */
const TWO_AT_ONCE: History = {
  rates: { seller: 500_000, up_one: 50_000, up_two: 20_000, network: 100_000 },
  margin: 278,
  units: 1,
  payment: 'str_card',
  steps: [
    { do: 'amount', amount: 5 },
    { do: 'line', line: 0, amount: 1 },
  ],
};

async function play({ rates, margin, units, payment, steps }: History): Promise<void> {
  await newBuyers();
  const net = await makeNetwork({ rates, price: 333, margin, shipping: 150 });
  const other = await makeItem(net.supplier, { price: 700, listedBy: [net.reseller] });
  const order = await net.buy([{ item: net.item, amount: units }, { item: other }], { payment });
  const stateOf = async () => {
    const found = await row(
      'a',
      sql<{ state: string }>`SELECT state FROM purchase_order WHERE id = ${order}`,
    );
    return found.state;
  };
  for (const step of steps) {
    const state = await stateOf();
    if (step.do === 'wait') await net.after(80);
    else if (step.do === 'cancel') await net.cancel(order, state);
    else if (step.do === 'deliver' && state === 'sent_to_supplier')
      await net.move(order, 'delivered');
    else if (step.do === 'line')
      await net.refund(order, { ...PART, part: 'line', line: step.line, amount: step.amount });
    else if ('amount' in step)
      await net.refund(order, { ...PART, part: step.do, amount: step.amount });
    const found = await net.differences();
    if (found.length > 0) throw new Error(`${JSON.stringify(step)}: ${JSON.stringify(found)}`);
  }
  if (payment === 'cash') return;
  const total = 333 * units + 700 + 150;
  const { given } = await row(
    'a',
    sql<{ given: number }>`SELECT coalesce(sum(amount), 0) AS given FROM refund
      WHERE order_id = ${order}`,
  );
  if (given < total) await net.refund(order, { ...PART, part: 'amount', amount: total - given });
  expect(await net.balances()).toEqual({});
  expect(await net.differences()).toEqual([]);
}

test('no history leaves books that are not those of its shares, and a full refund leaves nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fc.assert(fc.asyncProperty(anyHistory, play), { numRuns: 100, examples: [[TWO_AT_ONCE]] });
}, 120_000);
