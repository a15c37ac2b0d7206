import { expect, test } from 'vitest';
import { isPossible, isWithinLimit, limitOf } from './payment-limits.ts';

test.each([
  ['openpay_store', 1_000_000, 'MXN', true],
  ['openpay_store', 1_000_001, 'MXN', false],
  ['openpay_store', 1_000_001, 'ARS', true],
  ['str_card', 99_999_999, 'ARS', true],
  ['str_card', 100_000_000, 'ARS', false],
  ['cash', 100_000_000, 'MXN', true],
] as const)('%s for %d %s by its provider: %s', (code, total, currency, isOffered) => {
  expect(isWithinLimit(code, { total, currency })).toBe(isOffered);
});

test('a store narrows its provider’s limits, and never widens them', () => {
  const own = { cash: { minimum: 100, maximum: 500 }, openpay_store: { maximum: 9_000_000 } };
  const within = (total: number) => isWithinLimit('cash', { total, currency: 'MXN' }, own);
  expect([99, 100, 500, 501].map(within)).toEqual([false, true, true, false]);
  expect(limitOf('openpay_store', 'MXN', own)).toEqual({ minimum: 0, maximum: 1_000_000 });
  expect(isPossible({ minimum: 2, maximum: 1 })).toBe(false);
  expect(isPossible({})).toBe(true);
});
