import { expect, test } from 'vitest';
import { nationalTaxes, taxesOfOrders, withoutNationalTaxes } from './national-taxes.ts';

test.each([
  [121_00, undefined, 100_00],
  [110_50, 1_050, 100_00],
  [99_99, 0, 99_99],
  [1, 2_100, 1],
  [0, undefined, 0],
  [1_500_000, undefined, 1_239_669],
])('%i with a tax of %s is %i without it', (price, rate, without) => {
  expect(withoutNationalTaxes(price, rate)).toBe(without);
});

test.each([
  ['the general rate where none is set', [{ amount: 121_00 }], { vat: 21_00, others: 0 }],
  ['a lower rate', [{ amount: 110_50, rate: 1_050 }], { vat: 10_50, others: 0 }],
  ['none', [{ amount: 99_99, rate: 0 }], { vat: 0, others: 0 }],
  [
    'what is above the general rate',
    [{ amount: 141_00, rate: 4_100 }],
    { vat: 21_00, others: 20_00 },
  ],
  ['several', [{ amount: 121_00 }, { amount: 110_50, rate: 1_050 }], { vat: 31_50, others: 0 }],
  ['nothing paid', [{ amount: 0 }], { vat: 0, others: 0 }],
])('taxes: %s', (_name, amounts, taxes) => {
  expect(nationalTaxes(amounts)).toEqual(taxes);
});

test('with what an amount is without them, they are the amount, to the last cent', () => {
  for (let amount = 1; amount < 3_000; amount += 7) {
    for (const rate of [0, 1_050, 2_100, 2_700, 4_600]) {
      const { vat, others } = nationalTaxes([{ amount, rate }]);
      expect(withoutNationalTaxes(amount, rate) + vat + others).toBe(amount);
      expect(Math.min(vat, others)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('an order contains those of its lines, and of its shipping at the general rate', () => {
  const order = {
    lines: [{ total: 110_50, included_tax: 1_050 }, { total: 121_00 }],
    items_total: 231_50,
    total: 243_60,
  };
  expect(taxesOfOrders([order])).toEqual({ vat: 33_60, others: 0 });
  expect(taxesOfOrders([order, order])).toEqual({ vat: 67_20, others: 0 });
});
