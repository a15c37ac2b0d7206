/** How a customer rates a conversation that the store has closed. */

/** The best of ratings; the worst is one. */
export const STARS_MAX = 5;
/** Characters of what is said with it. */
export const RATING_COMMENT_MAX = 500;
/** A conversation is rated once in this time, however often it is closed, in ms. */
export const RATING_AGAIN_MS = 30 * 24 * 60 * 60_000;

/**
 * Whether a customer may rate a conversation: the store has closed it, and its last rating is old.
 * @param closedAt when the store has closed it, in milliseconds, UTC; null while it is open
 * @param ratedAt when it was last rated; null for never
 */
export function canRate(closedAt: number | null, ratedAt: number | null, now: number): boolean {
  return closedAt !== null && (ratedAt === null || now - ratedAt > RATING_AGAIN_MS);
}
