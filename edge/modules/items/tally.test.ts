import { describe, expect, test } from 'vitest';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { rowsOf, seededDemo } from '../../../tests/support/demo-database.ts';
import { PRICE_STEPS } from './price-steps.ts';
import { estimate, priceFacet, settle } from './tally.ts';

const all = { storeId: 'st_moda' as StoreId, now: 0, locale: 'es' as const };

describe('an estimate', () => {
  test('is the count itself up to 1,000', () => {
    for (const n of [0, 1, 1_000]) {
      expect(estimate(all, { n, scale: null }, [])).toEqual({ matches: n, isExact: true });
    }
  });

  test('of a text takes the matches to lie as densely in the rest of the list', () => {
    const text = { ...all, match: '"x"' };
    const of = (n: number, scale: number | null) => estimate(text, { n, scale }, []);
    expect(of(201, 4)).toEqual({ matches: 804, isExact: false });
    expect(of(201, 1)).toEqual({ matches: 201, isExact: false });
    // All of them were counted.
    expect(of(1_000, null)).toEqual({ matches: 1_000, isExact: true });
  });

  test('of prices and availability comes from the kept numbers', () => {
    const row = { kind: 'product', n: 4_000, available: 3_000 } as const;
    const kept = [
      { ...row, price_step: -1 },
      { ...row, price_step: 0 },
      { ...row, price_step: 1 },
      { ...row, kind: 'service' as const, price_step: 0 },
    ];
    const of = (filter: object) =>
      estimate({ ...all, kind: 'product', ...filter }, { n: 1_001, scale: null }, kept).matches;
    expect(of({ priceTo: 19_999 })).toBe(4_000);
    // Half of the second step, and all of the first.
    expect(of({ priceTo: 34_999 })).toBe(6_000);
    expect(of({ available: true })).toBe(9_000);
    expect(of({ available: false })).toBe(3_000);
    expect(of({ available: true, priceFrom: 20_000 })).toBe(3_000);
    // Never less than the counted matches.
    expect(of({ priceFrom: 2_000_000 })).toBe(1_001);
    expect(of({ choices: { owner: ['st_foto'] } })).toBe(1_001);
  });
});

test.each([
  ['an exact count stands', 36, { offset: 0, limit: 36, rows: 36 }, 36],
  ['past the end too', 700, { offset: 720, limit: 36, rows: 0 }, 700],
  ['a full page leaves a next one', 201, { offset: 1_800, limit: 36, rows: 36 }, 1_837],
  ['a page that is not full is the last', 5_000, { offset: 1_800, limit: 36, rows: 5 }, 1_805],
  ['an empty one leaves none', 5_000, { offset: 1_800, limit: 36, rows: 0 }, 1_800],
])('%s', (what, matches, page, told) => {
  const isExact = ['an exact count stands', 'past the end too'].includes(what);
  expect(settle({ matches, isExact }, page)).toBe(told);
});

test('each price is counted once, in the step that holds it; empty steps are left out', () => {
  const groups = [-1, 0, 0, 6].map((price_step) => ({
    kind: 'product' as const,
    price_step,
    n: 2,
    available: 0,
  }));
  expect(priceFacet(groups, 1)).toEqual([
    { from: null, to: 19_999, count: 4 },
    { from: 1_000_000, to: null, count: 2 },
  ]);
  expect(priceFacet(groups, 10)[1]?.count).toBe(20);
  expect(priceFacet([], 1)).toEqual([]);
});

test('the database counts by the same steps', async () => {
  const { a } = await seededDemo(Date.UTC(2026, 10, 21));
  const steps = rowsOf<{ price_step: number; lowest: number; highest: number }>(
    a,
    `SELECT price_step, min(list_price) AS lowest, max(list_price) AS highest FROM listing
     WHERE price_step >= 0 GROUP BY price_step`,
  );
  expect(steps.length).toBeGreaterThan(4);
  for (const { price_step: step, lowest, highest } of steps) {
    expect(lowest).toBeGreaterThanOrEqual(PRICE_STEPS[step] ?? Number.NaN);
    expect(highest).toBeLessThan(PRICE_STEPS[step + 1] ?? Number.POSITIVE_INFINITY);
  }
});
