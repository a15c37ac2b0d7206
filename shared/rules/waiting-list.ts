/** A list of people who wait for places of an experience that is sold out. */

/** Most places that one person waits for; our own limit. */
export const WAITING_PLACES_MAX = 10;

/** How somebody stands in the list. */
export const waitingStates = ['waiting', 'offered', 'bought', 'expired', 'left'] as const;
export type WaitingState = (typeof waitingStates)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long places are kept for whom they are offered to; our own choice. */
export const OFFER_MS = 24 * HOUR_MS;
/** So near to its beginning nothing of an experience is offered any more. */
export const OFFER_STOPS_MS = 30 * MINUTE_MS;
/** Days for which an entry is kept, and beyond that while it waits for an experience to come: it names a person. */
export const WAITING_KEPT_DAYS = 90;

/**
 * When an offer ends: after a day, or after half of the time that is left where that is less, but after an hour at
 * least, and never after the experience has begun.
 * @param startsAt when the experience begins, milliseconds UTC; null for one without a date
 * @returns milliseconds UTC; undefined where it is too late to offer anything
 */
export function offerEnd(now: number, startsAt: number | null): number | undefined {
  if (startsAt === null) return now + OFFER_MS;
  const left = startsAt - now;
  if (left < OFFER_STOPS_MS) return undefined;
  return now + Math.min(OFFER_MS, left, Math.max(left / 2, HOUR_MS));
}

/**
 * How an entry stands at a moment: an offer whose purchase is past its end is over, swept or not.
 * @param openUntil the end of the purchase that is open for it; null where none is
 */
export function waitingState(
  state: WaitingState,
  openUntil: number | null,
  now: number,
): WaitingState {
  return state === 'offered' && (openUntil === null || openUntil <= now) ? 'expired' : state;
}
