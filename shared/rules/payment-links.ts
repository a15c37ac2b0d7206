import { isReference, isPaidFirst, type PaymentCode } from './payment-codes.ts';
import { isPaymentPlaced, isPaymentUnderWay, type PaymentState } from './payment-states.ts';

/** How long somebody else has to pay by a link; what is bought is kept until then. */
const LASTS_MS = 60 * 60_000;

/**
 * When a link that is made now ends, milliseconds UTC. None outlasts the last renewal of its checkout by
 * more than an hour.
 */
export function linkEnd(now: number, renewsUntil: number): number {
  return Math.min(now, renewsUntil) + LASTS_MS;
}

/** True for a way to pay that a link leads to: a number to pay by can be passed on by itself. */
export function isShareable(code: PaymentCode): boolean {
  return isPaidFirst(code) && !isReference(code);
}

/** How a payment stands for whoever opens its link. */
export type LinkStanding = 'open' | 'waiting' | 'paid' | 'over';

/** The facts of a payment behind a link. */
interface Behind {
  readonly state: PaymentState;
  /** Whether orders await exactly this payment, and their goods are kept. */
  readonly isDue: boolean;
  readonly endsAt: number;
}

/** How a payment stands at a moment: what is paid stays paid, and nothing is open past its link's end. */
export function linkStanding({ state, isDue, endsAt }: Behind, now: number): LinkStanding {
  if (isPaymentPlaced(state)) return 'paid';
  if (isPaymentUnderWay(state)) return 'waiting';
  return isDue && now < endsAt ? 'open' : 'over';
}
