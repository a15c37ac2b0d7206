import { nextState, type OrderState } from './order-states.ts';

/** The reasons for which a seller keeps an order from moving on. */
export const holdReasons = [
  'payment_review',
  'suspected_fraud',
  'address_unclear',
  'out_of_stock',
  'buyer_answer',
  'other',
] as const;

/** The reason for which the platform itself holds an order whose store wants it so. */
export const RISK_HOLD = 'payment_risk';

/** Why an order stands still: a reason of its seller's, or the risk of its payment. */
export const standingReasons = [...holdReasons, RISK_HOLD] as const;
export type HoldReason = (typeof standingReasons)[number];

/**
 * Whether the payment of an order is being looked at. Its buyer is told that, and cannot cancel it meanwhile: only
 * its seller releases or cancels it.
 */
export function isInReview(reason: HoldReason | null): boolean {
  return reason === RISK_HOLD;
}

/** The reasons that only the order's buyer can end: these are told to the buyer, all others are the staff's. */
export const askingReasons = ['address_unclear', 'buyer_answer'] as const;
type AskingReason = (typeof askingReasons)[number];

/** The reason as the order's buyer reads it; null for one that is none of theirs, and for none. */
export function askedOfBuyer(reason: HoldReason | null): AskingReason | null {
  return askingReasons.find((one) => one === reason) ?? null;
}

/** Whether a seller may hold an order of a stage: one that the seller could move on. */
export function mayHold(state: OrderState): boolean {
  return nextState(state, 'seller') !== undefined;
}

/** Most characters of the note that goes with a hold. */
export const HOLD_NOTE_MAX = 500;

/** How long an order that was released can be held again as it was, in milliseconds. */
export const HOLD_RESTORE_MS = 60 * 60 * 1000;
