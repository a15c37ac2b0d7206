import { expect, test } from 'vitest';
import { freshRank, RANK_STEP, rankBetween } from './ranks.ts';

test('the first row, and rows before and after all others', () => {
  expect(rankBetween(null, null)).toBe(0);
  expect(rankBetween(null, 0)).toBe(-RANK_STEP);
  expect(rankBetween(5, null)).toBe(5 + RANK_STEP);
});

test('between two neighbours there is room for 32 moves into the same gap', () => {
  let after = RANK_STEP;
  for (let move = 0; move < 32; move += 1) {
    const rank = rankBetween(0, after);
    expect(rank).toBeGreaterThan(0);
    expect(rank).toBeLessThan(after);
    after = rank!;
  }
  expect(rankBetween(0, after)).toBeNull();
});

test.each([
  [3, 3],
  [3, 4],
  [null, -Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER, null],
])('there is no room between %j and %j', (before, after) => {
  expect(rankBetween(before, after)).toBeNull();
});

test('among new ranks, a row’s own lies between those of its neighbours', () => {
  for (const place of [0, 1, 7]) {
    expect(freshRank(place)).toBeGreaterThan((place - 1) * RANK_STEP);
    expect(freshRank(place)).toBeLessThan(place * RANK_STEP);
  }
});
