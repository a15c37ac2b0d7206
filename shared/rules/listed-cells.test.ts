import { expect, test } from 'vitest';
import { listCell, listOf, pairsCell, pairsOf } from './listed-cells.ts';

test.each([
  [['lino', 'verano']],
  [['a, b', 'c; d', 'e: f']],
  [['\\', 'fin\\', '\\,', 'C:\\x']],
  [[]],
])('a list is read as it was written: %j', (texts) => {
  expect(listOf(listCell(texts))).toEqual(texts);
});

test('owners write a list with commas alone; empty texts are left out, and a lone backslash stays', () => {
  expect(listOf(' lino,, verano ,')).toEqual(['lino', 'verano']);
  expect(listOf('')).toEqual([]);
  expect(listOf('a\\b')).toEqual(['a\\b']);
});

test.each([
  [{ Talla: 'M', Color: 'Azul' }],
  [{ 'Talla: única': 'S; M', 'a\\': ':b\\' }],
  [{ Hora: '10:30' }],
  [{}],
])('names with values are read as they were written: %j', (pairs) => {
  expect(pairsOf(pairsCell(pairs))).toEqual(pairs);
});

test('a value may hold a colon that nobody marked; what has no name or no value is not read', () => {
  expect(pairsOf('Hora: 10:30;')).toEqual({ Hora: '10:30' });
  expect(pairsOf('Talla M')).toBeUndefined();
  expect(pairsOf('Talla:')).toBeUndefined();
  expect(pairsOf(': M')).toBeUndefined();
});
