import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { SettlementReport } from '../../../../shared/rules/settlements.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import { checkSignature } from '../kit/signature.ts';
import type {
  Adapter,
  Charge,
  FrameOptions,
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
import { stripeCalls, type Fault, type StripeCalls } from './calls.ts';
import { evidenceOf } from './evidence.ts';
import { EXPAND, toCharge, toDispute, toIntentRequest, toMethodRequest } from './mapper.ts';
import { problemOf } from './problem.ts';
import { payoutsSince } from './settlements.ts';
import { vaultOf } from './vault.ts';
import {
  wireEvent,
  wireIntent,
  wireIntents,
  wireMethod,
  wireRefund,
  type WireIntent,
} from './wire.ts';

const LIVE_ORIGIN = 'https://api.stripe.com';
const INTENTS = '/v1/payment_intents';
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'an answer that is none' };
const EXPANDED = EXPAND.map((what) => `expand[]=${what}`).join('&');
const EXPANDED_LIST = EXPAND.map((what) => `expand[]=data.${what}`).join('&');

/**
 * Cards by Stripe's payment intents. A card's single-use id comes out of the provider's own form; an intent is
 * confirmed as it is made, and one that its bank asks about leads to the bank's page. What is sent and
 * answered is held to Stripe's own document in the tests. Unproven, since it was not tried against Stripe
 * itself: that Stripe's card form gives such an id in the frame of `frameUrl`.
 * A dispute is read from its event, which Stripe's fixture describes; no call about payouts is in our document (`settlements.ts`).
 */
export const strCard: Adapter = {
  code: 'str_card',
  keys: ['secret_key', 'publishable_key', 'webhook_secret'],
  settles: true,
  open: (keys, { fetch, clock, origin = LIVE_ORIGIN }) =>
    stripe(stripeCalls({ secretKey: keys['secret_key'] ?? '', origin, fetch }), {
      origin,
      publishableKey: keys['publishable_key'] ?? '',
      webhookSecret: keys['webhook_secret'] ?? '',
      now: () => Math.floor(clock.now() / 1000),
    }),
};

interface Account {
  readonly origin: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Unix seconds. */
  readonly now: () => number;
}

