import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { PaymentCode } from '../../../../shared/rules/payment-codes.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import { fromDecimal, toDecimal } from '../../kit/decimal.ts';
import { jsonCalls, type CallFault, type JsonCalls } from '../kit/json-calls.ts';
import { jsonOf } from '../kit/json-of.ts';
import { checkSignature } from '../kit/signature.ts';
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
import { wireEvent, wirePayment, wirePayments, wireRefund, type WirePayment } from './wire.ts';

const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such payment' };
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'an answer that is none' };

export const bazCard: Adapter = adapterOf('baz_card');
export const memphis: Adapter = adapterOf('memphis');
/** Its buyer pays in another money, at a rate that holds for a quarter of an hour. */
export const tiendacrypto: Adapter = adapterOf('tiendacrypto');

/**
 * A provider's own page, with signed events. These providers publish no contract that could be held to:
 * the wire is this repository's own, spoken by the sandbox, and unproven against any of them. So they have
 * no address of their own either, and are denied where a deployment names none.
 * They charge at once: the wire knows no authorisation.
 */
function adapterOf(code: PaymentCode): Adapter {
  return {
    code,
    keys: ['api_key', 'webhook_secret'],
    needsOrigin: true,
    open: (keys, { fetch, clock, origin = '' }) => {
      const headers = { authorization: `Bearer ${keys['api_key'] ?? ''}` };
      const now = () => Math.floor(clock.now() / 1000);
      return hosted(jsonCalls({ fetch, origin, headers }), keys['webhook_secret'] ?? '', now);
    },
  };
}

function hosted(calls: JsonCalls, secret: string, now: () => number): PaymentProvider {
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const { reference, amount, returnUrl, cancelUrl = returnUrl, webhookUrl, locale } = input;
    const body = {
      reference,
      amount: toDecimal(amount),
      currency: amount.currency,
      description: input.description ?? reference,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      ...(webhookUrl !== undefined && { webhook_url: webhookUrl }),
      locale: locale ?? 'es',
    };
    const key = { 'idempotency-key': input.idempotencyKey };
    const made = await calls.post('/payments', body, wirePayment, key);
    // A lost answer is a page that nobody has seen: no money moves.
    return made.ok ? read(made.value, reference) : fail(problemOf(made.error));
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const found = id
      ? await calls.get(`/payments/${encodeURIComponent(id)}`, wirePayment)
      : await byReference(reference);
    return found.ok ? read(found.value, reference) : fail(problemOf(found.error));
  }

  async function byReference(reference: string): Promise<Result<WirePayment, CallFault>> {
    const path = `/payments?reference=${encodeURIComponent(reference)}`;
    const found = await calls.get(path, wirePayments);
    if (!found.ok) return found;
    const [payment] = found.value;
    return payment ? ok(payment) : fail(NOT_FOUND);
  }

  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const { chargeId, amount, idempotencyKey } = input;
    const path = `/payments/${encodeURIComponent(chargeId)}/refunds`;
    const key = { 'idempotency-key': idempotencyKey };
    const given = await calls.post(path, { amount: toDecimal(amount) }, wireRefund, key);
    if (!given.ok) {
      if (given.error === 'unknown') return ok({ status: 'unknown' });
      const { code, message } = given.error;
      return fail({ code: code === 'provider_refused' ? 'refund_refused' : code, message });
    }
    const { id, status } = given.value;
    const said = { done: 'success', pending: 'pending', refused: 'failed' } as const;
    return ok({ id, amount, status: said[status] });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent | null, WebhookFault>> {
    const proved = await checkSignature(secret, headers.get('payment-signature'), rawBody, now());
    if (!proved.ok) return proved;
    const event = jsonOf(rawBody, wireEvent);
    if (!event) return fail('body_invalid');
    const charge = await find(event.payment.reference, event.payment.id);
    if (!charge.ok) return charge.error === UNAVAILABLE ? fail('unproven_yet') : ok(null);
    const created = Date.parse(event.created_at);
    const type = `charge.${charge.value.outcome}` as const;
    return ok({ id: event.id, type, sequence: created, created, charge: charge.value });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const asked = await calls.get('/payments?reference=nobody', wirePayments);
    return asked.ok ? ok(null) : fail(problemOf(asked.error));
  }

  return { start, find, refund, verifyWebhook, check };
}

/** A payment of this reference alone: any other is another one's. */
function read(wire: WirePayment, reference: string): Result<KnownCharge, ProviderError> {
  const amount = fromDecimal(wire.amount, wire.currency);
  const refunded = fromDecimal(wire.refunded, wire.currency)?.amount;
  if (wire.reference !== reference || !amount || refunded === undefined) return fail(UNREADABLE);
  const created = Date.parse(wire.created_at);
  const facts = { id: wire.id, reference, amount, refunded, card: null, created };
  switch (wire.status) {
    case 'paid':
      return ok({ ...facts, outcome: 'approved' });
    case 'pending':
      return ok({ ...facts, outcome: 'pending' });
    case 'waiting': {
      const quote = wire.quote && { ...wire.quote, until: Date.parse(wire.quote.until) };
      return ok({
        ...facts,
        outcome: 'requires_action',
        redirectUrl: wire.page_url,
        ...(quote && { quote }),
      });
    }
    case 'declined':
    case 'expired':
      return ok({ ...facts, outcome: 'declined', declineCode: wire.decline_code ?? wire.status });
  }
}

function problemOf(fault: CallFault): ProviderError {
  return fault === 'unknown' ? UNAVAILABLE : fault;
}
