import { expect, test } from 'vitest';
import { BANK_TRANSFER_MS } from '../kernel/constants/timers.ts';
import { earlierEnd, slipEnd } from './payment-slip.ts';

const NOW = 1_790_000_000_999;

test('a deposit keeps its goods for the hour of the spec, the others for longer', () => {
  expect(slipEnd('deposit', NOW) - NOW).toBe(BANK_TRANSFER_MS - 999);
  expect(slipEnd('openpay_bank', NOW)).toBeGreaterThan(slipEnd('deposit', NOW));
  expect(slipEnd('openpay_store', NOW) % 1_000).toBe(0);
});

test('a provider may end a reference earlier, and never later', () => {
  expect(earlierEnd(10, 5)).toBe(5);
  expect(earlierEnd(10, 50)).toBe(10);
  expect(earlierEnd(10, undefined)).toBe(10);
  expect(earlierEnd(10, Number.NaN)).toBe(10);
});
