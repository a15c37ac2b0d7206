import { expect, test } from 'vitest';
import { blockOf, filledDown, isWithin, nextPlace, pasted, placesOf, textOf } from './grid.ts';

const at = (row: number, column: number) => ({ row, column });
const range = { from: at(2, 1), to: at(1, 0) };

test('arrows go to the next cell, over places without one, and stop at the edge', () => {
  const isCell = ({ row, column }: { row: number; column: number }) => row !== 1 || column !== 2;
  const size = at(3, 3);
  expect(nextPlace('ArrowDown', at(0, 2), isCell, size)).toEqual(at(2, 2));
  expect(nextPlace('ArrowRight', at(1, 1), isCell, size)).toBeUndefined();
  expect(nextPlace('ArrowLeft', at(0, 0), isCell, size)).toBeUndefined();
  expect(nextPlace('Enter', at(0, 0), isCell, size)).toBeUndefined();
});

test('a range has the cells between its corners, whichever was first', () => {
  expect(placesOf(range)).toEqual([
    [at(1, 0), at(1, 1)],
    [at(2, 0), at(2, 1)],
  ]);
  expect(isWithin(at(1, 1), range)).toBe(true);
  expect(isWithin(at(0, 1), range)).toBe(false);
});

test('a block of a sheet program is read and written', () => {
  expect(blockOf('10\t2\r\n 20 \t\r\n')).toEqual([
    ['10', '2'],
    ['20', ''],
  ]);
  expect(textOf([['10', '2'], ['20']])).toBe('10\t2\n20');
});

test('one text fills the range; a block begins at its first cell', () => {
  expect(pasted([['7']], range).map(([, text]) => text)).toEqual(['7', '7', '7', '7']);
  expect(pasted([['7', '8'], ['9']], { from: at(4, 1), to: at(4, 1) })).toEqual([
    [at(4, 1), '7'],
    [at(4, 2), '8'],
    [at(5, 1), '9'],
  ]);
});

test('the first row is repeated downwards', () => {
  expect(filledDown(range, ({ column }) => `c${column}`)).toEqual([
    [at(2, 0), 'c0'],
    [at(2, 1), 'c1'],
  ]);
});
