import { expect, test } from 'vitest';
import { BANK_TRANSFER_MS } from '../kernel/constants/timers.ts';
import { earlierEnd, leavesTime, slipEnd } from './payment-slip.ts';

const NOW = 1_790_000_000_999;

test('a deposit keeps its goods for the hour of the spec, the others for longer', () => {
  expect(slipEnd('deposit', NOW, NOW) - NOW).toBe(BANK_TRANSFER_MS - 999);
  expect(slipEnd('openpay_bank', NOW, NOW)).toBeGreaterThan(slipEnd('deposit', NOW, NOW));
  expect(slipEnd('openpay_store', NOW, NOW) % 1_000).toBe(0);
});

test('a provider may end a reference earlier, and never later', () => {
  expect(earlierEnd(10, 5)).toBe(5);
  expect(earlierEnd(10, 50)).toBe(10);
  expect(earlierEnd(10, undefined)).toBe(10);
  expect(earlierEnd(10, Number.NaN)).toBe(10);
});

test('a number that is asked for again and again outlasts no renewal of its checkout', () => {
  const renewsUntil = NOW + 30 * 60_000;
  const last = slipEnd('deposit', renewsUntil, renewsUntil);
  for (let now = NOW; now < NOW + 5 * BANK_TRANSFER_MS; now += 600_000) {
    expect(slipEnd('deposit', now, renewsUntil)).toBeLessThanOrEqual(last);
  }
  expect(leavesTime(last, NOW)).toBe(true);
  expect(leavesTime(last, last - 60_000)).toBe(false);
});
