import type { PaypalAnswer } from './plan.ts';

/** An order as the sandbox keeps it. */
export interface KeptOrder {
  readonly id: string;
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** The shop's own reference, which PayPal only repeats. */
  readonly custom: string;
  readonly value: string;
  readonly currency: string;
  readonly page: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  readonly answer: PaypalAnswer | null;
  /** What the shop may capture later; null where it captures at once. */
  readonly authorization: {
    readonly id: string;
    readonly created: number;
    readonly settlesAt: number | null;
    /** When it ends by itself, milliseconds UTC. */
    readonly endsAt: number;
    readonly isVoided: boolean;
  } | null;
  readonly capture: {
    readonly id: string;
    readonly settlesAt: number | null;
    readonly value: string;
  } | null;
  /** Why PayPal decides later, in its own word, and whether it then says no; null where it decides at once. */
  readonly review: { readonly reason: string; readonly isRefused: boolean } | null;
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

export const NOT_FOUND = problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new id as PayPal writes them. */
export function newPaypalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  return Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
}

/** An amount in hundredths, since tenths of a float do not add up. */
export function hundredths(value: string): number {
  return Math.round(Number(value) * 100);
}

/** PayPal's refusal of something that an order does not allow. */
export function refused(issue: string): Said {
  return problem(422, 'UNPROCESSABLE_ENTITY', issue);
}

export function problem(status: number, name: string, issue: string): Said {
  return {
    status,
    body: { name, message: name, debug_id: 'sandbox', details: issue ? [{ issue }] : [] },
  };
}

/** How what was authorised of an order stands at a moment, in PayPal's words. */
export function authorizationStatus(
  { authorization, capture, value, review }: KeptOrder,
  now: number,
): string {
  if (capture) {
    const isWhole = hundredths(capture.value) >= hundredths(value);
    return isWhole ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
  }
  if (!authorization || authorization.isVoided || now >= authorization.endsAt) return 'VOIDED';
  if (now < (authorization.settlesAt ?? 0)) return 'PENDING';
  return review?.isRefused ? 'DENIED' : 'CREATED';
}

/** An order as PayPal shows it. */
export function show(order: KeptOrder, now: number): object {
  const { id, intent, status, custom, value, currency, created } = order;
  return {
    id,
    status,
    intent,
    create_time: timeOf(created),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: custom,
        amount: { currency_code: currency, value },
        ...(status === 'COMPLETED' && { payments: paymentsOf(order, now) }),
      },
    ],
    links: [{ href: order.page, rel: 'payer-action', method: 'GET' }],
  };
}

function paymentsOf(order: KeptOrder, now: number): object {
  const { authorization, capture, value, currency: currency_code } = order;
  return {
    ...(authorization && {
      authorizations: [
        {
          id: authorization.id,
          // Its document knows no other reason for an authorisation.
          ...detailed('PENDING_REVIEW', authorizationStatus(order, now)),
          amount: { currency_code, value },
          create_time: timeOf(authorization.created),
          expiration_time: timeOf(authorization.endsAt),
        },
      ],
    }),
    ...(capture && {
      captures: [
        {
          id: capture.id,
          ...captureStatus(order, now),
          amount: { currency_code, value: capture.value },
        },
      ],
      refunds: order.refunds.map((one) => ({
        id: one.id,
        status: 'COMPLETED',
        amount: { currency_code, value: one.value },
      })),
    }),
  };
}

function captureStatus(order: KeptOrder, now: number): object {
  if (now < (order.capture?.settlesAt ?? 0)) return detailed(order.review?.reason, 'PENDING');
  return { status: order.review?.isRefused ? 'DECLINED' : 'COMPLETED' };
}

/** A status, with PayPal's reason while it decides. */
function detailed(reason: string | undefined, status: string): object {
  return status === 'PENDING' && reason ? { status, status_details: { reason } } : { status };
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z/, 'Z');
}
