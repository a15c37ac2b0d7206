import { expect, test } from 'vitest';
import { canRate, RATING_AGAIN_MS } from './talk-rating.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['an open conversation', null, null, false],
  ['a closed one', NOW - 1, null, true],
  ['one that was rated lately', NOW - 1, NOW - RATING_AGAIN_MS, false],
  ['one that was rated long ago', NOW - 1, NOW - RATING_AGAIN_MS - 1, true],
])('%s', (_name, closedAt, ratedAt, wanted) => {
  expect(canRate(closedAt, ratedAt, NOW)).toBe(wanted);
});
