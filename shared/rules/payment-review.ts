import { localIso } from './local-time.ts';
import type { PaymentState } from './payment-states.ts';

/**
 * A payment whose buyer has said yes, and whose provider takes days to decide about it. Mercado Pago names two working
 * days for its own; PayPal names none.
 */

/** Working days within which a provider is expected to have decided. */
export const REVIEW_WORKING_DAYS = 2;
const DAY_MS = 24 * 60 * 60_000;

/**
 * What a payment in review waits for:
 * - `checks`: the provider looks at it;
 * - `funds`: its buyer's money is on its way to the provider;
 * - `seller`: the account that takes it has to accept it, or to prove something, at the provider.
 */
export const reviewWaits = ['checks', 'funds', 'seller'] as const;
export type ReviewWaits = (typeof reviewWaits)[number];

/** A review that is under way; its times are milliseconds UTC. */
export interface PaymentReview {
  readonly since: number;
  /** When it is expected to be over. */
  readonly until: number;
  readonly waits_for: ReviewWaits;
}

/**
 * The review of a payment; null for one that none is under way of.
 * @param kept its state, and the review of its last try as JSON
 */
export function reviewOf(kept: {
  readonly state: PaymentState;
  readonly review: string | null;
}): PaymentReview | null {
  if (kept.state !== 'in_review' || kept.review === null) return null;
  return JSON.parse(kept.review) as PaymentReview;
}

/**
 * When a review is expected to be over: the same hour two working days later, Monday to Friday.
 * @param now milliseconds UTC
 * @param clock a time zone, or a country for that country's
 * @example reviewEnd(fridayNoon, 'MX') // Tuesday noon
 */
export function reviewEnd(now: number, clock: string): number {
  let end = now;
  for (let left = REVIEW_WORKING_DAYS; left > 0;) {
    end += DAY_MS;
    if (isWorkingDay(end, clock)) left -= 1;
  }
  return end;
}

/**
 * How long the goods of one that was declined stay held at most, so that its buyer reads of it and pays otherwise;
 * milliseconds.
 */
export const AFTER_REVIEW_MS = DAY_MS;

function isWorkingDay(instant: number, clock: string): boolean {
  const day = new Date(`${localIso(instant, clock).slice(0, 10)}T00:00:00Z`).getUTCDay();
  return day !== 0 && day !== 6;
}
