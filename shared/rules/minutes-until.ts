const MINUTE_MS = 60_000;

/**
 * The minutes that a refused caller is told to wait: whole ones, so that none comes back too early,
 * and at least one.
 * @param end milliseconds UTC, as `now`
 */
export function minutesUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / MINUTE_MS));
}
