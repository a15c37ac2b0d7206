/** Where the time comes from, so that tests can set it. Milliseconds since the epoch, UTC. */
export interface Clock {
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

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
