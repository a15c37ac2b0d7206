import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLine, anyTerms } from '../../tests/support/resale-lines.ts';
import { buyBy } from './buy-by.ts';
import { previewOf } from './resale-preview.ts';
import { divideLine } from './resale-shares.ts';

const half = { seller: 0.5, up_one: 0.05, up_two: 0.02, network: 0 };

test.each([
  [100_000, 20_100, half, 89_950],
  [100, 25, half, 88],
  // A margin above the price counts as the price.
  [100, 300, half, 50],
  [100, 100, { ...half, seller: 1, up_one: 0, up_two: 0 }, 0],
  // Half a cent goes to the even one: nothing is left to take off.
  [100, 1, half, null],
  [100, 0, half, null],
  [100, null, half, null],
  [0, 25, half, null],
  [100, 25, undefined, null],
])('%i with a margin of %s at %j is bought by %s', (price, margin, rates, paid) => {
  expect(buyBy({ price, margin }, rates)).toBe(paid);
});

test('what is paid is what was previewed, from 0 to below the price, and the supplier’s alone', () => {
  fc.assert(
    fc.property(anyLine, anyTerms, ({ price, margin, units, shipping }, { rates }) => {
      const paid = buyBy({ price, margin }, rates);
      const preview = previewOf({ price, margin }, rates);
      expect(paid).toBe(preview.earnings > 0 ? preview.buy_by : null);
      if (paid === null) return;
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThan(price);
      const { supplier, ...earned } = divideLine({ price: paid, margin, units, shipping }, null);
      expect(supplier).toBe(paid * units + shipping);
      expect(Object.values(earned)).toEqual([0, 0, 0, 0]);
    }),
    { numRuns: 1_000 },
  );
});
