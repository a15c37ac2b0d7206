import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ledgerOf } from '../bindings.ts';
import type { SandboxEnv } from '../bindings.ts';
import { bearer, readIdempotency, type SandboxContext } from '../http.ts';
import { toPayout, toTransaction } from './balance.ts';
import { fromForm } from './form.ts';
import {
  changedAnswer,
  chargeId,
  intentAnswer,
  problemAnswer,
  refundAnswer,
  toIntent,
} from './intents.ts';
import { captureForm, intentForm, refundForm } from './wire.ts';

/** How many of the latest intents the list shows at most. */
const LISTED = 100;

/** Stripe's payment intents and refunds, as the platform's own adapter speaks of them. */
export const intents = new Hono<SandboxEnv>().use(bearer('secretKey'));
export const refunds = new Hono<SandboxEnv>().use(bearer('secretKey'));

intents.post('/', async (c) => {
  const form = intentForm.safeParse(fromForm(await c.req.text()));
  if (!form.success) return say(c, problemAnswer(400, form.error.issues[0]?.message ?? 'invalid'));
  const { amount, currency, payment_method: source, return_url, metadata } = form.data;
  const months = form.data.payment_method_options?.card.installments.plan.count;
  const request = {
    amount,
    currency: currency.toUpperCase(),
    source,
    ...(form.data.customer !== undefined && { customer: form.data.customer }),
    ...(form.data.capture_method !== undefined && { later: true }),
    ...(form.data.setup_future_usage !== undefined && { keeps: true }),
    reference: metadata.reference,
    return_url,
    ...(months !== undefined && { instalments: months }),
    ...(form.data.description !== undefined && {
      description: form.data.description.slice(0, 255),
    }),
  };
  const call = await readIdempotency(c, request);
  if (!call.ok) return say(c, problemAnswer(400, 'an Idempotency-Key is missing'));
  const ledger = ledgerOf(c.env);
  const origin = c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
  const opened = await ledger.charge(call.value, request, origin);
  if (opened.holdMs === undefined) return say(c, intentAnswer(opened));
  await new Promise((resolve) => {
    setTimeout(resolve, opened.holdMs);
  });
  return say(c, intentAnswer(await ledger.answerOf(call.value, request.reference)));
});

intents.get('/', async (c) => {
  const limit = Math.min(Number(c.req.query('limit') ?? 10), LISTED);
  const data = (await ledgerOf(c.env).latest(limit)).map(toIntent);
  return say(c, list(data, '/v1/payment_intents'));
});

/** The index of a search lags behind: what is older than a moment is found by it. */
intents.get('/search', async (c) => {
  const [, reference] =
    /^metadata\['reference'\]:'([^']*)'$/.exec(c.req.query('query') ?? '') ?? [];
  if (reference === undefined) return say(c, problemAnswer(400, 'a query by metadata'));
  const found = await ledgerOf(c.env).find({ reference });
  const data = found ? [toIntent(found)] : [];
  const { body } = list(data, '/v1/payment_intents/search');
  return say(c, { status: 200, body: { ...body, object: 'search_result', next_page: null } });
});

intents.get('/:id', async (c) => {
  const charge = await ledgerOf(c.env).find({ id: chargeId(c.req.param('id')) });
  if (!charge) return say(c, problemAnswer(404, 'charge_not_found'));
  return say(c, { status: 200, body: toIntent(charge) });
});

intents.post('/:id/capture', async (c) => {
  const form = captureForm.safeParse(fromForm(await c.req.text()));
  if (!form.success) return say(c, problemAnswer(400, form.error.issues[0]?.message ?? 'invalid'));
  const call = await readIdempotency(c, form.data);
  if (!call.ok) return say(c, problemAnswer(400, 'an Idempotency-Key is missing'));
  const id = chargeId(c.req.param('id'));
  const asked = { capture: form.data.amount_to_capture };
  return say(c, intentAnswer(await ledgerOf(c.env).authorization(call.value, id, asked)));
});

intents.post('/:id/cancel', async (c) => {
  const call = await readIdempotency(c, { cancel: c.req.param('id') });
  if (!call.ok) return say(c, problemAnswer(400, 'an Idempotency-Key is missing'));
  const id = chargeId(c.req.param('id'));
  return say(c, changedAnswer(await ledgerOf(c.env).authorization(call.value, id, 'cancel')));
});

refunds.post('/', async (c) => {
  const form = refundForm.safeParse(fromForm(await c.req.text()));
  if (!form.success) return say(c, problemAnswer(400, form.error.issues[0]?.message ?? 'invalid'));
  const call = await readIdempotency(c, form.data);
  if (!call.ok) return say(c, problemAnswer(400, 'an Idempotency-Key is missing'));
  const { payment_intent: intent, amount } = form.data;
  return say(c, refundAnswer(await ledgerOf(c.env).refund(call.value, chargeId(intent), amount)));
});

/** The payouts of the merchant's balance, and what each is made of; without pages. */
export const payouts = new Hono<SandboxEnv>().use(bearer('secretKey'));
export const transactions = new Hono<SandboxEnv>().use(bearer('secretKey'));

payouts.get('/', async (c) => {
  const since = Number(c.req.query('arrival_date[gte]') ?? 0) * 1000;
  const data = (await ledgerOf(c.env).payouts(since)).map(toPayout);
  return say(c, list(data, '/v1/payouts'));
});

transactions.get('/', async (c) => {
  const data = (await ledgerOf(c.env).balance(c.req.query('payout') ?? '')).map(toTransaction);
  return say(c, list(data, '/v1/balance_transactions'));
});

function list(data: readonly object[], url: string) {
  return { status: 200, body: { object: 'list', url, has_more: false, data } };
}

function say(c: SandboxContext, { status, body }: { status: number; body: object }): Response {
  return c.json(body, status as ContentfulStatusCode);
}
