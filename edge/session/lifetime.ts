const DAY_MS = 24 * 60 * 60_000;

/** A session that was not used for this long is over. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** A session is over after this time, however much it is used. */
export const SESSION_MAX_MS = 180 * DAY_MS;
/** The use of a session is recorded once in this time at most. */
export const SESSION_TOUCH_MS = 60 * 60_000;

/** The end of a session that is used now. */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(now + SESSION_IDLE_MS, createdAt + SESSION_MAX_MS);
}
