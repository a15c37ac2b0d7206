import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLine, anyTerms } from '../../tests/support/resale-lines.ts';
import { buyByPrice } from './resale-earnings.ts';
import { previewOf } from './resale-preview.ts';
import { divideLine, EARNERS } from './resale-shares.ts';

const half = { seller: 0.5, up_one: 0.05, up_two: 0.02, network: 0 };

test.each([
  [100_000, 20_100, half, 10_050, 89_950],
  [34_900, 9_000, half, 4_500, 30_400],
  [100, 25, half, 12, 88],
  [1_000, 90, { ...half, seller: 0.35 }, 32, 968],
  // A margin above the price counts as the price.
  [100, 300, half, 50, 50],
  [100, 25, undefined, 0, 100],
])(
  '%i with a margin of %i at %j earns %i, bought by %i',
  (price, margin, rates, earnings, buyBy) => {
    expect(previewOf({ price, margin }, rates)).toEqual({ earnings, buy_by: buyBy });
  },
);

test('a preview is what an order of one unit freezes', () => {
  fc.assert(
    fc.property(anyLine, anyTerms, ({ price, margin }, { rates }) => {
      const preview = previewOf({ price, margin }, rates);
      const line = { price, margin, units: 1, shipping: 0 };
      expect(preview.earnings).toBe(divideLine(line, { rates, earning: EARNERS }).seller);
      expect(preview.buy_by).toBe(buyByPrice(price, margin, rates.seller));
    }),
  );
});
