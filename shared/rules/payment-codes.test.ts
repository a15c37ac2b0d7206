import { expect, test } from 'vitest';
import {
  isPaidFirst,
  isReference,
  paymentCodes,
  paymentKind,
  redirectCodes,
} from './payment-codes.ts';

test('the codes are the fourteen of the spec, each once', () => {
  expect(paymentCodes.toSorted()).toEqual(
    `aplazo banorte baz_card cash conekta_card deposit memphis mobbex openpay_bank openpay_card
     openpay_store paypal str_card tiendacrypto`.split(/\s+/),
  );
});

test.each([
  ['none', ['cash']],
  ['token', ['str_card']],
  [
    'redirect',
    [
      'conekta_card',
      'openpay_card',
      'paypal',
      'mobbex',
      'aplazo',
      'baz_card',
      'memphis',
      'tiendacrypto',
    ],
  ],
  ['reference', ['deposit', 'openpay_store', 'openpay_bank']],
  ['push', ['banorte']],
])('the codes of the kind %s', (kind, codes) => {
  expect(paymentCodes.filter((code) => paymentKind(code) === kind)).toEqual(codes);
});

test('the codes that lead to a page, or to a window on one of ours, are listed', () => {
  const leads = ['redirect', 'push'];
  expect(paymentCodes.filter((code) => leads.includes(paymentKind(code))).toSorted()).toEqual(
    redirectCodes.toSorted(),
  );
});

test('the codes that are paid by a number are listed', () => {
  expect(paymentCodes.filter((code) => paymentKind(code) === 'reference')).toEqual(
    paymentCodes.filter(isReference),
  );
});

test('only cash is paid after the order', () => {
  expect(paymentCodes.filter((code) => !isPaidFirst(code))).toEqual(['cash']);
});
