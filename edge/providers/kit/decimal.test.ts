import { expect, test } from 'vitest';
import { fromDecimal, toDecimal } from './decimal.ts';

test.each([
  [108_000, 'MXN', '1080.00'],
  [5, 'MXN', '0.05'],
  [1_005, 'ARS', '10.05'],
  [500, 'JPY', '500'],
])('%i %s is written %s, and read back', (amount, currency, text) => {
  expect(toDecimal({ amount, currency })).toBe(text);
  expect(fromDecimal(text, currency)).toEqual({ amount, currency });
});

test('a shorter part is read, and what is no amount is not', () => {
  expect(fromDecimal('10.5', 'MXN')).toEqual({ amount: 1050, currency: 'MXN' });
  for (const odd of ['', '-1.00', '1e3', '1.234', ' 1', '1,00', '12345678901.00']) {
    expect(fromDecimal(odd, 'MXN')).toBeUndefined();
  }
  expect(fromDecimal('1.50', 'JPY')).toBeUndefined();
});
