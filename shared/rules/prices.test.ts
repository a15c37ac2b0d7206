import { describe, expect, test } from 'vitest';
import { buyByPrice, resaleEarnings, shownPrice } from './prices.ts';

const base = { list_price: 50_000, crossout_price: null, is_free: false, hide_price: false };

describe('how a price is shown', () => {
  test('as it is', () => {
    expect(shownPrice(base)).toEqual({
      kind: 'price',
      amount: 50_000,
      old: null,
      percentOff: null,
    });
  });

  test('hidden when it is said so or there is none', () => {
    expect(shownPrice({ ...base, hide_price: true })).toEqual({ kind: 'hidden' });
    expect(shownPrice({ ...base, list_price: null })).toEqual({ kind: 'hidden' });
    expect(shownPrice({ ...base, is_free: true, hide_price: true })).toEqual({ kind: 'hidden' });
  });

  test('free, never with a crossed-out price', () => {
    expect(shownPrice({ ...base, is_free: true, list_price: 0, crossout_price: 9_900 })).toEqual({
      kind: 'free',
    });
    expect(shownPrice({ ...base, is_free: true, list_price: null })).toEqual({ kind: 'free' });
  });

  test.each([
    // list, crossed out → old, percent
    [75_000, 100_000, 100_000, 25],
    [66_700, 100_000, 100_000, 33],
    [99_950, 100_000, 100_000, null],
    [50_000, 50_000, null, null],
    [50_000, 40_000, 40_000, null],
  ])('list %i, crossed out %i', (list_price, crossout_price, old, percentOff) => {
    expect(shownPrice({ ...base, list_price, crossout_price })).toEqual({
      kind: 'price',
      amount: list_price,
      old,
      percentOff,
    });
  });
});

describe('resale', () => {
  test("the spec's example plan: rate 0.5", () => {
    expect(resaleEarnings(19_900, 0.5)).toBe(9_950);
    expect(buyByPrice(50_000, 19_900, 0.5)).toBe(40_050);
  });

  test.each([
    // halves go to the even neighbour
    [1, 0.5, 0],
    [3, 0.5, 2],
    [5, 0.5, 2],
    [7, 0.5, 4],
    [10, 0.15, 2],
    [30, 0.15, 4],
    [50, 0.15, 8],
    [-3, 0.5, -2],
    // other fractions round to the nearest
    [7, 0.15, 1],
    [11, 0.15, 2],
    [0, 0.15, 0],
    [11_000, 0.333333, 3_667],
  ])('margin %i at %d earns %i', (margin, rate, earned) => {
    expect(resaleEarnings(margin, rate)).toBe(earned);
  });
});
