/** The states of a payment; `none` where there is nothing to pay online. */
export const paymentStates = [
  'none',
  'created',
  'processing',
  'requires_action',
  'approved',
  'declined',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The events of a payment: `claim` before the provider is asked, `release` when no money was taken,
 * `ask` when the bank asks its customer.
 */
export type PaymentEvent = 'claim' | 'release' | 'ask' | 'approve' | 'decline' | 'refund';

type Moves = Readonly<Partial<Record<PaymentEvent, PaymentState>>>;

/**
 * The state that each event leads to. An event without an entry changes nothing: one that comes
 * late or twice finds no entry in the new state. An approval also counts after a try was given up
 * or declined, because money that was taken must never be overlooked.
 */
const TRANSITIONS: Readonly<Record<PaymentState, Moves>> = {
  none: {},
  created: { claim: 'processing', approve: 'approved' },
  processing: {
    release: 'created',
    ask: 'requires_action',
    approve: 'approved',
    decline: 'declined',
  },
  requires_action: { release: 'created', approve: 'approved', decline: 'declined' },
  approved: { refund: 'refunded' },
  declined: { claim: 'processing', approve: 'approved' },
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
