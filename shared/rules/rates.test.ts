import { describe, expect, test } from 'vitest';
import { fitTogether, isRate, timesFraction, timesRate } from './rates.ts';

describe('rates', () => {
  test.each([
    [0, true],
    [1, true],
    [0.333333, true],
    [0.000001, true],
    [0.3333333, false],
    [1e-7, false],
    [-0.1, false],
    [1.000001, false],
    [Number.NaN, false],
  ])('%d is a rate: %s', (rate, is) => {
    expect(isRate(rate)).toBe(is);
  });

  test('are added exactly, where floats give 1.0000000000000002 or 0.9999999999999999', () => {
    expect(fitTogether([0.7, 0.1, 0.1, 0.1])).toBe(true);
    expect(fitTogether([0.6, 0.3, 0.1])).toBe(true);
    expect(fitTogether([0.6, 0.3, 0.100001])).toBe(false);
  });
});

describe('a part of an amount', () => {
  test.each([
    // amount, part, whole, rounded
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [5, 1, 2, 2],
    [7, 1, 2, 4],
    [-5, 1, 2, -2],
    [9_007_199_254_740_991, 999_999, 1_000_000, 9_007_190_247_541_736],
  ])('%i × %i / %i', (amount, part, whole, rounded) => {
    expect(timesFraction(amount, part, whole)).toBe(rounded);
  });

  test('by a rate, where floats give 31', () => {
    expect(timesRate(90, 0.35)).toBe(32);
  });
});
