import { fail, ok, type Result } from '../kernel/result.ts';

/** Stages of an order (spec [4]); `awaiting_payment` comes before them for a card. */
export const orderStates = [
  'awaiting_payment',
  'sent_to_supplier',
  'confirm_order',
  'in_process',
  'to_deliver',
  'in_transit',
  'paid',
  'delivered',
  'canceled_by_customer',
  'canceled_by_supplier',
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The party that moves an order: `system` is a payment, the end of its authorisation, a courier's tracking or the
 * end of a hold.
 */
export type Actor = 'seller' | 'customer' | 'system';

type Moves = Readonly<Partial<Record<OrderState, readonly Actor[]>>>;

/**
 * The moves from each stage: where the order may go and which actors may send it there (spec [4]).
 * The first entry that an actor may take is their "next". A seller who has to agree on a delivery
 * date or cost sends the order to `confirm_order`, which the customer answers.
 */
const TRANSITIONS: Readonly<Record<OrderState, Moves>> = {
  awaiting_payment: {
    sent_to_supplier: ['system'],
    in_process: ['system'],
    canceled_by_customer: ['customer', 'system'],
    canceled_by_supplier: ['seller'],
  },
  sent_to_supplier: {
    in_process: ['seller'],
    confirm_order: ['seller'],
    canceled_by_customer: ['customer'],
    canceled_by_supplier: ['seller', 'system'],
  },
  confirm_order: {
    in_process: ['customer'],
    awaiting_payment: ['customer'],
    canceled_by_customer: ['customer'],
    canceled_by_supplier: ['seller', 'system'],
  },
  in_process: {
    to_deliver: ['seller', 'system'],
    paid: ['seller', 'system'],
    canceled_by_customer: ['customer'],
    canceled_by_supplier: ['seller', 'system'],
  },
  to_deliver: {
    in_transit: ['seller', 'system'],
    paid: ['seller', 'system'],
    delivered: ['seller', 'system'],
    canceled_by_customer: ['customer'],
    canceled_by_supplier: ['seller'],
  },
  in_transit: {
    delivered: ['seller', 'system'],
    paid: ['seller', 'system'],
    canceled_by_supplier: ['seller'],
  },
  paid: {
    delivered: ['seller', 'system'],
    canceled_by_supplier: ['seller'],
  },
  delivered: {},
  canceled_by_customer: {},
  canceled_by_supplier: {},
};

export type OrderMoveError = 'already_canceled' | 'move_not_allowed';

/** True for a cancelled order, which never changes again. */
export function isCanceled(state: OrderState): boolean {
  return state === 'canceled_by_customer' || state === 'canceled_by_supplier';
}

/** The stages to which an actor may move an order, cancelling included. */
export function movesFrom(state: OrderState, actor: Actor): OrderState[] {
  const moves = Object.entries(TRANSITIONS[state]) as [OrderState, readonly Actor[]][];
  return moves.filter(([, actors]) => actors.includes(actor)).map(([to]) => to);
}

/** The stage that an actor's "next" leads to; undefined where it is not their turn. */
export function nextState(state: OrderState, actor: Actor): OrderState | undefined {
  return movesFrom(state, actor).find((to) => !isCanceled(to));
}

/** Checks one move; the state it gives is the one asked for. */
export function moveOrder(
  from: OrderState,
  to: OrderState,
  actor: Actor,
): Result<OrderState, OrderMoveError> {
  if (isCanceled(from)) return fail('already_canceled');
  return TRANSITIONS[from][to]?.includes(actor) ? ok(to) : fail('move_not_allowed');
}

/** Cancels on behalf of the customer or the seller, as far as the order's stage lets them. */
export function cancelOrder(
  from: OrderState,
  actor: 'customer' | 'seller',
): Result<OrderState, OrderMoveError> {
  return moveOrder(
    from,
    actor === 'customer' ? 'canceled_by_customer' : 'canceled_by_supplier',
    actor,
  );
}

/** A return may start only once the purchase was received; never when canceled. */
export function mayReturn(state: OrderState): boolean {
  return state === 'delivered';
}

/** True for an order that moves no more: it was received, or cancelled. */
export function isOver(state: OrderState): boolean {
  return Object.keys(TRANSITIONS[state]).length === 0;
}
