import { statusOf, type KeptPayment } from './payments.ts';
import { planOf, type Delays } from './plan.ts';

/** What a bank has authorised on a page, which the shop charges or gives up later. */

/** How long it stands: the platform counts on no more. */
const LASTS_MS = 5 * 86_400_000;

/** How what was authorised stands at a moment; undefined for a payment that is charged at once, or not made yet. */
export function laterOf(
  payment: KeptPayment,
  now: number,
): 'authorized' | 'captured' | 'canceled' | 'expired' | undefined {
  if (!payment.later || statusOf(payment, now) !== 'paid') return undefined;
  if (payment.captured !== undefined) return 'captured';
  if (payment.isGivenUp) return 'canceled';
  return now >= (payment.endsAt ?? Infinity) ? 'expired' : 'authorized';
}

/** Charges what was authorised, or a part of it, once; undefined where that, or the bank, allows it not. */
export function charged(
  payment: KeptPayment,
  amount: number,
  delays: Delays,
  now: number,
): KeptPayment | undefined {
  if (laterOf(payment, now) !== 'authorized' || amount > payment.amount) return undefined;
  const isRefused = payment.answer !== null && planOf(payment.answer, delays).later === 'refused';
  return isRefused ? undefined : { ...payment, captured: amount };
}

/** Gives up what was authorised; undefined where nothing is. */
export function givenUp(payment: KeptPayment, now: number): KeptPayment | undefined {
  return laterOf(payment, now) === 'authorized' ? { ...payment, isGivenUp: true } : undefined;
}

/** A payment with the end of what its bank has authorised at a moment. */
export function withEnd(payment: KeptPayment, delays: Delays): KeptPayment {
  if (!payment.later || payment.answer === null) return payment;
  const isShort = planOf(payment.answer, delays).later === 'short';
  return { ...payment, endsAt: payment.settlesAt + (isShort ? delays.lateMs : LASTS_MS) };
}

/** When what was authorised ends by itself; undefined where nothing stands. */
export function endOf(payment: KeptPayment): number | undefined {
  const isOver = payment.captured !== undefined || payment.isGivenUp;
  return isOver ? undefined : payment.endsAt;
}
