/**
 * Random histories of a store's purchases against a real database: buy, authorise, charge whole or in part,
 * give up, pay, fail, expire, settle, dispute, refund.
 * Eight of them; `HISTORIES=2000` in the environment plays that many.
 */
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { disputeStates } from '../../../shared/rules/disputes.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { openSales, type Step } from './living-sales.ts';

type Bought = Extract<Step, { do: 'buy' }>;

newBuyersEachTest();

const COUNT = Number(env.TEST_HISTORIES) || 8;
const SOURCES = Object.keys(FAKE_TOKENS) as (keyof typeof FAKE_TOKENS)[];
const which = fc.nat(3);
const buy = fc.record({
  do: fc.constant('buy' as const),
  way: fc.constantFrom<Bought['way'][]>('str_card', 'str_card', 'paypal', 'openpay_store', 'cash'),
  own: fc.integer({ min: 1, max: 3 }),
  other: fc.nat(2),
});
const pay = fc.record({
  do: fc.constant('pay' as const),
  which,
  source: fc.oneof(fc.constant('approve' as const), fc.constantFrom(...SOURCES)),
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  buy,
  pay,
  pay,
  fc.record({
    do: fc.constant('end' as const),
    which,
    how: fc.constantFrom('approved' as const, 'declined' as const),
  }),
  fc.record({
    do: fc.constantFrom('tell', 'confirm', 'cancel', 'retry', 'settle'),
    which,
  }),
  fc.record({
    do: fc.constant('wait' as const),
    minutes: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(80 * 60)),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    which,
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.record({
    do: fc.constant('refunds' as const),
    end: fc.constantFrom('success', 'pending', 'failed', 'lost', 'down'),
  }),
  fc.record({
    do: fc.constant('dispute' as const),
    which,
    state: fc.constantFrom(...disputeStates),
  }),
);
/** What is done about cards that are charged later. */
const laterStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('next' as const, 'void' as const, 'expire' as const), which }),
  fc.record({
    do: fc.constant('capture' as const),
    which,
    amount: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 30_000 })),
  }),
  fc.record({
    do: fc.constant('authorizations' as const),
    end: fc.constantFrom('success', 'success', 'declined', 'lost', 'down'),
  }),
  fc.record({ do: fc.constant('terms' as const), later: fc.boolean() }),
);
/** Each begins with a purchase and its payment, so that most of its steps meet one. */
const atOnce = fc.tuple(
  buy,
  pay,
  fc.array(fc.oneof({ weight: 4, arbitrary: anyStep }, laterStep), { maxLength: 14 }),
);
/** One whose payment a bank has authorised alone, since one seller delivers all of it. */
const later = fc.tuple(
  fc.constant<Step>({ do: 'terms', later: true }),
  buy.map((step): Step => ({ ...step, way: 'str_card', other: 0 })),
  pay,
  fc.array(fc.oneof(anyStep, laterStep), { maxLength: 14 }),
);

async function play(history: readonly (Step | readonly Step[])[]): Promise<void> {
  const sales = await openSales(FAKE_TOKENS);
  for (const step of history.flat()) {
    await sales.take(step);
    await sales.holds();
  }
  await sales.endsWell();
}

test(
  `after each step of ${COUNT} histories stock is not below zero, refunds not above payments, and the books balance`,
  { timeout: 60_000 + COUNT * 3_000 },
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const played = fc.assert(fc.asyncProperty(fc.oneof(atOnce, later), play), { numRuns: COUNT });
    await expect(played).resolves.toBeUndefined();
  },
);
