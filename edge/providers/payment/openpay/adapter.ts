import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import { toDecimal } from '../../kit/decimal.ts';
import { isSameText } from '../kit/same-text.ts';
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
import { openpayCalls, type Fault, type OpenpayCalls } from './calls.ts';
import { toCharge, toChargeRequest, type Method } from './mapper.ts';
import { wireCharge, wireCharges, wireEvent, type WireCharge } from './wire.ts';

const LIVE_ORIGIN = 'https://api.openpay.mx/v1';
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such charge' };
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'an answer that is none' };

/** Cash in stores that take Paynet. */
export const openpayStore: Adapter = adapterOf('openpay_store', 'store');
/** Transfers to a CLABE that Openpay gives. */
export const openpayBank: Adapter = adapterOf('openpay_bank', 'bank_account');
/** Cards on Openpay's hosted page, since its script would read our fields. */
export const openpayCard: Adapter = adapterOf('openpay_card', 'card');

/**
 * Openpay's references, and its page for cards. Its answers are read as its own documentation shows them, and what is sent is
 * held to a contract that was written from that documentation's tables. Unproven, since it was not
 * tried against Openpay itself: that a due date is taken in UTC, that events bear the user and password
 * of the webhook as HTTP's basic authentication, and that the refund of a reference is refused.
 * Its documentation knows one amount of a charge, and no state for a transfer of another: Openpay checks what comes
 * before it tells of it. A charge that tells another amount all the same goes back whole.
 * A page that its buyer leaves tells no failure until its card is refused.
 */
function adapterOf(
  code: 'openpay_store' | 'openpay_bank' | 'openpay_card',
  method: Method,
): Adapter {
  return {
    code,
    keys: ['merchant_id', 'private_key', 'webhook_secret'],
    open: (keys, { fetch, origin = LIVE_ORIGIN }) =>
      openpay(openpayCalls({ keys, fetch, origin }), method, keys['webhook_secret'] ?? ''),
  };
}

function openpay(calls: OpenpayCalls, method: Method, secret: string): PaymentProvider {
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const made = await calls.post('/charges', toChargeRequest(input, method), wireCharge);
    if (made.ok) return read(made.value, input.reference);
    if (made.error === 'again') return find(input.reference);
    // A page that nobody has seen takes no money.
    if (typeof made.error === 'string' && method === 'card') return fail(UNAVAILABLE);
    // It may have been made all the same: the reference tells.
    if (typeof made.error === 'string')
      return ok({ outcome: 'unknown', reference: input.reference });
    return fail(made.error);
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const found = id ? await byId(id) : await byReference(reference);
    return found.ok ? read(found.value, reference) : fail(problemOf(found.error));
  }

  function byId(id: string): Promise<Result<WireCharge, Fault>> {
    return calls.get(`/charges/${encodeURIComponent(id)}`, wireCharge);
  }

  async function byReference(reference: string): Promise<Result<WireCharge, Fault>> {
    const path = `/charges?order_id=${encodeURIComponent(reference)}`;
    const found = await calls.get(path, wireCharges);
    if (!found.ok) return found;
    const [charge] = found.value;
    return charge ? ok(charge) : fail(NOT_FOUND);
  }

  async function refund({ chargeId, amount }: RefundInput): Promise<Result<Refund, ProviderError>> {
    const path = `/charges/${encodeURIComponent(chargeId)}/refund`;
    const body = { description: 'refund', amount: Number(toDecimal(amount)) };
    const given = await calls.post(path, body, wireCharge);
    if (!given.ok) {
      if (typeof given.error === 'string') return ok({ status: 'unknown' });
      const { code, message } = given.error;
      return fail({ code: code === 'provider_refused' ? 'refund_refused' : code, message });
    }
    const { refund: made } = given.value;
    if (!made) return ok({ status: 'unknown' });
    return ok({ id: made.id, amount, status: made.status === 'completed' ? 'success' : 'pending' });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent | null, WebhookFault>> {
    const given = passwordOf(headers.get('authorization'));
    if (given === undefined) return fail('signature_missing');
    if (!(await isSameText(given, secret))) return fail('signature_invalid');
    const event = eventOf(rawBody);
    if (!event) return fail('body_invalid');
    const { type, transaction, event_date: date = '' } = event;
    if (!type.startsWith('charge.') || !transaction?.order_id) return ok(null);
    // An event says only that something happened: the charge itself says how it stands.
    const charge = await find(transaction.order_id, transaction.id);
    if (!charge.ok) return charge.error === UNAVAILABLE ? fail('unproven_yet') : ok(null);
    const created = Date.parse(date) || 0;
    return ok({
      id: `${transaction.id}:${type}:${date}`,
      type: `charge.${charge.value.outcome}`,
      sequence: created,
      created,
      charge: charge.value,
    });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const asked = await calls.get('/charges?order_id=nobody', wireCharges);
    return asked.ok ? ok(null) : fail(problemOf(asked.error));
  }

  return { start, find, refund, verifyWebhook, check };
}

/** A charge of this reference alone: any other is another payment's. */
function read(charge: WireCharge, reference: string): Result<KnownCharge, ProviderError> {
  const known = toCharge(charge);
  return known?.reference === reference ? ok(known) : fail(UNREADABLE);
}

function problemOf(fault: Fault): ProviderError {
  return typeof fault === 'string' ? UNAVAILABLE : fault;
}

/** The password of a header of HTTP's basic authentication, whatever its user is. */
function passwordOf(header: string | null): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,600})$/.exec(header ?? '') ?? [];
  try {
    return encoded && /^[^:]*:(.*)$/s.exec(atob(encoded))?.[1];
  } catch {
    return undefined;
  }
}

function eventOf(rawBody: string) {
  try {
    return wireEvent.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}
