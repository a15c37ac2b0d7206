import type { Delays, PaypalAnswer } from './plan.ts';
import { planOf } from './plan.ts';
import type { OrderRequest } from './wire.ts';

type Status = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

/** An order as the sandbox keeps it. */
export interface KeptOrder {
  readonly id: string;
  readonly status: Status;
  /** The shop's own reference, which PayPal only repeats. */
  readonly custom: string;
  readonly value: string;
  readonly currency: string;
  readonly page: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  readonly answer: PaypalAnswer | null;
  readonly capture: { readonly id: string; readonly settlesAt: number | null } | null;
  readonly refunds: readonly {
    readonly id: string;
    readonly key: string;
    readonly value: string;
  }[];
  /** Whether a capture has failed already, where the plan has one fail. */
  readonly hasFailed: boolean;
  readonly created: number;
}

/** PayPal's answer to a call, and the order as it is afterwards. */
export interface Said {
  readonly status: number;
  readonly body: object;
  readonly order?: KeptOrder;
  readonly holdMs?: number;
  /** The event that the shop is to be told. */
  readonly tells?: string;
}

const NOT_FOUND = problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new id as PayPal writes them. */
function newPaypalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  return Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
}

/** Opens an order, which waits for its buyer on a page of PayPal. */
export function open(request: OrderRequest, origin: string, now: number): Said {
  const [unit] = request.purchase_units;
  const { experience_context: shown } = request.payment_source.paypal;
  const id = newPaypalId();
  const order: KeptOrder = {
    id,
    status: 'PAYER_ACTION_REQUIRED',
    custom: unit.custom_id,
    value: unit.amount.value,
    currency: unit.amount.currency_code,
    page: `${origin}/paypal/checkoutnow?token=${id}`,
    returnUrl: shown.return_url,
    cancelUrl: shown.cancel_url,
    locale: shown.locale ?? 'es-MX',
    answer: null,
    capture: null,
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

/** Takes the money of an order whose buyer has said yes. */
export function capture(order: KeptOrder | undefined, delays: Delays, now: number): Said {
  if (!order) return NOT_FOUND;
  if (order.status === 'COMPLETED')
    return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
  if (!order.answer || order.status !== 'APPROVED') {
    return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
  }
  const plan = planOf(order.answer, delays);
  if (plan.capture === 'refused') {
    return problem(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
  }
  if (plan.capture === 'fails once' && !order.hasFailed) {
    return { ...problem(500, 'INTERNAL_SERVER_ERROR', ''), order: { ...order, hasFailed: true } };
  }
  const settlesAt = plan.capture === 'pending' ? now + delays.lateMs : null;
  const taken: KeptOrder = {
    ...order,
    status: 'COMPLETED',
    capture: { id: newPaypalId(), settlesAt },
  };
  return {
    status: 201,
    body: show(taken, now),
    order: taken,
    holdMs: plan.holdMs,
    tells: 'PAYMENT.CAPTURE.COMPLETED',
  };
}

/** Gives back a part or all of what was taken, once for each key. */
export function refund(order: KeptOrder | undefined, value: string, key: string): Said {
  if (!order) return NOT_FOUND;
  const before = order.refunds.find((one) => one.key === key);
  if (before) return { status: 201, body: { id: before.id, status: 'COMPLETED' } };
  const given = order.refunds.reduce((sum, one) => sum + hundredths(one.value), hundredths(value));
  if (given > hundredths(order.value)) {
    return problem(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
  }
  const id = newPaypalId();
  const refunded = { ...order, refunds: [...order.refunds, { id, key, value }] };
  const tells = 'PAYMENT.CAPTURE.REFUNDED';
  return { status: 201, body: { id, status: 'COMPLETED' }, order: refunded, tells };
}

/** An amount in hundredths, since tenths of a float do not add up. */
function hundredths(value: string): number {
  return Math.round(Number(value) * 100);
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

function show(order: KeptOrder, now: number): object {
  const { id, status, custom, value, currency, capture: taken, refunds, created } = order;
  const amount = { currency_code: currency, value };
  const isSettled = taken && (taken.settlesAt === null || now >= taken.settlesAt);
  return {
    id,
    status,
    intent: 'CAPTURE',
    create_time: new Date(created).toISOString().replace(/\.\d+Z/, 'Z'),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: custom,
        amount,
        ...(taken && {
          payments: {
            captures: [{ id: taken.id, status: isSettled ? 'COMPLETED' : 'PENDING', amount }],
            refunds: refunds.map((one) => ({
              id: one.id,
              status: 'COMPLETED',
              amount: { currency_code: currency, value: one.value },
            })),
          },
        }),
      },
    ],
    links: [{ href: order.page, rel: 'payer-action', method: 'GET' }],
  };
}

function problem(status: number, name: string, issue: string): Said {
  return {
    status,
    body: { name, message: name, debug_id: 'sandbox', details: issue ? [{ issue }] : [] },
  };
}
