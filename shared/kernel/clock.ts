/** Where the time comes from, so that tests can set it. Milliseconds since the epoch, UTC. */
export interface Clock {
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** How far the clocks of two machines may be apart, or one clock when it is set right. */
export const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * True while a time has not passed since an instant. An instant that is still to come counts as long
 * ago: the clock was put back, and a row of then would else stay true until it catches up.
 */
export function isWithin(milliseconds: number, since: number, now: number): boolean {
  return now >= since && now - since < milliseconds;
}

/** A clock that stands still until it is moved; for tests. */
export function fixedClock(start: number): Clock & { advance(milliseconds: number): void } {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
