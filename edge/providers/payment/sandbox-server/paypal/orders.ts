import { newAuthorization } from './authorizations.ts';
import {
  hundredths,
  newPaypalId,
  NOT_FOUND,
  problem,
  refused,
  show,
  type KeptOrder,
  type Said,
} from './kept-order.ts';
import { planOf, type Delays, type PaypalAnswer } from './plan.ts';
import type { OrderRequest } from './wire.ts';

/** Opens an order, which waits for its buyer on a page of PayPal. */
export function open(request: OrderRequest, origin: string, now: number): Said {
  const [unit] = request.purchase_units;
  const { experience_context: shown } = request.payment_source.paypal;
  const id = newPaypalId();
  const order: KeptOrder = {
    id,
    intent: request.intent,
    status: 'PAYER_ACTION_REQUIRED',
    custom: unit.custom_id,
    value: unit.amount.value,
    currency: unit.amount.currency_code,
    page: `${origin}/paypal/checkoutnow?token=${id}`,
    returnUrl: shown.return_url,
    cancelUrl: shown.cancel_url,
    locale: shown.locale ?? 'es-MX',
    answer: null,
    authorization: null,
    capture: null,
    review: null,
    refunds: [],
    hasFailed: false,
    created: now,
  };
  return { status: 201, body: show(order, now), order };
}

/** An order as PayPal shows it. */
export function read(order: KeptOrder | undefined, now: number): Said {
  return order ? { status: 200, body: show(order, now) } : NOT_FOUND;
}

/** Takes the money of an order whose buyer has said yes, or has it authorised, as the order was meant. */
export function complete(
  order: KeptOrder | undefined,
  as: KeptOrder['intent'],
  delays: Delays,
  now: number,
): Said {
  if (!order) return NOT_FOUND;
  if (order.intent !== as) return refused('ACTION_DOES_NOT_MATCH_INTENT');
  const isTaken = as === 'CAPTURE';
  if (order.status === 'COMPLETED') {
    return refused(isTaken ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED');
  }
  const { answer } = order;
  if (!answer || order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
  const plan = planOf(answer, delays);
  if (plan.capture === 'refused') return refused('INSTRUMENT_DECLINED');
  if (plan.capture === 'fails once' && !order.hasFailed) {
    return { ...problem(500, 'INTERNAL_SERVER_ERROR', ''), order: { ...order, hasFailed: true } };
  }
  const settlesAt = plan.review ? now + plan.review.lastsMs : null;
  const done: KeptOrder = {
    ...order,
    status: 'COMPLETED',
    review: plan.review,
    ...(isTaken
      ? { capture: { id: newPaypalId(), settlesAt, value: order.value } }
      : { authorization: newAuthorization(answer, settlesAt, delays, now) }),
  };
  return {
    status: 201,
    body: show(done, now),
    order: done,
    holdMs: plan.holdMs,
    tells: toldOf(isTaken, plan.review?.isRefused ?? false),
  };
}

/** The event that tells how a request for the money, or for its authorisation, has ended. */
function toldOf(isTaken: boolean, isRefused: boolean): string {
  if (isTaken) return isRefused ? 'PAYMENT.CAPTURE.DENIED' : 'PAYMENT.CAPTURE.COMPLETED';
  return isRefused ? 'PAYMENT.AUTHORIZATION.VOIDED' : 'PAYMENT.AUTHORIZATION.CREATED';
}

/** Gives back a part or all of what was taken, once for each key. */
export function refund(order: KeptOrder | undefined, value: string, key: string): Said {
  if (!order?.capture) return NOT_FOUND;
  const before = order.refunds.find((one) => one.key === key);
  if (before) return { status: 201, body: { id: before.id, status: 'COMPLETED' } };
  const given = order.refunds.reduce((sum, one) => sum + hundredths(one.value), hundredths(value));
  if (given > hundredths(order.capture.value)) return refused('REFUND_AMOUNT_EXCEEDED');
  const id = newPaypalId();
  const refunded = { ...order, refunds: [...order.refunds, { id, key, value }] };
  const tells = 'PAYMENT.CAPTURE.REFUNDED';
  return { status: 201, body: { id, status: 'COMPLETED' }, order: refunded, tells };
}

/** Notes what the buyer answers on the page, once; undefined where the order waits no more. */
export function answered(
  order: KeptOrder,
  answer: PaypalAnswer,
  delays: Delays,
): KeptOrder | undefined {
  if (order.status !== 'PAYER_ACTION_REQUIRED') return undefined;
  const { isApproved } = planOf(answer, delays);
  return isApproved ? { ...order, answer, status: 'APPROVED' } : { ...order, answer };
}
