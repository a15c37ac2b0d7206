/** PayPal as its own documents describe it, with one order that a test moves. */
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { documentServer, type Says } from './document-server.ts';
import orders from './paypal/checkout_orders_v2.json' with { type: 'json' };
import webhooks from './paypal/notifications_webhooks_v1.json' with { type: 'json' };
import payments from './paypal/payments_payment_v2.json' with { type: 'json' };
import { paypal } from '../../../edge/providers/payment/paypal/adapter.ts';

export const ORDER = '5O190127TN364715T';
/** The authorisation of that order. */
export const AUTHORIZATION = '0VF52814937998046';
export const REFERENCE = 'a.py_00000000000000000000000000-1';
export const KEYS = { client_id: 'id', client_secret: 'secret', webhook_id: 'WH1' };
export const INPUT = {
  amount: { amount: 19_900, currency: 'MXN' },
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  cancelUrl: 'https://lirio.example/checkout/co_1/pay',
  idempotencyKey: REFERENCE,
  locale: 'es',
} as const;

const LINKS = [
  { href: `https://www.paypal.com/checkoutnow?token=${ORDER}`, rel: 'payer-action', method: 'GET' },
];
const TOKEN_PATH = '/v1/oauth2/token';
type Status = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
type Captured = 'COMPLETED' | 'PENDING' | 'DECLINED';
type Authorized = 'CREATED' | 'CAPTURED' | 'PARTIALLY_CAPTURED' | 'DENIED' | 'VOIDED' | 'PENDING';

/** An order as PayPal keeps it. */
export interface Kept {
  status: Status;
  captured?: Captured;
  /** Why it is pending, in PayPal's word. */
  because?: string;
  value?: string;
  currency?: string;
  refunds?: { status: string; value: string }[];
  /** How its authorisation stands; none for an order that is captured at once. */
  authorized?: Authorized;
  /** What was captured of that, where something was. */
  taken?: string;
}

/** What the documents refused since a test last asked. */
let refusals: readonly string[][] = [];
export function refusedSince(): string[] {
  const all = refusals.flat();
  refusals = [];
  return all;
}

/** @param says what PayPal says in place of the kept order; undefined where the order decides */
export function setUp(kept: Kept, says: Says = () => undefined, keys = KEYS) {
  const show = () => {
    const { status, captured, because, value = '199.00', currency: currency_code = 'MXN' } = kept;
    const amount = { currency_code, value };
    const { authorized, taken } = kept;
    const capture = {
      id: '3C679366HH908993F',
      status: captured ?? 'COMPLETED',
      ...(because !== undefined && { status_details: { reason: because } }),
      amount: { currency_code, value: taken ?? value },
    };
    const authorization = authorized && { id: AUTHORIZATION, status: authorized, amount };
    const captures = !authorized || taken !== undefined || captured ? [capture] : [];
    const refunds = (kept.refunds ?? []).map((one) => ({
      id: '1JU08902781691411',
      status: one.status,
      amount: { currency_code, value: one.value },
    }));
    return {
      id: ORDER,
      status,
      intent: authorized ? 'AUTHORIZE' : 'CAPTURE',
      create_time: '2026-01-15T18:30:00Z',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: REFERENCE,
          amount,
          ...(status === 'COMPLETED' && {
            payments: {
              captures,
              refunds,
              ...(authorization && { authorizations: [authorization] }),
            },
          }),
        },
      ],
      links: LINKS,
    };
  };
  const server = documentServer([orders, payments, webhooks], (asked) => {
    const said = says(asked);
    if (said) return said;
    if (asked.operation === 'GET /v2/checkout/orders/{id}') return { status: 200, body: show() };
    if (asked.operation === 'POST /v2/checkout/orders/{id}/authorize') {
      kept.status = 'COMPLETED';
      return { status: 201, body: show() };
    }
    if (asked.operation === 'POST /v2/checkout/orders/{id}/capture') {
      if (kept.status === 'APPROVED') kept.status = 'COMPLETED';
    }
    return undefined;
  });
  refusals = [...refusals, server.refused];
  const tokens: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== TOKEN_PATH) return server.fetch(request);
    tokens.push(`${request.headers.get('authorization')} ${await request.text()}`);
    const isRight = request.headers.get('authorization') === `Basic ${btoa('id:secret')}`;
    return isRight
      ? Response.json({ access_token: 'A21AAF', expires_in: 32_400 })
      : Response.json({ error: 'invalid_client' }, { status: 401 });
  };
  const provider = paypal.open(keys, {
    fetch,
    clock: fixedClock(0),
    origin: 'https://paypal.test',
  });
  return { provider, asked: server.asked, tokens, kept, server };
}

export const EVENT = {
  id: 'WH-1',
  event_version: '1.0',
  create_time: '2026-01-15T18:31:00Z',
  resource_type: 'capture',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  summary: 'Payment completed',
  resource: {
    id: '3C679366HH908993F',
    custom_id: REFERENCE,
    supplementary_data: { related_ids: { order_id: ORDER } },
  },
};

export const SIGNED = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig': 'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz',
  'paypal-transmission-time': '2026-01-15T18:31:00Z',
};
