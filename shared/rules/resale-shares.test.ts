import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divideLine,
  EARNERS,
  sharesProblem,
  type ResaleLine,
  type ResaleTerms,
} from './resale-shares.ts';
import { anyLine, anyTerms } from '../../tests/support/resale-lines.ts';

function terms(seller: number, up_one = 0, up_two = 0, network = 0): ResaleTerms {
  return { rates: { seller, up_one, up_two, network }, earning: EARNERS };
}

function line(price: number, margin: number, units = 1, shipping = 0): ResaleLine {
  return { price, margin, units, shipping };
}

describe('where each peso of a line goes', () => {
  test.each([
    // line, terms → seller, up-line one, up-line two, network, supplier
    [line(34_900, 9_000), terms(0.5), [4_500, 0, 0, 0, 30_400]],
    [line(100, 25), terms(0.5), [12, 0, 0, 0, 88]],
    // Rounded once for the line: by unit it would be 3 × 12.
    [line(100, 25, 3), terms(0.5), [38, 0, 0, 0, 262]],
    [line(1_000, 90), terms(0.35), [32, 0, 0, 0, 968]],
    // The second half finds one cent left.
    [line(10, 3), terms(0.5, 0.5), [2, 1, 0, 0, 7]],
    [line(100_000, 20_100), terms(0.5, 0.05, 0.02), [10_050, 1_005, 402, 0, 88_543]],
    [line(89_950, 20_100), null, [0, 0, 0, 0, 89_950]],
    [line(100_000, 20_100, 1, 8_000), terms(0.5, 0.05, 0.02), [10_050, 1_005, 402, 0, 96_543]],
    [line(100_000, 20_100), terms(0.5, 0.05, 0.02, 0.43), [10_050, 1_005, 402, 8_643, 79_900]],
    [line(500, 500, 2), terms(1), [1_000, 0, 0, 0, 0]],
    [line(500, 100, 0), terms(1), [0, 0, 0, 0, 0]],
  ])('%j by %j', (sold, by, shares) => {
    const { seller, up_one, up_two, network, supplier } = divideLine(sold, by);
    expect([seller, up_one, up_two, network, supplier]).toEqual(shares);
  });

  test('what a paused earner would get stays with the supplier', () => {
    const all = terms(0.5, 0.05, 0.02);
    const paused: ResaleTerms = { ...all, earning: ['seller', 'up_two'] };
    expect(divideLine(line(100_000, 20_100), paused)).toEqual({
      seller: 10_050,
      up_one: 0,
      up_two: 402,
      network: 0,
      supplier: 89_548,
    });
  });

  test.each([
    [line(100, 101), terms(0.5), 'margin_above_price'],
    [line(100, -1), terms(0.5), 'negative'],
    [line(100, 1, -1), terms(0.5), 'negative'],
    [line(100.5, 1), terms(0.5), 'not_whole'],
    [line(100, 1), terms(0.1234567), 'not_a_rate'],
    [line(100, 1), terms(-0.5), 'not_a_rate'],
    [line(100, 1), terms(0.5, 0.4, 0.1, 0.000001), 'rates_above_one'],
    // 0.1 + 0.2 + 0.7 is no more than 1.
    [line(100, 1), terms(0.1, 0.2, 0.7), null],
  ] as const)('%j by %j: %s', (sold, by, problem) => {
    expect(sharesProblem(sold, by)).toBe(problem);
    if (problem !== null) expect(() => divideLine(sold, by)).toThrow(problem);
  });
});

describe('any line', () => {
  test('is made by its shares, none below 0, and earners share no more than the pool', () => {
    fc.assert(
      fc.property(anyLine, anyTerms, (sold, by) => {
        const { supplier, ...earned } = divideLine(sold, by);
        const taken = Object.values(earned).reduce((sum, share) => sum + share, 0);
        expect(taken + supplier).toBe(sold.price * sold.units + sold.shipping);
        expect(Math.min(supplier, ...Object.values(earned))).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(sold.margin * sold.units);
      }),
      { numRuns: 1_000 },
    );
  });

  test('gives nobody more for another who is paused', () => {
    fc.assert(
      fc.property(anyLine, anyTerms, (sold, by) => {
        const all = divideLine(sold, { ...by, earning: EARNERS });
        const some = divideLine(sold, by);
        for (const earner of EARNERS)
          expect(some[earner]).toBe(by.earning.includes(earner) ? all[earner] : 0);
      }),
    );
  });
});
