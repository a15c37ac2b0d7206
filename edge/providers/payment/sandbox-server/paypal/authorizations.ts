import {
  authorizationStatus,
  hundredths,
  newPaypalId,
  NOT_FOUND,
  refused,
  type KeptOrder,
  type Said,
} from './kept-order.ts';
import { planOf, type Delays, type PaypalAnswer } from './plan.ts';

/** What a buyer's account has authorised, which the shop captures or voids later. */

const DAY_MS = 86_400_000;
/** How long an authorisation stands, and how long PayPal vouches for its money. */
const LASTS_MS = 29 * DAY_MS;
const HONORED_MS = 3 * DAY_MS;

/** A new authorisation. @param settlesAt when its review ends, milliseconds UTC; null where there is none */
export function newAuthorization(
  answer: PaypalAnswer,
  settlesAt: number | null,
  delays: Delays,
  now: number,
): KeptOrder['authorization'] {
  const lasts = planOf(answer, delays).later === 'short' ? delays.lateMs : LASTS_MS;
  return { id: newPaypalId(), created: now, settlesAt, endsAt: now + lasts, isVoided: false };
}

/** Takes what was authorised, or a part of it, once: the rest is given up. */
export function captureLater(
  order: KeptOrder | undefined,
  value: string,
  delays: Delays,
  now: number,
): Said {
  if (!order?.authorization || !order.answer) return NOT_FOUND;
  const { authorization, currency: currency_code } = order;
  if (order.capture) return refused('AUTHORIZATION_ALREADY_CAPTURED');
  if (authorization.isVoided) return refused('AUTHORIZATION_VOIDED');
  if (now >= authorization.endsAt) return refused('AUTHORIZATION_EXPIRED');
  if (hundredths(value) > hundredths(order.value)) return refused('MAX_CAPTURE_AMOUNT_EXCEEDED');
  const { later } = planOf(order.answer, delays);
  const isSpent = later === 'spent' && now >= authorization.created + HONORED_MS;
  if (later === 'refused' || isSpent) return refused('PAYER_CANNOT_PAY');
  const id = newPaypalId();
  return {
    status: 201,
    body: { id, status: 'COMPLETED', amount: { currency_code, value }, final_capture: true },
    order: { ...order, capture: { id, settlesAt: null, value } },
    tells: 'PAYMENT.CAPTURE.COMPLETED',
  };
}

/** Gives up what was authorised. */
export function voidLater(order: KeptOrder | undefined, now: number): Said {
  if (!order?.authorization) return NOT_FOUND;
  const { authorization } = order;
  if (order.capture) return refused('PREVIOUSLY_CAPTURED');
  if (authorizationStatus(order, now) === 'VOIDED') return refused('PREVIOUSLY_VOIDED');
  return {
    status: 200,
    body: { id: authorization.id, status: 'VOIDED' },
    order: { ...order, authorization: { ...authorization, isVoided: true } },
    tells: 'PAYMENT.AUTHORIZATION.VOIDED',
  };
}

/** When an order's authorisation ends by itself; undefined where none stands. */
export function endOf({ authorization, capture }: KeptOrder): number | undefined {
  return authorization && !authorization.isVoided && !capture ? authorization.endsAt : undefined;
}
