import { expect, test } from 'vitest';
import { amount } from '../contracts/fields.ts';
import { checkQuantity, isBlockedKey, MAX_LINE_AMOUNT, quantityLimit } from './quantity.ts';

const ONDEMAND = null;
const NO_MAX = null;

test.each([
  // asked, available, max → amount, problem
  [1, 5, NO_MAX, 1, null],
  [5, 5, NO_MAX, 5, null],
  [6, 5, NO_MAX, 5, 'insufficient_stock'],
  [6, ONDEMAND, NO_MAX, 6, null],
  [3, 5, 3, 3, null],
  [4, 5, 3, 3, 'purchase_amount_exceeded'],
  [9, 5, 3, 3, 'purchase_amount_exceeded'],
  [9, 3, 5, 3, 'insufficient_stock'],
  [9, 3, 3, 3, 'insufficient_stock'],
  [4, ONDEMAND, 3, 3, 'purchase_amount_exceeded'],
  [1000, ONDEMAND, NO_MAX, 999, 'purchase_amount_exceeded'],
  [1, 0, NO_MAX, 0, 'out_of_stock'],
  [1, -2, NO_MAX, 0, 'out_of_stock'],
  [1, 5, 0, 0, 'purchase_amount_exceeded'],
  [0, 5, NO_MAX, 0, 'ignored'],
  [-1, 5, NO_MAX, 0, 'ignored'],
  [1.5, 5, NO_MAX, 0, 'ignored'],
  [Number.NaN, 5, NO_MAX, 0, 'ignored'],
  [Infinity, 5, NO_MAX, 0, 'ignored'],
  ['', 5, NO_MAX, 0, 'ignored'],
  ['   ', 5, NO_MAX, 0, 'ignored'],
  ['0', 5, NO_MAX, 0, 'ignored'],
  ['-3', 5, NO_MAX, 0, 'ignored'],
  ['1e2', 5, NO_MAX, 0, 'ignored'],
  ['2.0', 5, NO_MAX, 0, 'ignored'],
  ['abc', 5, NO_MAX, 0, 'ignored'],
  [' 04 ', 5, NO_MAX, 4, null],
  ['7', 5, NO_MAX, 5, 'insufficient_stock'],
] as const)(
  'asking for %j of %j, at most %j: %j, %j',
  (asked, available, max, expected, problem) => {
    expect(checkQuantity(asked, { available, max_purchase_amount: max })).toEqual({
      amount: expected,
      problem,
    });
  },
);

test('the most that can be asked for', () => {
  expect(quantityLimit({ available: 5, max_purchase_amount: null })).toBe(5);
  expect(quantityLimit({ available: null, max_purchase_amount: 2 })).toBe(2);
  expect(quantityLimit({ available: 0, max_purchase_amount: 2 })).toBe(0);
  expect(quantityLimit({ available: null, max_purchase_amount: null })).toBe(MAX_LINE_AMOUNT);
});

test('a line holds what the contract lets through', () => {
  expect(amount.safeParse(MAX_LINE_AMOUNT).success).toBe(true);
  expect(amount.safeParse(MAX_LINE_AMOUNT + 1).success).toBe(false);
});

test('keys that make no whole number are blocked', () => {
  for (const key of ['.', 'e', '-', 'E']) expect(isBlockedKey(key)).toBe(true);
  for (const key of ['0', '9', 'Backspace', 'ArrowUp', 'Tab', 'Enter']) {
    expect(isBlockedKey(key)).toBe(false);
  }
});
