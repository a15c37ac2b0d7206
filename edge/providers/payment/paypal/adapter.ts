import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import { toDecimal } from '../../kit/decimal.ts';
import type {
  Adapter,
  Charge,
  KnownCharge,
  PaymentProvider,
  ProviderError,
  Refund,
  RefundInput,
  StartInput,
  WebhookEvent,
  WebhookFault,
} from '../port.ts';
import { authorizationsOf } from './authorizations.ts';
import { paypalCalls, type PaypalCalls } from './calls.ts';
import { captureOf, pageOf, subjectOf, toCharge, toOrderRequest } from './mapper.ts';
import { wireEvent, wireOrder, wireRefund, wireVerified, type WireOrder } from './wire.ts';

const LIVE_ORIGIN = 'https://api-m.paypal.com';
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such order' };
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'an answer that is none' };
const ORDERS = '/v2/checkout/orders';

/**
 * PayPal by its Orders v2. An order moves no money until it is captured, or authorised, which happens when
 * it is looked up after its buyer has said yes: by the buyer's return, an event or the reconciler. Held
 * to PayPal's own document in the tests; not tried against PayPal itself.
 */
export const paypal: Adapter = {
  code: 'paypal',
  keys: ['client_id', 'client_secret', 'webhook_id'],
  open: (keys, { fetch, origin = LIVE_ORIGIN }) =>
    paypalProvider(paypalCalls({ keys, fetch, origin }), keys['webhook_id'] ?? ''),
};

function paypalProvider(calls: PaypalCalls, webhookId: string): PaymentProvider {
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const made = await calls.post(ORDERS, toOrderRequest(input), wireOrder, {
      key: input.idempotencyKey,
    });
    // A lost answer is an order that nobody can say yes to: no money moves.
    if (!made.ok) return made.error === 'unknown' ? fail(UNAVAILABLE) : fail(made.error);
    const redirectUrl = pageOf(made.value);
    if (redirectUrl === undefined) return fail(UNREADABLE);
    const { reference, amount } = input;
    const facts = { id: made.value.id, reference, amount, refunded: 0, card: null, created: 0 };
    return ok({ ...facts, outcome: 'requires_action', redirectUrl });
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    if (!id) return fail(NOT_FOUND);
    const found = await readOrder(id);
    if (!found.ok) return found;
    const order = found.value.status === 'APPROVED' ? await completed(found.value) : found;
    if (!order.ok) return order;
    const charge = toCharge(order.value);
    return charge?.reference === reference ? ok(charge) : fail(UNREADABLE);
  }

  async function readOrder(id: string): Promise<Result<WireOrder, ProviderError>> {
    const found = await calls.get(`${ORDERS}/${encodeURIComponent(id)}`, wireOrder);
    if (found.ok) return found;
    return fail(found.error === 'unknown' ? UNAVAILABLE : found.error);
  }

  /** Takes the money of an approved order, or has it authorised; reads it again where another call was first. */
  async function completed({ id, intent }: WireOrder): Promise<Result<WireOrder, ProviderError>> {
    const what = intent === 'AUTHORIZE' ? 'authorize' : 'capture';
    const taken = await calls.post(`${ORDERS}/${id}/${what}`, {}, wireOrder, { key: `take-${id}` });
    // What a capture answers lacks the reference; an order that was refused a second yes is open.
    if (taken.ok || taken.error === 'unknown') return readOrder(id);
    const again = await readOrder(id);
    return again.ok && again.value.status === 'COMPLETED' ? again : declined(again, taken.error);
  }

  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const order = await readOrder(input.chargeId);
    if (!order.ok) return order.error === UNAVAILABLE ? ok({ status: 'unknown' }) : order;
    const capture = captureOf(order.value);
    if (!capture) return fail({ code: 'refund_refused', message: 'nothing was captured' });
    const { amount } = input;
    const body = { amount: { currency_code: amount.currency, value: toDecimal(amount) } };
    const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
    const given = await calls.post(path, body, wireRefund, { key: input.idempotencyKey });
    if (!given.ok) {
      if (given.error === 'unknown') return ok({ status: 'unknown' });
      const { code, message } = given.error;
      return fail({ code: code === 'provider_refused' ? 'refund_refused' : code, message });
    }
    const { id, status } = given.value;
    const said = status === 'COMPLETED' ? 'success' : status === 'PENDING' ? 'pending' : 'failed';
    return ok({ id, amount, status: said });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent | null, WebhookFault>> {
    const head = (name: string) => headers.get(`paypal-${name}`) ?? '';
    const signed = {
      auth_algo: head('auth-algo'),
      cert_url: head('cert-url'),
      transmission_id: head('transmission-id'),
      transmission_sig: head('transmission-sig'),
      transmission_time: head('transmission-time'),
    };
    if (Object.values(signed).includes('')) return fail('signature_missing');
    const event = eventOf(rawBody);
    if (!event) return fail('body_invalid');
    const body = {
      ...signed,
      webhook_id: webhookId,
      webhook_event: JSON.parse(rawBody) as unknown,
    };
    const path = '/v1/notifications/verify-webhook-signature';
    const proved = await calls.post(path, body, wireVerified);
    if (!proved.ok) return fail(proved.error === 'unknown' ? 'unproven_yet' : 'signature_invalid');
    if (proved.value.verification_status !== 'SUCCESS') return fail('signature_invalid');
    const subject = subjectOf(event);
    if (!subject) return ok(null);
    // Events come late and shuffled: the order itself says how it stands.
    const charge = await find(subject.reference, subject.order);
    if (!charge.ok) return charge.error === UNAVAILABLE ? fail('unproven_yet') : ok(null);
    const created = Date.parse(event.create_time) || 0;
    const type = `charge.${charge.value.outcome}` as const;
    return ok({ id: event.id, type, sequence: created, created, charge: charge.value });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    return calls.signIn();
  }

  return {
    start,
    find,
    refund,
    verifyWebhook,
    check,
    authorizations: authorizationsOf(calls, readOrder),
  };
}

/** An order whose capture was refused: it is declined while it stays approved. */
function declined(
  again: Result<WireOrder, ProviderError>,
  why: ProviderError,
): Result<WireOrder, ProviderError> {
  if (!again.ok || why.code !== 'provider_refused') return again;
  return again.value.status === 'APPROVED' ? ok({ ...again.value, status: 'VOIDED' }) : again;
}

function eventOf(rawBody: string) {
  try {
    return wireEvent.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}