function stripe(calls: StripeCalls, account: Account): PaymentProvider {
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const method = await methodOf(input);
    if (!method.ok) return refusedBy(method.error, input.reference);
    const request = toIntentRequest(input, method.value);
    const made = await calls.post(INTENTS, request, wireIntent, input.idempotencyKey);
    if (made.ok) return read(made.value, input.reference);
    const { error } = made;
    if (error === 'failed') return foundOr(input.reference, UNAVAILABLE);
    if (error === 'unanswered') return ok({ outcome: 'unknown', reference: input.reference });
    // A card that is refused is an answer about the intent, which keeps why.
    if (error.type === 'card_error' && error.payment_intent) {
      return read(error.payment_intent, input.reference);
    }
    return refusedBy(error, input.reference);
  }

  /**
   * What a refusal says of a start. Stripe answers a key again for 24 hours; a start that is repeated later finds its
   * token used, or its card of one charge, and answers the charge that used it.
   */
  async function refusedBy(
    fault: Fault,
    reference: string,
  ): Promise<Result<Charge, ProviderError>> {
    const problem = problemOf(fault);
    const isOfBank = typeof fault === 'object' && fault.type === 'card_error';
    return problem.code === 'source_refused' && !isOfBank
      ? foundOr(reference, problem)
      : fail(problem);
  }

  /** The card of a payment: one is made of the form's token, with the data of whose card it is. */
  async function methodOf(input: StartInput): Promise<Result<string, Fault>> {
    const { source = '', billing, idempotencyKey: key } = input;
    if (!source.startsWith('tok_')) return ok(source);
    const request = toMethodRequest(source, billing);
    const made = await calls.post('/v1/payment_methods', request, wireMethod, `${key}-card`);
    return made.ok ? ok(made.value.id) : made;
  }

  /** The charge of a reference, which alone tells whether a call that failed, or one before it, made any. */
  async function foundOr(
    reference: string,
    error: ProviderError,
  ): Promise<Result<Charge, ProviderError>> {
    const found = await find(reference);
    if (found.ok) return found;
    const isNone = found.error.code === 'charge_not_found';
    return isNone ? fail(error) : ok({ outcome: 'unknown', reference });
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const found = id ? await byId(id) : await byReference(reference);
    return found.ok ? read(found.value, reference) : fail(problemOf(found.error));
  }

  function byId(id: string): Promise<Result<WireIntent, Fault>> {
    return calls.get(`${INTENTS}/${encodeURIComponent(id)}?${EXPANDED}`, wireIntent);
  }

  /** By the search; what is too new for its index is among the last hundred. */
  async function byReference(reference: string): Promise<Result<WireIntent, Fault>> {
    const isOurs = ({ metadata }: WireIntent) => metadata['reference'] === reference;
    const query = encodeURIComponent(`metadata['reference']:'${reference.replace(/['\\]/g, '')}'`);
    for (const path of [
      `${INTENTS}/search?query=${query}&${EXPANDED_LIST}`,
      `${INTENTS}?limit=100&${EXPANDED_LIST}`,
    ]) {
      const found = await calls.get(path, wireIntents);
      if (!found.ok) return found;
      const intent = found.value.data.find(isOurs);
      if (intent) return ok(intent);
    }
    return fail({ type: 'invalid_request_error', code: 'resource_missing', status: 404 });
  }

  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const { chargeId, amount, idempotencyKey } = input;
    const body = { payment_intent: chargeId, amount: amount.amount };
    const given = await calls.post('/v1/refunds', body, wireRefund, idempotencyKey);
    if (!given.ok) {
      if (typeof given.error === 'string') return ok({ status: 'unknown' });
      const { code, message } = problemOf(given.error);
      return fail({ code: code === 'provider_refused' ? 'refund_refused' : code, message });
    }
    const { id, status } = given.value;
    if (status === 'succeeded') return ok({ id, amount, status: 'success' });
    const isOver = status === 'failed' || status === 'canceled';
    return ok({ id, amount, status: isOver ? 'failed' : 'pending' });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent | null, WebhookFault>> {
    const signature = headers.get('stripe-signature');
    const { webhookSecret, now } = account;
    const proved = await checkSignature(webhookSecret, signature, rawBody, now());
    if (!proved.ok) return proved;
    const event = eventOf(rawBody);
    if (!event) return fail('body_invalid');
    const { object } = event.data;
    const intent = object.object === 'payment_intent' ? object.id : object.payment_intent;
    if (!intent) return ok(null);
    // Events come late and shuffled: the intent itself says how it stands.
    const found = await byId(intent);
    if (!found.ok) return typeof found.error === 'string' ? fail('unproven_yet') : ok(null);
    const paid = toCharge(found.value);
    if (!paid) return ok(null);
    // Its dispute is in the event alone.
    const dispute = toDispute(object);
    const charge = dispute ? { ...paid, dispute } : paid;
    const created = event.created * 1000;
    const type = `charge.${charge.outcome}` as const;
    return ok({ id: event.id, type, sequence: created, created, charge });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const asked = await calls.get(`${INTENTS}?limit=1`, wireIntents);
    return asked.ok ? ok(null) : fail(problemOf(asked.error));
  }

  async function settlements(since: string): Promise<Result<SettlementReport[], ProviderError>> {
    const found = await payoutsSince(calls, since);
    return found.ok ? found : fail(problemOf(found.error));
  }

  function frameUrl({ origin, locale, theme }: FrameOptions): string {
    const url = new URL('/v1/frame', account.origin);
    const asked = { key: account.publishableKey, origin, locale, theme };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  }

  return {
    start,
    find,
    refund,
    verifyWebhook,
    check,
    settlements,
    frameUrl,
    vault: vaultOf(calls),
    authorizations: authorizationsOf(calls),
    evidence: evidenceOf(calls),
  };
}

/** An intent of this reference alone: any other is another payment's. */
function read(intent: WireIntent, reference: string): Result<KnownCharge, ProviderError> {
  const charge = toCharge(intent);
  return charge?.reference === reference ? ok(charge) : fail(UNREADABLE);
}

function eventOf(rawBody: string) {
  try {
    return wireEvent.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}
