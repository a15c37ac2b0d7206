import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLine, anyTerms } from '../../tests/support/resale-lines.ts';
import { takenBack, type GivenBack, type SharedLine } from './refund-spread.ts';
import { divideLine, EARNERS } from './resale-shares.ts';

const line = (position: number, total: number, seller: number): SharedLine => ({
  position,
  total,
  shares: { seller },
});
const amount = (minor: number): GivenBack => ({ part: 'other', line: null, amount: minor });
const ofLine = (position: number, minor: number): GivenBack => ({
  part: 'line',
  line: position,
  amount: minor,
});
const shipping = (minor: number): GivenBack => ({ part: 'shipping', line: null, amount: minor });

const two = [line(0, 300, 100), line(1, 1_000, 500)];

test.each<[string, GivenBack[], GivenBack, number[]]>([
  ['the first of three thirds', [], ofLine(0, 100), [33, 0]],
  ['the second', [ofLine(0, 100)], ofLine(0, 100), [34, 0]],
  ['the third', [ofLine(0, 100), ofLine(0, 100)], ofLine(0, 100), [33, 0]],
  ['shipping', [], shipping(500), [0, 0]],
  ['an amount, out of the lines in their order', [], amount(400), [100, 50]],
  ['an amount that reaches into the shipping', [], amount(1_900), [100, 500]],
  ['a line that an amount has emptied', [amount(300)], ofLine(0, 100), [0, 50]],
  ['all that is left, after a part of the second line', [ofLine(1, 400)], amount(900), [100, 300]],
])('%s', (_name, before, refund, taken) => {
  const found = takenBack(two, before, refund);
  expect(found.map(({ parts }) => parts.seller ?? 0)).toEqual(taken);
});

const anyOrder = fc
  .array(fc.tuple(anyLine, anyTerms), { minLength: 1, maxLength: 4 })
  .map((lines) =>
    lines.map(([sold, terms], position) => {
      const { supplier: _, ...shares } = divideLine({ ...sold, shipping: 0 }, terms);
      return { position, total: sold.price * sold.units, shares };
    }),
  );

test('any refunds of an order take no more than each share, and all of it once all is refunded', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(fc.tuple(fc.nat(4), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 8 }),
      (lines, asked) => {
        let left = lines.reduce((sum, { total }) => sum + total, 0);
        const given: GivenBack[] = [];
        const taken = lines.map(() => new Map<string, number>());
        const refund = (one: GivenBack) => {
          for (const { position, parts } of takenBack(lines, given, one)) {
            for (const [earner, minor] of Object.entries(parts)) {
              expect(minor).toBeGreaterThan(0);
              taken[position]?.set(earner, (taken[position]?.get(earner) ?? 0) + minor);
            }
          }
          given.push(one);
          left -= one.amount;
        };
        for (const [at, part] of asked) {
          const most = Math.min(left, lines[at]?.total ?? left);
          const minor = Math.floor(most * part);
          if (minor > 0) refund(lines[at] ? ofLine(at, minor) : amount(minor));
        }
        for (const { position, shares } of lines)
          for (const earner of EARNERS)
            expect(taken[position]?.get(earner) ?? 0).toBeLessThanOrEqual(shares[earner]);
        if (left > 0) refund(amount(left));
        for (const { position, total, shares } of lines)
          for (const earner of EARNERS)
            expect(taken[position]?.get(earner) ?? 0).toBe(total === 0 ? 0 : shares[earner]);
      },
    ),
    { numRuns: 2_000 },
  );
});
