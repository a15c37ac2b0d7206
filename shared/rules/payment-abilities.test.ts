import { expect, test } from 'vitest';
import { INSTALMENT_TERMS, termsOfCode } from './instalments.ts';
import { abilitiesOf, paymentAbilities } from './payment-abilities.ts';
import { paymentCodes } from './payment-codes.ts';

const HOUR_MS = 3_600_000;

/** By code: refund, most in MXN, whether months, days of an authorisation, hours of its number, disputes, risk. */
const TABLE = {
  cash: ['hand', undefined, false, null, null, 'none', false],
  deposit: ['account', undefined, false, null, 1, 'none', false],
  str_card: ['provider', 99_999_999, true, 7, null, 'here', true],
  conekta_card: ['provider', undefined, true, 5, null, 'panel', true],
  openpay_card: ['provider', undefined, true, null, null, 'untold', true],
  banorte: ['provider', undefined, false, null, null, 'untold', true],
  paypal: ['provider', undefined, false, 29, null, 'untold', true],
  mobbex: ['provider', undefined, true, null, null, 'untold', true],
  aplazo: ['provider', undefined, false, null, null, 'untold', true],
  openpay_store: ['account', 1_000_000, false, null, 48, 'none', false],
  openpay_bank: ['account', undefined, false, null, 24, 'none', false],
  baz_card: ['provider', undefined, false, null, null, 'untold', true],
  memphis: ['provider', undefined, false, null, null, 'untold', true],
  tiendacrypto: ['provider', undefined, false, null, null, 'none', false],
} as const;

test.each(paymentCodes)('%s can what its rules say', (code) => {
  const { refund, limit, months, holds, lasts, disputes, isJudged } = abilitiesOf(code, 'MXN');
  expect([
    refund,
    limit.maximum,
    months !== null,
    holds?.kept ?? null,
    lasts === null ? null : lasts / HOUR_MS,
    disputes,
    isJudged,
  ]).toEqual(TABLE[code]);
});

test('all fourteen stand in the order in which they are offered', () => {
  expect(paymentAbilities('MXN').map(({ code }) => code)).toEqual(paymentCodes);
});

test('another currency has limits and months of its own', () => {
  const months = paymentAbilities('ARS').filter((one) => one.months !== null);
  expect(months.map(({ code }) => code)).toEqual(['mobbex']);
  expect(abilitiesOf('openpay_store', 'ARS').limit).toEqual({});
});

test('the least total of months is divided, and one cent less is not', () => {
  const { months } = abilitiesOf('str_card', 'MXN');
  const at = (total: number) => termsOfCode('str_card', { total, currency: 'MXN' });
  expect(months?.terms).toEqual(INSTALMENT_TERMS);
  expect(at(months!.least)).toEqual([3]);
  expect(at(months!.least - 1)).toEqual([]);
});
