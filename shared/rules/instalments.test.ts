import { expect, test } from 'vitest';
import {
  INSTALMENT_TERMS,
  monthly,
  takesInstalments,
  termsFor,
  termsOfCode,
} from './instalments.ts';

const ALL = { terms: INSTALMENT_TERMS, minimum: 0 };
const MXN = { currency: 'MXN', codes: ['cash', 'str_card'] as const };

test.each([
  [299_99, []],
  [300_00, [3]],
  [899_99, [3, 6]],
  [1_200_00, [3, 6, 9, 12]],
  [1_800_00, [3, 6, 9, 12, 18]],
])('%i cents are divided into %j', (total, terms) => {
  expect(termsFor(ALL, { ...MXN, total })).toEqual(terms);
});

test('a store offers its own terms alone, from its own minimum on', () => {
  expect(termsFor({ terms: [6, 5], minimum: 0 }, { ...MXN, total: 5_000_00 })).toEqual([6]);
  const offer = { terms: [3], minimum: 1_000_00 };
  expect(termsFor(offer, { ...MXN, total: 999_99 })).toEqual([]);
  expect(termsFor(offer, { ...MXN, total: 1_000_00 })).toEqual([3]);
  expect(termsFor(ALL, { ...MXN, total: 0 })).toEqual([]);
});

test('without a code that divides nothing is offered', () => {
  const total = 5_000_00;
  expect(termsFor(ALL, { total, currency: 'MXN', codes: ['cash', 'paypal', 'banorte'] })).toEqual(
    [],
  );
  expect(termsFor(ALL, { total, currency: 'ARS', codes: ['str_card'] })).toEqual([]);
  expect(termsFor(ALL, { total: 1, currency: 'ARS', codes: ['mobbex'] })).toHaveLength(5);
  expect(termsOfCode('aplazo', { total, currency: 'MXN' })).toEqual([]);
  expect(termsOfCode('conekta_card', { total: 600_00, currency: 'MXN' })).toEqual([3, 6]);
  expect(takesInstalments('openpay_store', 'MXN')).toBe(false);
});

test('the months pay the whole, each a cent more where it does not divide', () => {
  expect(monthly(100_00, 3)).toBe(33_34);
  for (const total of [300_00, 1_234_57, 99_999_99]) {
    for (const term of INSTALMENT_TERMS) {
      const month = monthly(total, term);
      expect(month * (term - 1)).toBeLessThan(total);
      expect(month * term).toBeGreaterThanOrEqual(total);
    }
  }
});
