import { expect, test } from 'vitest';
import { isShareable, linkEnd, linkStanding } from './payment-links.ts';
import { paymentCodes } from './payment-codes.ts';

const HOUR = 60 * 60_000;

test('a link lasts an hour, and no longer than one behind the last renewal', () => {
  expect(linkEnd(1_000, 9 * HOUR)).toBe(1_000 + HOUR);
  expect(linkEnd(9 * HOUR, HOUR)).toBe(2 * HOUR);
});

test.each([
  ['created', true, 0, 'open'],
  ['declined', true, 0, 'open'],
  ['declined', true, HOUR, 'over'],
  ['created', false, 0, 'over'],
  ['processing', true, HOUR, 'waiting'],
  ['requires_action', false, 0, 'waiting'],
  ['approved', true, 2 * HOUR, 'paid'],
  ['refunded', false, 0, 'paid'],
] as const)('%s, due %s, at %i: %s', (state, isDue, now, standing) => {
  expect(linkStanding({ state, isDue, endsAt: HOUR }, now)).toBe(standing);
});

test('cash, and numbers that are paid elsewhere, need no link', () => {
  expect(paymentCodes.filter((code) => !isShareable(code))).toEqual([
    'cash',
    'deposit',
    'openpay_store',
    'openpay_bank',
  ]);
});
