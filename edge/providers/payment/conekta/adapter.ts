import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { jsonCalls, type CallFault, type JsonCalls } from '../kit/json-calls.ts';
import { jsonOf } from '../kit/json-of.ts';
import { isSignedBy } from '../kit/rsa-proof.ts';
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
import { isBySavedCard, toCharge, toOrderRequest } from './mapper.ts';
import { problemOf, refusalOf } from './problem.ts';
import { keepsFor, keptOf, sourcesOf, vaultOf, withKept } from './vault.ts';
import { wireEvent, wireOrder, wireOrders, wireSources, type WireOrder } from './wire.ts';

const LIVE_ORIGIN = 'https://api.conekta.io';
const ACCEPTED = 'application/vnd.conekta-v2.3.0+json';
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such order' };
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'an answer that is none' };

/**
 * Cards by Conekta's hosted page, so that no script of Conekta's runs beside our fields; the bank's own
 * question is asked there too. What is sent and answered is held to Conekta's own document in the tests.
 * A card that its buyer leaves with Conekta is charged without that page, as a payment source of its customer.
 * A chargeback is read from the order's charges; what Conekta takes for it no document tells.
 * Unproven, since it was not tried against Conekta itself: that events are signed as a `digest` of
 * RSA with SHA-256 by the webhook's key; that the search for orders and customers finds what we call them
 * (the latest orders are looked through as well).
 */
export const conektaCard: Adapter = {
  code: 'conekta_card',
  keys: ['private_key', 'webhook_public_key'],
  open: (keys, { fetch, origin = LIVE_ORIGIN }) => {
    const headers = {
      authorization: `Bearer ${keys['private_key'] ?? ''}`,
      accept: ACCEPTED,
      // Conekta's document allows two languages alone; Node's fetch asks for any.
      'accept-language': 'es',
    };
    return conekta(jsonCalls({ fetch, origin, headers }), keys['webhook_public_key'] ?? '');
  },
};

function conekta(calls: JsonCalls, publicKey: string): PaymentProvider {
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const made = await calls.post('/orders', toOrderRequest(input), wireOrder);
    if (isBySavedCard(input)) return chargedBy(made, input.reference);
    // A lost answer is a page that nobody has seen: no money moves.
    return made.ok ? read(made.value, input.reference) : fail(problemOf(made.error));
  }

  /** What became of a saved card's charge; one of which nobody can tell is looked for later. */
  async function chargedBy(
    made: Result<WireOrder, CallFault>,
    reference: string,
  ): Promise<Result<Charge, ProviderError>> {
    const lost = { outcome: 'unknown', reference } as const;
    if (made.ok) {
      const charge = await read(made.value, reference);
      return charge.ok ? charge : ok(lost);
    }
    if (made.error === 'unknown') return ok(lost);
    return fail(refusalOf(made.error));
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const found = await (id ? byId(id) : byReference(reference));
    return found.ok ? read(found.value, reference) : fail(problemOf(found.error));
  }

  function byId(id: string): Promise<Result<WireOrder, CallFault>> {
    return calls.get(`/orders/${encodeURIComponent(id)}`, wireOrder);
  }

  /** By the search, and among the latest: a charge whose answer was lost has no id here. */
  async function byReference(reference: string): Promise<Result<WireOrder, CallFault>> {
    for (const query of [`search=${encodeURIComponent(reference)}&limit=20`, 'limit=50']) {
      const found = await calls.get(`/orders?${query}`, wireOrders);
      if (!found.ok) return found;
      const order = found.value.data.find(({ metadata }) => metadata?.['reference'] === reference);
      if (order) return byId(order.id);
    }
    return fail(NOT_FOUND);
  }

  /** An order of this reference alone: any other is another payment's. */
  async function read(
    order: WireOrder,
    reference: string,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const charge = await told(order);
    return charge.ok && charge.value.reference !== reference ? fail(UNREADABLE) : charge;
  }

  /**
   * An order as its charge, with the card that it has left in the vault. While nobody can tell that card, neither
   * is the charge told: it would stay with Conekta without anybody who could have it removed.
   */
  async function told(order: WireOrder): Promise<Result<KnownCharge, ProviderError>> {
    const charge = toCharge(order);
    if (!charge) return fail(UNREADABLE);
    const customer = keepsFor(order);
    const isGood = charge.outcome === 'approved' || charge.outcome === 'authorized';
    if (!isGood || customer === undefined) return ok(charge);
    const found = await calls.get(`${sourcesOf(customer)}?limit=100`, wireSources);
    if (!found.ok) return found.error === 'unknown' ? fail(problemOf(found.error)) : ok(charge);
    return ok(withKept(charge, keptOf(order, customer, found.value.data)));
  }

  async function refund({ chargeId, amount }: RefundInput): Promise<Result<Refund, ProviderError>> {
    const before = await byId(chargeId);
    if (!before.ok) return fail(problemOf(before.error));
    const path = `/orders/${encodeURIComponent(chargeId)}/refunds`;
    const body = { amount: amount.amount, reason: 'requested_by_client' };
    const given = await calls.post(path, body, wireOrder);
    if (!given.ok) {
      if (given.error === 'unknown') return ok({ status: 'unknown' });
      const { code, message } = given.error;
      return fail({ code: code === 'provider_refused' ? 'refund_refused' : code, message });
    }
    const sum = given.value.amount_refunded ?? 0;
    const isGiven = sum >= (before.value.amount_refunded ?? 0) + amount.amount;
    return ok({ id: `${chargeId}-${sum}`, amount, status: isGiven ? 'success' : 'pending' });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent | null, WebhookFault>> {
    const digest = headers.get('digest');
    if (!digest) return fail('signature_missing');
    if (!(await isSignedBy(publicKey, digest, rawBody))) return fail('signature_invalid');
    const event = jsonOf(rawBody, wireEvent);
    if (!event) return fail('body_invalid');
    const { object } = event.data;
    const order = object.object === 'order' ? object.id : object.order_id;
    if (!order) return ok(null);
    // Events come late and shuffled: the order itself says how it stands.
    const found = await byId(order);
    if (!found.ok) return found.error === 'unknown' ? fail('unproven_yet') : ok(null);
    const known = await told(found.value);
    if (!known.ok) return known.error === UNREADABLE ? ok(null) : fail('unproven_yet');
    const charge = known.value;
    const created = event.created_at * 1000;
    const type = `charge.${charge.outcome}` as const;
    return ok({ id: event.id, type, sequence: created, created, charge });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const asked = await calls.get('/orders?limit=1', wireOrders);
    return asked.ok ? ok(null) : fail(problemOf(asked.error));
  }

  return {
    start,
    find,
    refund,
    verifyWebhook,
    check,
    vault: vaultOf(calls),
    authorizations: authorizationsOf(calls, read),
  };
}
