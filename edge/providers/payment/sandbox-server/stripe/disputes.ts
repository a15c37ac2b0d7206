import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ledgerOf, type SandboxEnv } from '../bindings.ts';
import { bearer, readIdempotency, type SandboxContext } from '../http.ts';
import type { StandingDispute } from '../ledger/disputes.ts';
import { toDispute } from './dispute.ts';
import { fromForm } from './form.ts';
import { chargeId, problemAnswer } from './intents.ts';
import { evidenceForm } from './wire.ts';

/** Stripe's disputes: how one stands, and the evidence against it. */
export const disputes = new Hono<SandboxEnv>().use(bearer('secretKey'));

disputes.get('/:id', async (c) => {
  const found = await ledgerOf(c.env).dispute(chargeOf(c.req.param('id')));
  if (!found) return say(c, problemAnswer(404, 'charge_not_found'));
  return say(c, { status: 200, body: shown(found) });
});

/**
 * Takes evidence, once. Words of its free text decide what happens: `evidence_500` fails, `evidence_refused` is
 * refused, and `evidence_slow` is taken and answered too late.
 */
disputes.post('/:id', async (c) => {
  const form = evidenceForm.safeParse(fromForm(await c.req.text()));
  if (!form.success) return say(c, problemAnswer(400, form.error.issues[0]?.message ?? 'invalid'));
  const { evidence } = form.data;
  const text = evidence['uncategorized_text'] ?? '';
  if (text.includes('evidence_500')) return say(c, problemAnswer(500, 'provider_error'));
  const call = await readIdempotency(c, form.data);
  if (!call.ok) return say(c, problemAnswer(400, 'an Idempotency-Key is missing'));
  const id = chargeOf(c.req.param('id'));
  const isTaken =
    !text.includes('evidence_refused') && (await ledgerOf(c.env).submitEvidence(id, evidence));
  const found = await ledgerOf(c.env).dispute(id);
  if (!found) return say(c, problemAnswer(404, 'charge_not_found'));
  if (!isTaken && !isSame(found.evidence, evidence)) {
    return say(c, problemAnswer(400, 'This dispute takes no evidence.'));
  }
  if (isTaken && text.includes('evidence_slow')) {
    await new Promise((resolve) => setTimeout(resolve, c.get('settings').hangMs));
  }
  return say(c, { status: 200, body: shown(found) });
});

/** The charge of a dispute: both have one id, with another beginning. */
const chargeOf = (dispute: string) => chargeId(dispute.replace(/^dp_/, 'pi_'));

const isSame = (one: object | null, other: object) => JSON.stringify(one) === JSON.stringify(other);

function shown({ charge, state, openedAt, evidence }: StandingDispute): object {
  const waits = evidence === null ? 'needs_response' : 'under_review';
  const status = state === 'open' ? waits : state;
  return toDispute(charge, status, Math.floor(openedAt / 1000), evidence);
}

function say(c: SandboxContext, { status, body }: { status: number; body: object }): Response {
  return c.json(body, status as ContentfulStatusCode);
}
