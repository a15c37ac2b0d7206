import { PIN_VALIDITY_MS } from '../kernel/constants/timers.ts';

/** A PIN is sent to the same contact again at the earliest this long after it was sent. */
export const PIN_RESEND_MS = 30_000;

/**
 * The latest end of validity of a PIN that may be sent again now: one that ends later was sent a
 * moment ago.
 */
export function resendableUntil(now: number): number {
  return now + PIN_VALIDITY_MS - PIN_RESEND_MS;
}

/**
 * How long a caller waits until the PIN can be sent again, in milliseconds; 0 where it can be now.
 * @param expiresAt end of the last PIN's validity, milliseconds UTC; null where none was sent
 */
export function resendWait(expiresAt: number | null, now: number): number {
  if (expiresAt === null) return 0;
  return Math.max(0, expiresAt - resendableUntil(now));
}
