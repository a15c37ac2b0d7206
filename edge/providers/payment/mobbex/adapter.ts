import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import { readAskedId, writeAskedId } from '../kit/asked-id.ts';
import { toDecimal } from '../../kit/decimal.ts';
import { jsonCalls, type CallFault, type JsonCalls } from '../kit/json-calls.ts';
import { jsonOf } from '../kit/json-of.ts';
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
  WebhookFault,
  WebhookHint,
} from '../port.ts';
import { toCharge, toCheckoutRequest, toWaiting } from './mapper.ts';
import { wireCheckout, wireDone, wireEvent, wireOperations, type WireOperation } from './wire.ts';

const LIVE_ORIGIN = 'https://api.mobbex.com/p';
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such page' };

/**
 * Mobbex's own page. Its events bear no signature that is known of: they are proved by a secret in the
 * address that Mobbex alone is told, and tell nothing but which operation is to be read again. Held in the
 * tests to a contract that was written from Mobbex's public libraries, and unproven against Mobbex itself:
 * above all that operations are found by their reference at `/operations`, and the sum of what was given
 * back of one. A page that nobody began to pay on is known by its id alone, which keeps the amount.
 * It charges at once: Mobbex's public libraries tell of no authorisation.
 */
export const mobbex: Adapter = {
  code: 'mobbex',
  keys: ['api_key', 'access_token', 'webhook_secret'],
  open: (keys, { fetch, origin = LIVE_ORIGIN }) => {
    const headers = {
      'x-api-key': keys['api_key'] ?? '',
      'x-access-token': keys['access_token'] ?? '',
    };
    return provider(jsonCalls({ fetch, origin, headers }), keys['webhook_secret'] ?? '');
  },
};

function provider(calls: JsonCalls, secret: string): PaymentProvider {
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const made = await calls.post('/checkout', toCheckoutRequest(input, secret), wireCheckout);
    // A lost answer is a page that nobody has seen: no money moves.
    if (!made.ok) return fail(problemOf(made.error));
    const { reference, amount } = input;
    const { id, url } = made.value.data;
    return ok({
      id: writeAskedId({ id, amount }),
      reference,
      amount,
      refunded: 0,
      card: null,
      created: 0,
      outcome: 'requires_action',
      redirectUrl: url,
    });
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const asked = readAskedId(id);
    if (!asked) return fail(NOT_FOUND);
    const found = await operationOf(reference);
    if (!found.ok) return fail(problemOf(found.error));
    return ok(found.value ? toCharge(found.value, asked) : toWaiting(asked, reference));
  }

  /** The operation of a page: the one that was paid, else the last; undefined before anybody began one. */
  async function operationOf(
    reference: string,
  ): Promise<Result<WireOperation | undefined, CallFault>> {
    const path = `/operations?reference=${encodeURIComponent(reference)}`;
    const found = await calls.get(path, wireOperations);
    if (!found.ok) return found;
    const all = found.value.data.docs.filter((one) => one.reference === reference);
    const isPaid = ({ status: { code } }: WireOperation) =>
      code < 400 ? code >= 200 : code === 602 || code === 605;
    return ok(all.find(isPaid) ?? all.at(-1));
  }

  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const { amount, reference } = input;
    const found = await operationOf(reference);
    if (!found.ok) return ok({ status: 'unknown' });
    if (!found.value) return fail({ code: 'refund_refused', message: 'nothing was paid' });
    const { id } = found.value;
    const body = { total: Number(toDecimal(amount)) };
    const given = await calls.post(`/operations/${id}/refund`, body, wireDone);
    if (!given.ok) {
      if (given.error === 'unknown') return ok({ status: 'unknown' });
      return fail({ code: 'refund_refused', message: given.error.message });
    }
    if (!given.value.result) return fail({ code: 'refund_refused', message: 'refused' });
    return ok({ id: `${id}-${input.idempotencyKey}`.slice(0, 100), amount, status: 'success' });
  }

  async function verifyWebhook(
    _headers: Headers,
    rawBody: string,
    query = new URLSearchParams(),
  ): Promise<Result<WebhookHint | null, WebhookFault>> {
    const given = query.get('secret');
    if (given === null) return fail('signature_missing');
    if (!(await isSameText(given, secret))) return fail('signature_invalid');
    const event = jsonOf(rawBody, wireEvent);
    if (!event) return fail('body_invalid');
    const { id, reference, status, updated = '' } = event.data.payment;
    return ok({ id: `${id}:${status.code}:${updated}`, reference, charge: null });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const asked = await calls.get('/operations?reference=nobody', wireOperations);
    return asked.ok ? ok(null) : fail(problemOf(asked.error));
  }

  return { start, find, refund, verifyWebhook, check };
}

function problemOf(fault: CallFault): ProviderError {
  return fault === 'unknown' ? UNAVAILABLE : fault;
}
