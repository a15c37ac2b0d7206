import { expect, test } from 'vitest';
import type { Rows } from './reader.ts';
import { wholeItems } from './whole-items.ts';

const rowsOf = (...slugs: readonly string[]): Rows => ({
  rows: slugs.map((slug) => ({ cells: [slug] })),
  ends: slugs.map((_, index) => (index + 1) * 10),
  used: slugs.length * 10,
  isCut: false,
});
const kept = (rows: Rows, most: number, isEnd: boolean) => {
  const { used, rows: left } = wholeItems(rows, ['slug'], most, isEnd);
  expect(left).toHaveLength(used / 10);
  return left.length;
};

test.each<[string, Rows, number, boolean, number]>([
  ['an item that goes on behind the piece', rowsOf('a', 'b', 'b', 'b'), 3, true, 1],
  ['an item that ends with the piece', rowsOf('a', 'b', 'b', 'c'), 3, true, 3],
  ['the end of the file', rowsOf('a', 'b', 'b'), 3, true, 3],
  ['a part of the file that ends within an item, perhaps', rowsOf('a', 'b', 'b'), 9, false, 1],
  ['rows of one item alone', rowsOf('b', 'b', 'b', 'b'), 3, true, 3],
  ['rows without a key', rowsOf('', '', '', ''), 3, false, 3],
  ['no rows', rowsOf(), 3, false, 0],
])('of %s the piece keeps what is whole', (_, rows, most, isEnd, left) => {
  expect(kept(rows, most, isEnd)).toBe(left);
});
