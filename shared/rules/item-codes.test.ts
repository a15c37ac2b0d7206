import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin, isSatProduct, isSatUnit, tidyDigits } from './item-codes.ts';

test.each(['96385074', '036000291452', '7501031311309', '4006381333931', '10614141000415'])(
  '%s is a GTIN',
  (digits) => expect(isGtin(digits)).toBe(true),
);

test.each([
  '',
  '7501031311308',
  '750103131130',
  '123',
  '00000000',
  '75010313113o9',
  '９６３８５０７４',
])('"%s" is none', (digits) => expect(isGtin(digits)).toBe(false));

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = Array.from('4006381333931', Number);
      digits[at] = (digits[at]! + by) % 10;
      expect(isGtin(digits.join(''))).toBe(false);
    }),
  );
});

test('spaces and dashes between the digits are no part of it', () => {
  expect(tidyDigits(' 978–0-306 40615-7 ')).toBe('9780306406157');
});

test.each(['', '01010101', '10101501', '53131619', '95141904'])('“%s” is of a product', (code) =>
  expect(isSatProduct(code)).toBe(true),
);

test.each(['5313161', '531316190', '00000000', '01010102', '96101501', '٥٣١٣١٦١٩', '5313161a'])(
  '“%s” is of no product',
  (code) => expect(isSatProduct(code)).toBe(false),
);

test('units are two or three capitals and digits', () => {
  expect(['', 'H87', 'KGM', '5B', 'E48'].map(isSatUnit)).toEqual(Array(5).fill(true));
  expect(['h87', 'H', 'H877', 'H 8', 'ÑÑ'].map(isSatUnit)).toEqual(Array(5).fill(false));
});
