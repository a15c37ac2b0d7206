import { expect, test } from 'vitest';
import { PIN_VALIDITY_MS } from '../kernel/constants/timers.ts';
import { resendWait } from './pin-wait.ts';

test.each([
  [0, 30_000],
  [1, 29_999],
  [29_999, 1],
  [30_000, 0],
  [PIN_VALIDITY_MS, 0],
])('%i ms after a PIN was sent, the next waits %i ms', (since, wait) => {
  const sentAt = 1_000_000;
  expect(resendWait(sentAt + PIN_VALIDITY_MS, sentAt + since)).toBe(wait);
});

test('the first PIN of a proof does not wait', () => {
  expect(resendWait(null, 1_000_000)).toBe(0);
});
