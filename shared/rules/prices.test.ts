import { describe, expect, test } from 'vitest';
import { shownPrice } from './prices.ts';

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
