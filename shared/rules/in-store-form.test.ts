import { expect, test } from 'vitest';
import { problemsOfSale, receivedOf, takenOf } from './in-store-form.ts';

const needs = { received: 'received', short: 'short', email: 'email', phone: 'phone' };
const problems = (fields: object, total = 10_000) => problemsOfSale(fields, total, 'MX', needs);

test('a sale needs nothing of its buyer, and no amount where they pay exactly', () => {
  expect(problems({})).toEqual({});
  expect(problems({ taken: 'card', received: 'nada' })).toEqual({});
  expect(
    problems({ received: '100.00', email: ' ana@example.com ', phone: '55 1234 5678' }),
  ).toEqual({});
});

test('what is typed has to be an amount, enough, an address and a phone', () => {
  expect(problems({ received: 'cien' })).toEqual({ received: 'received' });
  expect(problems({ received: '99,99' })).toEqual({ received: 'short' });
  expect(problems({ email: 'ana@', phone: '55' })).toEqual({ email: 'email', phone: 'phone' });
});

test('another way to take money than those there are is cash', () => {
  expect(takenOf({ taken: 'cheque' })).toBe('cash');
  expect(receivedOf({ taken: 'transfer', received: '50' })).toBeNull();
  expect(receivedOf({ received: '50' })).toBe(5_000);
});
