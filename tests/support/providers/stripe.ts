/** Stripe as its own document describes it, over the sandbox's books of one charge. */
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { signBody } from '../../../edge/providers/payment/kit/signature.ts';
import {
  intentId,
  problemAnswer,
  toIntent,
  toRefund,
} from '../../../edge/providers/payment/sandbox-server/stripe/intents.ts';
import { toMethod } from '../../../edge/providers/payment/sandbox-server/stripe/cards.ts';
import type { WireCharge } from '../../../edge/providers/payment/sandbox-server/wire.ts';
import { strCard } from '../../../edge/providers/payment/stripe/adapter.ts';
import { documentServer, type Says } from './document-server.ts';
import cards from './stripe/cards.json' with { type: 'json' };
import disputes from './stripe/disputes.json' with { type: 'json' };
import document from './stripe/payment_intents.json' with { type: 'json' };

export const NOW = Date.UTC(2026, 10, 21);
export const REFERENCE = 'a.py_00000000000000000000000000-1';
export const KEYS = {
  secret_key: 'sk_test_1',
  publishable_key: 'pk_test_1',
  webhook_secret: 'whsec_tests',
};
export const INPUT = {
  amount: { amount: 124_900, currency: 'MXN' },
  source: 'pm_1',
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  idempotencyKey: REFERENCE,
  description: 'K7QX-2M4P',
  locale: 'es',
} as const;
export const CHARGE: WireCharge = {
  id: 'ch_1',
  status: 'approved',
  amount: 124_900,
  amount_refunded: 0,
  currency: 'MXN',
  reference: REFERENCE,
  card: { brand: 'visa', last4: '4242', type: 'credit' },
  created: NOW / 1000,
};
export const INTENT = intentId(CHARGE.id);
/** The card that Stripe makes of a token. */
export const METHOD = {
  id: 'pm_of_token',
  token: 'tok_1',
  brand: 'visa',
  last4: '4242',
  bank: null,
  card_type: 'credit',
  behaviour: 'approve',
  exp_month: 12,
  exp_year: 2090,
  billing: null,
  customer: null,
  created: NOW,
} as const;

/** Stripe with one charge; `says` speaks in its place where it answers something. */
export function setUp(charge: WireCharge = CHARGE, says: Says = () => undefined) {
  const list = (data: object[]) => ({
    object: 'list',
    url: '/v1/payment_intents',
    has_more: false,
    data,
  });
  const server = documentServer([document, cards, disputes], (asked) => {
    const said = says(asked);
    if (said) return said;
    switch (asked.operation) {
      case 'GET /v1/payment_intents/search':
        return {
          status: 200,
          body: { ...list([toIntent(charge)]), object: 'search_result', next_page: null },
        };
      case 'GET /v1/payment_intents':
        return { status: 200, body: list([toIntent(charge)]) };
      case 'POST /v1/payment_methods':
      case 'POST /v1/payment_methods/{payment_method}/detach':
        return { status: 200, body: toMethod(METHOD) };
      case 'POST /v1/customers':
        return {
          status: 200,
          body: { id: 'cus_1', object: 'customer', created: NOW / 1000, livemode: false },
        };
      case 'POST /v1/refunds':
        return {
          status: 200,
          body: toRefund({ ...charge, id: 're_1', charge: charge.id, status: 'success' }),
        };
      default:
        return { status: 200, body: toIntent(charge) };
    }
  });
  const provider = strCard.open(KEYS, {
    fetch: server.fetch,
    clock: fixedClock(NOW),
    origin: 'https://stripe.test',
  });
  return { provider, asked: server.asked, refused: server.refused };
}

/** A refusal in Stripe's words; the document knows all of them as its `default`. */
export const refusal = problemAnswer;

/** An event about the intent, and the header that proves it. */
export async function event(object: object = { id: INTENT, object: 'payment_intent' }) {
  const created = NOW / 1000;
  const type = 'payment_intent.succeeded';
  const rawBody = JSON.stringify({ id: 'evt_1', object: 'event', type, created, data: { object } });
  const signature = await signBody(KEYS.webhook_secret, created, rawBody);
  return { rawBody, headers: new Headers({ 'stripe-signature': signature }) };
}
