import { planOf, type Delays, type HostedAnswer } from './plan.ts';

/** The codes whose buyers pay on the sandbox's page of their provider. */
export const HOSTED_CODES = [
  'conekta_card',
  'openpay_card',
  'banorte',
  'mobbex',
  'aplazo',
  'baz_card',
  'memphis',
  'tiendacrypto',
] as const;
export type HostedCode = (typeof HOSTED_CODES)[number];

/** A rate holds for a quarter of an hour; then its page has expired. */
const QUOTE_MS = 15 * 60_000;
/** What one unit of the sandbox's own money is worth, in hundredths. */
const RATE = 1_850;

/** A payment to be made on the sandbox's page, as its provider's own call asks for it. */
export interface HostedRequest {
  readonly code: HostedCode;
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  /** Monthly payments without interest; undefined for one payment. */
  readonly months?: number | undefined;
  /** The shop's customer who pays, where its provider knows one. */
  readonly customer?: string | undefined;
  /** Whether the card that pays stays with that customer. */
  readonly keeps?: boolean | undefined;
  /** The card of that customer's that pays, where no page is needed. */
  readonly source?: string | undefined;
  /** Whether it is authorised alone, and charged later. */
  readonly later?: boolean | undefined;
}

export interface KeptRefund {
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  readonly settlesAt: number;
}

/** A payment as the sandbox keeps it. */
export interface KeptPayment extends HostedRequest {
  readonly id: string;
  readonly status: 'waiting' | 'pending' | 'paid' | 'declined';
  readonly page: string;
  readonly answer: HostedAnswer | null;
  readonly settlesAt: number;
  readonly refunds: readonly KeptRefund[];
  /** Whether the shop has looked once, where the plan has that look fail. */
  readonly wasSeen: boolean;
  /** Whether its shop has let go of the card that it kept. */
  readonly isCardGone?: boolean;
  /** Of one that is authorised alone: what was charged of it, minor units; whether it was given up; when it ends. */
  readonly captured?: number;
  readonly isGivenUp?: boolean;
  readonly endsAt?: number;
  readonly created: number;
}

/** A new payment, which waits for its buyer on a page. */
export function opened(request: HostedRequest, origin: string, now: number): KeptPayment {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  return {
    ...request,
    id,
    status: 'waiting',
    page: `${origin}/hosted/${request.code}/pay?id=${id}`,
    answer: null,
    settlesAt: 0,
    refunds: [],
    wasSeen: false,
    created: now,
  };
}

/** Where a payment stands at a moment: what was pending is paid, what was quoted has expired. */
export function statusOf(payment: KeptPayment, now: number): KeptPayment['status'] | 'expired' {
  const { status, settlesAt } = payment;
  if (status === 'pending') return now >= settlesAt ? 'paid' : 'pending';
  const quote = quoteOf(payment);
  return status === 'waiting' && quote && now >= quote.until ? 'expired' : status;
}

/** What a buyer pays in the sandbox's own money; undefined for every other code. */
export function quoteOf({ code, amount, created }: KeptPayment) {
  if (code !== 'tiendacrypto') return undefined;
  const units = (amount / RATE).toFixed(6);
  return { asset: 'USDT', amount: units, rate: (RATE / 100).toFixed(2), until: created + QUOTE_MS };
}

/** Notes what a buyer answers on the page, once; undefined where the payment waits no more. */
export function answered(
  payment: KeptPayment,
  answer: HostedAnswer,
  delays: Delays,
  now: number,
): KeptPayment | undefined {
  if (statusOf(payment, now) !== 'waiting') return undefined;
  const { status, more } = planOf(answer, delays);
  const settlesAt = status === 'pending' ? now + delays.lateMs : now;
  return { ...payment, answer, status, settlesAt, amount: payment.amount + more };
}

/** Minor units that were taken of a payment that its buyer has made. */
export function takenOf({ later, captured = 0, amount }: KeptPayment): number {
  return later ? captured : amount;
}

/** Minor units that were given back by a moment. */
export function refundedBy({ refunds }: KeptPayment, now: number): number {
  return refunds.reduce((sum, one) => (now >= one.settlesAt ? sum + one.amount : sum), 0);
}

/** Gives back a part or all of what was paid, once for each key; undefined where that is too much. */
export function refunded(
  payment: KeptPayment,
  { amount, key }: { readonly amount: number; readonly key: string },
  delays: Delays,
  now: number,
): { readonly payment: KeptPayment; readonly refund: KeptRefund } | undefined {
  const before = payment.refunds.find((one) => one.key === key);
  if (before) return { payment, refund: before };
  const given = payment.refunds.reduce((sum, one) => sum + one.amount, amount);
  if (statusOf(payment, now) !== 'paid' || given > takenOf(payment)) return undefined;
  const wait = payment.answer ? planOf(payment.answer, delays).refundMs : 0;
  const id = `rf${crypto.randomUUID().replaceAll('-', '').slice(0, 18)}`;
  const refund = { id, key, amount, settlesAt: now + wait };
  return { payment: { ...payment, refunds: [...payment.refunds, refund] }, refund };
}

/** An amount in the decimals of its provider. */
export function decimalOf(minor: number): string {
  return (minor / 100).toFixed(2);
}
