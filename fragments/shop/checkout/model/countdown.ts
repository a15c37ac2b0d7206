/** The times of a stock hold, as the edge answered them. */
export interface Hold {
  /** ISO 8601. */
  readonly expires_at: string;
  /** The edge's time when it answered, ISO 8601. */
  readonly now: string;
}

/** How far the edge's clock is ahead of this machine's, in ms, from an answer that came at `receivedAt`. */
export function clockOffset(hold: Hold, receivedAt: number): number {
  return Date.parse(hold.now) - receivedAt;
}

/** Milliseconds that are left of a hold, never below 0. */
export function msLeft(hold: Hold, now: number, offset: number): number {
  return Math.max(0, Date.parse(hold.expires_at) - (now + offset));
}

/** Minutes left at which the countdown is spoken to screen readers. */
const SPOKEN_MINUTES = [5, 1] as const;

/** The minutes to speak when the time left goes from one value to the next; undefined for none. */
export function spokenMinutes(before: number, left: number): number | undefined {
  return SPOKEN_MINUTES.findLast(
    (minutes) => before > minutes * 60_000 && left <= minutes * 60_000,
  );
}
