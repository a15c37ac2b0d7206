import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundParts, reversedParts, type Refunded } from './resale-refunds.ts';
import { divideLine, EARNERS, type Shares } from './resale-shares.ts';
import { anyLine, anyTerms } from '../../tests/support/resale-lines.ts';

const none: Refunded = { goods: 0, shipping: 0 };
const roles = [...EARNERS, 'supplier'] as const;

function shares(seller: number, up_one: number, up_two: number, supplier: number): Shares {
  return { seller, up_one, up_two, network: 0, supplier };
}

describe('what a refund takes back', () => {
  test('three refunds of 1.00 on 3.00, 1.00 earned', () => {
    const earned = shares(100, 0, 0, 200);
    const paid = { goods: 300, shipping: 0 };
    const taken = [0, 100, 200].map((goods) =>
      refundParts(earned, paid, { goods, shipping: 0 }, { goods: 100, shipping: 0 }),
    );
    expect(taken.map(({ seller }) => seller)).toEqual([33, 34, 33]);
    expect(taken.map(({ supplier }) => supplier)).toEqual([67, 66, 67]);
  });

  test('400.00 of the goods, then the rest with its shipping', () => {
    const line = shares(10_050, 1_005, 402, 96_543);
    const paid = { goods: 100_000, shipping: 8_000 };
    const first = { goods: 40_000, shipping: 0 };
    expect(refundParts(line, paid, none, first)).toEqual(shares(4_020, 402, 161, 35_417));
    const rest = { goods: 60_000, shipping: 8_000 };
    expect(refundParts(line, paid, first, rest)).toEqual(shares(6_030, 603, 241, 61_126));
  });

  test('refunded shipping touches the supplier alone', () => {
    const line = shares(10_050, 1_005, 402, 96_543);
    const paid = { goods: 100_000, shipping: 8_000 };
    expect(refundParts(line, paid, none, { goods: 0, shipping: 8_000 })).toEqual(
      shares(0, 0, 0, 8_000),
    );
  });

  test('a cent that the supplier has no part of is borne by the last earner', () => {
    const paid = { goods: 10, shipping: 0 };
    // Half a cent each rounds to none.
    expect(reversedParts(shares(5, 5, 0, 0), paid, { goods: 1, shipping: 0 })).toEqual(
      shares(0, 1, 0, 0),
    );
    // One and a half each rounds to two.
    expect(reversedParts(shares(5, 5, 0, 0), paid, { goods: 3, shipping: 0 })).toEqual(
      shares(2, 1, 0, 0),
    );
  });

  test.each([
    { goods: 301, shipping: 0 },
    { goods: -1, shipping: 0 },
    { goods: 0, shipping: 1 },
    { goods: 0.5, shipping: 0 },
  ])('refuses %j of 300', (refunded) => {
    const earned = shares(100, 0, 0, 200);
    expect(() => reversedParts(earned, { goods: 300, shipping: 0 }, refunded)).toThrow(RangeError);
  });
});

/** Divides what was paid into refunds, in the order of `cuts`. */
function steps(paid: number, cuts: readonly number[]): number[] {
  const ends = [...cuts.map((cut) => Math.floor((paid * cut) / 1_000)), 0, paid];
  const sorted = ends.toSorted((a, b) => a - b);
  return sorted.slice(1).map((end, at) => end - (sorted[at] ?? 0));
}

describe('any refunds', () => {
  const cuts = fc.array(fc.nat(1_000), { maxLength: 6 });

  test('make the sum that goes back, each part within its share and nearly in proportion', () => {
    fc.assert(
      fc.property(anyLine, anyTerms, fc.nat(1_000), (line, terms, of) => {
        const whole = divideLine(line, terms);
        const paid = { goods: line.price * line.units, shipping: line.shipping };
        const goods = Math.floor((paid.goods * of) / 1_000);
        const parts = reversedParts(whole, paid, { goods, shipping: 0 });
        expect(roles.reduce((sum, role) => sum + parts[role], 0)).toBe(goods);
        for (const role of roles) {
          expect(parts[role]).toBeGreaterThanOrEqual(0);
          expect(parts[role]).toBeLessThanOrEqual(whole[role]);
        }
        for (const earner of paid.goods === 0 ? [] : EARNERS)
          expect(Math.abs(parts[earner] - (whole[earner] * goods) / paid.goods)).toBeLessThan(3);
      }),
      { numRuns: 1_000 },
    );
  });

  test('take from nobody less than was taken before, and give nobody anything', () => {
    fc.assert(
      fc.property(anyLine, anyTerms, cuts, (line, terms, at) => {
        const whole = divideLine(line, terms);
        const paid = { goods: line.price * line.units, shipping: 0 };
        const supplier = whole.supplier - line.shipping;
        let before = none;
        for (const goods of steps(paid.goods, at)) {
          const refund = { goods, shipping: 0 };
          const taken = refundParts({ ...whole, supplier }, paid, before, refund);
          for (const role of roles) expect(taken[role]).toBeGreaterThanOrEqual(0);
          before = { goods: before.goods + goods, shipping: 0 };
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('take each single cent of a line from somebody, once', () => {
    const line = shares(139, 14, 6, 146);
    const whole = { ...line, network: 28 };
    const paid = { goods: 333, shipping: 0 };
    for (let goods = 0; goods < paid.goods; goods += 1) {
      const taken = refundParts(whole, paid, { goods, shipping: 0 }, { goods: 1, shipping: 0 });
      expect(
        Object.values(taken).toSorted((a, b) => b - a),
        `${goods}`,
      ).toEqual([1, 0, 0, 0, 0]);
    }
  });

  test('leave nothing once all is refunded, in whatever order', () => {
    fc.assert(
      fc.property(anyLine, anyTerms, cuts, fc.boolean(), (line, terms, at, backwards) => {
        const whole = divideLine(line, terms);
        const paid = { goods: line.price * line.units, shipping: line.shipping };
        const goods = steps(paid.goods, at);
        const shipping = steps(paid.shipping, at);
        const refunds = goods.map((amount, step) => ({
          goods: amount,
          shipping: shipping[step] ?? 0,
        }));
        let before = none;
        const left = { ...whole };
        for (const refund of backwards ? refunds.toReversed() : refunds) {
          const taken = refundParts(whole, paid, before, refund);
          for (const role of roles) left[role] -= taken[role];
          before = {
            goods: before.goods + refund.goods,
            shipping: before.shipping + refund.shipping,
          };
          // What has been taken depends on how much was refunded, not on the way there.
          const reversed = reversedParts(whole, paid, before);
          for (const role of roles) expect(whole[role] - left[role]).toBe(reversed[role]);
        }
        for (const role of roles) expect(left[role]).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
