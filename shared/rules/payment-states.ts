/**
 * The states of a payment; `none` where there is nothing to pay online. One that is `authorized` is charged later
 * (`approved`), or never (`voided`).
 */
export const paymentStates = [
  'none',
  'created',
  'processing',
  'requires_action',
  'authorized',
  'approved',
  'declined',
  'voided',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The events of a payment: `claim` before the provider is asked, `release` when no money was taken,
 * `ask` when the bank asks its customer, `authorize` when it keeps the money ready, and `void` when that is over.
 */
export type PaymentEvent =
  | 'claim'
  | 'release'
  | 'ask'
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
    authorize: 'authorized',
    approve: 'approved',
    decline: 'declined',
  },
  requires_action: {
    release: 'created',
    authorize: 'authorized',
    approve: 'approved',
    decline: 'declined',
  },
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
 * True while the provider or the bank may still take money for the payment: until then, no other
 * decision about it may be made.
 */
export function isPaymentUnderWay(state: PaymentState): boolean {
  return state === 'processing' || state === 'requires_action';
}

/**
 * True once nothing more is asked of its buyer: it was paid, is kept ready to be charged, or all of it went back.
 */
export function isPaymentPlaced(state: PaymentState): boolean {
  return PLACED.includes(state);
}

const PLACED: readonly PaymentState[] = ['authorized', 'approved', 'voided', 'refunded'];
