import { isBrought } from './checkout-totals.ts';
import { isPaidFirst, type PaymentCode } from './payment-codes.ts';
import { movesFrom, type OrderState } from './order-states.ts';

/** The facts of an order on which its seller's moves depend. */
export interface OrderFacts {
  readonly state: OrderState;
  /** Null where there was nothing to pay. */
  readonly payment_type: PaymentCode | null;
  readonly delivery_type: string | null;
}

/** The stages to which sellers move orders, in the order in which they follow each other. */
export const sellerStages = [
  'in_process',
  'to_deliver',
  'in_transit',
  'paid',
  'delivered',
] as const;
export type SellerStage = (typeof sellerStages)[number];

/**
 * The stages to which a seller may move an order of this kind (spec [4]), the "next" one first. Cash is
 * marked `paid` before the order is `delivered`; what is paid first was paid before the order was the
 * seller's. Goods that the buyer collects are never `in_transit`.
 */
export function sellerMoves({ state, payment_type, delivery_type }: OrderFacts): SellerStage[] {
  const possible = movesFrom(state, 'seller');
  const isPaidByHand = payment_type !== null && !isPaidFirst(payment_type);
  return sellerStages.filter((to) => {
    if (!possible.includes(to)) return false;
    if (to === 'paid') return isPaidByHand;
    if (to === 'in_transit') return delivery_type !== 'collection' && delivery_type !== null;
    return to !== 'delivered' || !isPaidByHand || state === 'paid';
  });
}

/** Whether the seller may ask the buyer to agree to a day before the order goes on (spec [4]). */
export function mayPropose(state: OrderState): boolean {
  return movesFrom(state, 'seller').includes('confirm_order');
}

/**
 * Whether a cost may go with it: of what is delivered and paid by hand. A provider has taken the price
 * of all others already, and takes one payment for a purchase.
 */
export function mayCharge({ payment_type, delivery_type }: Omit<OrderFacts, 'state'>): boolean {
  return payment_type !== null && !isPaidFirst(payment_type) && isBrought(delivery_type);
}

/** The highest cost that a seller may ask for, in minor units. */
export const PROPOSED_COST_MAX = 10_000_000;

/** How many days ahead a seller may promise. */
export const PROPOSED_DAYS_MAX = 366;

/** The reasons for which an order is cancelled (spec [3]). */
export const cancelReasons = [
  'requested_by_client',
  'cannot_be_fulfilled',
  'duplicated_transaction',
  'suspected_fraud',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Most characters of the text that goes with a cancellation. */
export const CANCEL_NOTE_MAX = 500;
