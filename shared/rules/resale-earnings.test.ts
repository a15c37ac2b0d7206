import { expect, test } from 'vitest';
import { buyByPrice, resaleEarnings } from './resale-earnings.ts';

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
