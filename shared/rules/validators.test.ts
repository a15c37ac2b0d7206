import { expect, test } from 'vitest';
import { hasLength, isBetween, isLetters, isNumeric } from './validators.ts';

test.each([
  ['123456', true],
  ['0', true],
  ['', false],
  ['12 34', false],
  ['-1', false],
  ['1.5', false],
  ['١٢', false],
])('%j is numeric: %s', (text, is) => expect(isNumeric(text)).toBe(is));

test.each([
  ['5', { min: 1, max: 10 }, true],
  ['1', { min: 1 }, true],
  ['10', { max: 10 }, true],
  ['0', { min: 1 }, false],
  ['10.5', { max: 10 }, false],
  ['-1.5', { min: -2 }, true],
  ['abc', {}, false],
  ['', {}, false],
  ['1e3', {}, false],
  ['1.25', {}, true],
  ['1.0123456789', {}, true],
  ['1.01234567891', {}, false],
  ['1.', {}, false],
  ['x1', {}, false],
  ['Infinity', {}, false],
])('%j between %j: %s', (text, limits, is) => expect(isBetween(text, limits)).toBe(is));

test.each([
  ['María José', true],
  ['O’Higgins-Núñez', true],
  ['Ñandú', true],
  ['R2', false],
  ['2R', false],
  [' Ana', false],
  ['A\u0301lvaro-E\u0301zequiel', true],
  ['Ana-Bá9', false],
  ['Ana ', false],
  ['-', false],
  ['', false],
])('%j is letters: %s', (text, is) => expect(isLetters(text)).toBe(is));

test('a length lies within its limits', () => {
  expect(hasLength('ñandú', { min: 5, max: 5 })).toBe(true);
  expect(hasLength('ñandú', { max: 4 })).toBe(false);
  expect(hasLength('a', { min: 2 })).toBe(false);
  expect(hasLength('', {})).toBe(true);
});
