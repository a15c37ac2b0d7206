/** Where a payment stands; `none` where there is nothing to pay online. */
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
 * What can happen to a payment: `claim` before the provider is asked, `release` when it turns out
 * that nothing was charged, `ask` when the bank wants its customer.
 */
export type PaymentEvent = 'claim' | 'release' | 'ask' | 'approve' | 'decline' | 'refund';

type Moves = Readonly<Partial<Record<PaymentEvent, PaymentState>>>;

/**
 * Where each event leads. What is missing changes nothing: an event that comes late or twice finds a
 * state that has no entry for it. An approval counts also after a try was given up or declined, since
 * money that was taken is never overlooked.
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

/** True while the provider or the bank may still take money for it: nothing else may be decided. */
export function isPaymentUnderWay(state: PaymentState): boolean {
  return state === 'processing' || state === 'requires_action';
}
