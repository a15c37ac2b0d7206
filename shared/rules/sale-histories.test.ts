/** Random histories of sales by the rules alone: buy, pay, fail, expire, settle, dispute, refund. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RuledSale, type Stock } from '../../tests/support/ruled-sale.ts';

const HISTORIES = 100_000;
const UNITS = 5;
const which = fc.nat(1);
const share = fc.integer({ min: 0, max: 250_000 }).map((millionths) => millionths / 1_000_000);
const line = fc
  .record({
    price: fc.integer({ min: 1, max: 100_000 }),
    part: fc.integer({ min: 0, max: 100 }),
    units: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ price, part, units }) => ({ price, margin: Math.floor((price * part) / 100), units }));
const buy = fc.record({
  do: fc.constant('buy' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  shipping: fc.constantFrom(0, 8_000),
  terms: fc.record({
    rates: fc.record({ seller: share, up_one: share, up_two: share, network: share }),
    earning: fc.subarray(['seller', 'up_one', 'up_two', 'network'] as const),
  }),
});
const anyStep = fc.oneof(
  { arbitrary: buy, weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      which,
      event: fc.constantFrom('claim', 'release', 'ask', 'review', 'approve', 'decline'),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'expire', 'move', 'cancel', 'give up'),
      which,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      part: fc.constantFrom('line', 'shipping', 'amount'),
      line: fc.nat(2),
      amount: fc.integer({ min: -1, max: 150_000 }),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ do: fc.constant('settle' as const), which, fee: fc.nat(500) }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      which,
      to: fc.constantFrom('open', 'lost', 'won'),
      amount: fc.integer({ min: 1, max: 300_000 }),
    }),
    weight: 2,
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

function take(sales: RuledSale[], stock: Stock, step: Step): void {
  if (step.do === 'buy') {
    if (sales.length < 2) sales.push(new RuledSale(step, stock));
    return;
  }
  const sale = sales[step.which];
  if (!sale) return;
  switch (step.do) {
    case 'tell':
      return sale.tell(step.event);
    case 'pay':
      sale.tell('claim');
      return sale.tell('approve');
    case 'expire':
      return sale.expire();
    case 'move':
      return sale.move();
    case 'cancel':
      return sale.cancel('customer');
    case 'give up':
      return sale.cancel('seller');
    case 'refund':
      return sale.refund(step.part, step.line, step.amount);
    case 'settle':
      return sale.settle(step.fee);
    case 'dispute':
      return sale.dispute(step.to, step.amount);
  }
}

/** What is wrong with the sales as they stand; empty where nothing is. */
function faults(sales: readonly RuledSale[], stock: Stock): string[] {
  const found: string[] = [];
  const held = sales.reduce((sum, { units }) => sum + units, 0);
  if (stock.units < 0 || stock.units + held !== UNITS) found.push(`stock ${stock.units} + ${held}`);
  for (const { books, back, isPaid, total, shares, lost } of sales) {
    const of = (account: string) => books.get(account) ?? 0;
    const sum = [...books.values()].reduce((all, one) => all + one, 0);
    if (sum !== 0) found.push(`sum ${sum}`);
    if (lost !== 0 && lost !== 1) found.push(`lost ${lost} times`);
    if (back > (isPaid ? total : 0)) found.push(`back ${back} of ${total}`);
    if (!isPaid && books.size > 0) found.push('books without a payment');
    for (const [earner, most] of Object.entries(shares)) {
      if (of(earner) < 0 || of(earner) > most) found.push(`${earner} ${of(earner)} of ${most}`);
      if (back === total && of(earner) !== 0) found.push(`${earner} earns by what went back`);
    }
  }
  return found;
}

test(`in ${HISTORIES} histories the books sum to zero, stock is not below zero, and no more goes back than was paid`, () => {
  let refunds = 0;
  let disputes = 0;
  fc.assert(
    fc.property(
      buy,
      fc.array(anyStep, { minLength: 4, maxLength: 16, size: 'max' }),
      (first, steps) => {
        const stock = { units: UNITS };
        const sales: RuledSale[] = [];
        for (const step of [first, ...steps]) {
          take(sales, stock, step);
          const wrong = faults(sales, stock);
          if (wrong.length > 0) throw new Error(wrong.join(', '));
        }
        refunds += sales.filter(({ taken }) => taken.length > 0).length;
        disputes += sales.filter(({ books }) => books.has('loss')).length;
      },
    ),
    { numRuns: HISTORIES },
  );
  // A generator that never reaches a refund or a lost dispute would show nothing.
  expect(refunds).toBeGreaterThan(HISTORIES / 50);
  expect(disputes).toBeGreaterThan(HISTORIES / 500);
}, 120_000);
