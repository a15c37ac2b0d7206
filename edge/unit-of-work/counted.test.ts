import { expect, test } from 'vitest';
import { COUNTED_MOST, matchesOf } from './counted.ts';

test.each([
  ['a first page', { n: 3 }, 0, 3, 3],
  ['a page of more than are counted', { n: COUNTED_MOST }, 2_000, 21, 2_021],
  ['a page past the end', { n: 5 }, 2_000, 0, 5],
  ['a list without a row', undefined, 0, 0, 0],
] as const)('%s', (_, counted, offset, read, matches) => {
  expect(matchesOf(counted, { offset }, read)).toBe(matches);
});
