import { Hono } from 'hono';
import { wireChargeRequestSchema, wireRefundRequestSchema } from '../../sandbox/wire.ts';
import { ledgerOf } from '../bindings.ts';
import type { SandboxEnv } from '../bindings.ts';
import { bearer, readIdempotency, readJson, send } from '../http.ts';
import { answer, refusal } from '../ledger/answers.ts';

const NOT_FOUND = refusal(404, 'charge_not_found', 'No such charge.');

/** `/v1/charges`: the calls of a merchant's server. */
export const charges = new Hono<SandboxEnv>().use(bearer('secretKey'));

charges.post('/', async (c) => {
  const request = await readJson(c, wireChargeRequestSchema);
  if (!request.ok) return send(c, request.error);
  const call = await readIdempotency(c, request.value);
  if (!call.ok) return send(c, call.error);
  const ledger = ledgerOf(c.env);
  const origin = c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
  const opened = await ledger.charge(call.value, request.value, origin);
  if (opened.holdMs === undefined) return send(c, opened);
  await new Promise((resolve) => {
    setTimeout(resolve, opened.holdMs);
  });
  return send(c, await ledger.answerOf(call.value, request.value.reference));
});

charges.get('/', async (c) => {
  const reference = c.req.query('reference');
  if (!reference) {
    return send(c, refusal(400, 'invalid_request', 'Ask for a reference.', 'reference'));
  }
  const charge = await ledgerOf(c.env).find({ reference });
  return send(c, charge ? answer(200, charge) : NOT_FOUND);
});

charges.get('/:id', async (c) => {
  const charge = await ledgerOf(c.env).find({ id: c.req.param('id') });
  return send(c, charge ? answer(200, charge) : NOT_FOUND);
});

charges.post('/:id/refunds', async (c) => {
  const request = await readJson(c, wireRefundRequestSchema);
  if (!request.ok) return send(c, request.error);
  const call = await readIdempotency(c, request.value);
  if (!call.ok) return send(c, call.error);
  const given = await ledgerOf(c.env).refund(call.value, c.req.param('id'), request.value.amount);
  return send(c, given);
});
