/**
 * The states of a payment; `none` where there is nothing to pay online. One that is `in_review` waits for its
 * provider to decide, which takes days. One that is `authorized` is charged later (`approved`), or never (`voided`).
 */
export const paymentStates = [
  'none',
  'created',
  'processing',
  'requires_action',
  'in_review',
  'authorized',
  'approved',
  'declined',
  'voided',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The events of a payment: `claim` before the provider is asked, `release` when no money was taken,
 * `ask` when the bank asks its customer, `review` when the provider takes days to decide, `authorize` when it keeps the money ready, and `void` when that is over.
 */
export type PaymentEvent =
  | 'claim'
  | 'release'
  | 'ask'
  | 'review'
  | 'authorize'
  | 'approve'
  | 'decline'
  | 'void'
  | 'refund';

type Moves = Readonly<Partial<Record<PaymentEvent, PaymentState>>>;

/**
 * The state that each event leads to. An event without an entry changes nothing: one that comes
 * late or twice finds no entry in the new state. An approval and an authorisation also count after a try
 * was given up or declined, because money that was taken or is kept ready must never be overlooked.
 */
const TRANSITIONS: Readonly<Record<PaymentState, Moves>> = {
  none: {},
  created: { claim: 'processing', authorize: 'authorized', approve: 'approved' },
  processing: {
    release: 'created',
    ask: 'requires_action',
    review: 'in_review',
    authorize: 'authorized',
    approve: 'approved',
    decline: 'declined',
  },
  requires_action: {
    release: 'created',
    review: 'in_review',
    authorize: 'authorized',
    approve: 'approved',
    decline: 'declined',
  },
  in_review: { authorize: 'authorized', approve: 'approved', decline: 'declined' },
  authorized: { approve: 'approved', void: 'voided' },
  approved: { refund: 'refunded' },
  declined: { claim: 'processing', authorize: 'authorized', approve: 'approved' },
  voided: {},
  refunded: {},
};

/** The state that an event leads to; undefined where it changes nothing. */
export function afterPaymentEvent(
  state: PaymentState,
  event: PaymentEvent,
): PaymentState | undefined {
  return TRANSITIONS[state][event];
}

/** The states in which an event counts. */
export function paymentStatesFor(event: PaymentEvent): PaymentState[] {
  return paymentStates.filter((state) => TRANSITIONS[state][event] !== undefined);
}

/**
 * The states in which the provider or the bank may still take money for the payment: until then, no other
 * decision about it may be made.
 */
export const UNDER_WAY = [
  'processing',
  'requires_action',
  'in_review',
] as const satisfies readonly PaymentState[];

/** The states that keep a checkout as it is: money may come for it, or has come. */
export const BINDING = [
  'processing',
  'requires_action',
  'in_review',
  'approved',
] as const satisfies readonly PaymentState[];

/** True for a payment in one of `UNDER_WAY`. */
export function isPaymentUnderWay(state: PaymentState): boolean {
  return state === 'processing' || state === 'requires_action' || state === 'in_review';
}

/**
 * True once nothing more is asked of its buyer: it was paid, is kept ready to be charged, or all of it went back.
 */
export function isPaymentPlaced(state: PaymentState): boolean {
  return PLACED.includes(state);
}

const PLACED: readonly PaymentState[] = ['authorized', 'approved', 'voided', 'refunded'];
