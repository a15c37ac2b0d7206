import { expect, test } from 'vitest';
import { lastPage, pageNumbers } from './paging.ts';

test.each([
  [0, 36, 1],
  [36, 36, 1],
  [37, 36, 2],
  [1000, 36, 28],
  [9_000_000, 36, 2778],
])('%i matches, %i a page: %i pages', (matches, size, pages) => {
  expect(lastPage(matches, size)).toBe(pages);
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 20, [1, 2, 0, 20]],
  [4, 20, [1, 2, 3, 4, 5, 0, 20]],
  [6, 20, [1, 0, 5, 6, 7, 0, 20]],
  [17, 20, [1, 0, 16, 17, 18, 19, 20]],
  [20, 20, [1, 0, 19, 20]],
])('page %i of %i', (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown);
});
