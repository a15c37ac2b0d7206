import { expect, test } from 'vitest';
import { withoutNationalTaxes } from './national-taxes.ts';

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
