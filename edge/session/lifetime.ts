const DAY_MS = 24 * 60 * 60_000;

/** A session that nobody used for this long is over. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** However much it is used, it is over then. */
export const SESSION_MAX_MS = 180 * DAY_MS;
/** How often its use is written down at most. */
export const SESSION_TOUCH_MS = 60 * 60_000;

/** When a session that is used now ends. */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(now + SESSION_IDLE_MS, createdAt + SESSION_MAX_MS);
}
