import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  effectiveRate,
  financialCost,
  isWithoutInterest,
  monthlyRateOf,
  tellsCosts,
} from './financial-cost.ts';
import { monthly as divided } from './instalments.ts';

/** The payment of a month by the French system, minor units. */
const paymentOf = (price: number, count: number, rate: number) =>
  Math.round((price * rate) / (1 - (1 + rate) ** -count));

test('rates as Argentine lenders tell them: 37.50 % a year nominal is a TEA of 44.68 % and a CFT of 56.13 %', () => {
  const rate = (0.375 * 30) / 365;
  expect(effectiveRate(rate)).toBeCloseTo(0.4468, 4);
  const price = 100_000_000;
  const { tea, cft } = financialCost({ price, count: 12, monthly: paymentOf(price, 12, rate) });
  expect(tea).toBeCloseTo(0.4468, 4);
  expect(cft).toBeCloseTo(0.5613, 4);
});

test.each([
  [100_00, 3, 33_34],
  [130_000, 12, 10_834],
  [90_000, 3, 30_000],
  [1, 18, 1],
])('a plan that its store bears costs nothing: %i in %i of %i', (price, count, monthly) => {
  expect(financialCost({ price, count, monthly })).toEqual({ tea: 0, cft: 0 });
});

test('a price that is none costs nothing', () => {
  expect(financialCost({ price: 0, count: 3, monthly: 10 })).toEqual({ tea: 0, cft: 0 });
});

test('the rate of a plan is the one that made it, and its whole cost is never below its interest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 2, max: 48 }),
      fc.double({ min: 0.001, max: 0.3, noNaN: true }),
      (price, count, rate) => {
        const plan = { price, count, monthly: paymentOf(price, count, rate) };
        expect(monthlyRateOf(plan)).toBeCloseTo(rate, 4);
        const { tea, cft } = financialCost(plan);
        expect(cft).toBeGreaterThan(tea);
      },
    ),
  );
});

test('Argentina’s shops tell it', () => {
  expect(['AR', 'MX', 'UY'].map(tellsCosts)).toEqual([true, false, false]);
});

test('a price that is divided bears no cost; one whose payments are more than it has interest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 2, max: 48 }),
      (price, count) => {
        const plan = { price, count, monthly: divided(price, count) };
        expect([isWithoutInterest(plan), financialCost(plan).cft]).toEqual([true, 0]);
        const dearer = { ...plan, monthly: plan.monthly + 2 };
        expect(isWithoutInterest(dearer)).toBe(financialCost(dearer).cft === 0);
      },
    ),
  );
  expect(isWithoutInterest({ price: 130_000, count: 12, monthly: 14_000 })).toBe(false);
});
