import { expect, test } from 'vitest';
import { isTestAccount, testCodesOf } from './test-keys.ts';

const live = { secret_key: 'sk_live_1', publishable_key: 'pk_live_1', webhook_secret: 'whsec_1' };

test.each([
  [{ ...live, publishable_key: 'pk_test_51H' }, undefined],
  [{ ...live, secret_key: 'rk_test_51H' }, undefined],
  [{ api_key: 'sk_sandbox_0123' }, undefined],
  [live, 'https://sandbox-api.openpay.mx'],
  [live, 'https://api-m.sandbox.paypal.com'],
  [live, 'https://api.test.example'],
  [live, 'http://localhost:8788/openpay/v1'],
  [live, 'http://pagos.localhost:8788'],
])('%j at %s moves no money', (keys, origin) => {
  expect(isTestAccount(keys, origin)).toBe(true);
});

test.each([
  [live, undefined],
  [live, 'https://api.stripe.com'],
  [live, 'https://api-m.paypal.com'],
  [live, 'https://attest.example'],
  [live, 'no address'],
  // The mark stands at the beginning of a key, not somewhere in it.
  [{ secret_key: 'live_sk_test_1' }, undefined],
  [{}, undefined],
])('%j at %s counts as real', (keys, origin) => {
  expect(isTestAccount(keys, origin)).toBe(false);
});

test("tests are paid by the codes of the store's test keys, and by those of the platform's sandbox", () => {
  const accounts = {
    known: ['card', 'wallet', 'number', 'late'],
    own: ['card', 'wallet'],
    isTest: (code: string) => code === 'wallet' || code === 'late',
  };
  expect(testCodesOf(accounts, [])).toEqual(['wallet']);
  expect(testCodesOf(accounts, ['card', 'number', 'gone'])).toEqual(['card', 'wallet', 'number']);
});
