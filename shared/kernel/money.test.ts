import { expect, test } from 'vitest';
import { formatMoney, sumMinor } from './money.ts';

test('money is written as people of the place do', () => {
  expect(formatMoney(124_900, 'MXN', 'es-MX')).toBe('$1,249.00');
  expect(formatMoney(124_900, 'MXN', 'es-AR').replace(/\s/g, ' ')).toBe('$ 1.249,00');
  expect(formatMoney(5, 'USD', 'en-US')).toBe('$0.05');
});

test('sums refuse what is not an integer of minor units', () => {
  expect(sumMinor([1, 2, 3])).toBe(6);
  expect(() => sumMinor([0.1, 0.2])).toThrow(RangeError);
});
