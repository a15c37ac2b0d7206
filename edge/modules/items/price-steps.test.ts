import { expect, test } from 'vitest';
import { stepsWithin } from './price-steps.ts';

test.each([
  [undefined, undefined, [0, 1, 2, 3, 4, 5, 6]],
  [20_000, 249_999, [1, 2, 3]],
  [20_001, 249_999, [2, 3]],
  [20_000, 249_998, [1, 2]],
  [1_000_000, undefined, [6]],
  [undefined, 999_999, [0, 1, 2, 3, 4, 5]],
  [30_000, 40_000, []],
])('from %s to %s the steps %j are held wholly', (from, to, steps) => {
  expect(stepsWithin(from, to)).toEqual(steps);
});
