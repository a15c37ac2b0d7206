import { expect, test } from 'vitest';
import { minutesUntil } from './minutes-until.ts';

test.each([
  [-60_000, 1],
  [0, 1],
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [900_000, 15],
])('a wait that ends in %i ms is told as %i minutes', (left, minutes) => {
  const now = 1_000_000;
  expect(minutesUntil(now + left, now)).toBe(minutes);
});
