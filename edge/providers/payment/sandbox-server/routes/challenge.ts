import { Hono } from 'hono';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import { ledgerOf } from '../bindings.ts';
import type { SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import type { SandboxContext } from '../http.ts';
import type { Challenge } from '../ledger/ledger.ts';
import { answeredPage, missingPage, questionPage } from '../pages/challenge-page.ts';
import type { CardPage } from '../pages/card-page.ts';
import { intentId } from '../stripe/intents.ts';
import { pageStyle } from '../pages/style.ts';

function pageOf(c: SandboxContext): CardPage {
  const accepted = c.req.header('accept-language') ?? null;
  return { locale: negotiateLocale(c.req.query('locale'), accepted, 'es'), address: c.req.url };
}

/** The address that the buyer goes on to: the merchant's, with the intent's id added. */
function backTo({ charge, returnUrl }: Challenge): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intentId(charge.id));
  url.searchParams.set('redirect_status', charge.status === 'approved' ? 'succeeded' : 'failed');
  return url.href;
}

async function missing(c: SandboxContext): Promise<Response> {
  c.header('content-security-policy', await policyFor({ style: pageStyle }));
  return c.html(missingPage(pageOf(c)), 404);
}

/** `/3ds/:charge`: the bank's page, and the answer that the buyer gives there once. */
export const challenge = new Hono<SandboxEnv>();

challenge.get('/:id', async (c) => {
  const key = c.req.query('key') ?? '';
  const asked = await ledgerOf(c.env).challenge(c.req.param('id'), key);
  if (!asked) return missing(c);
  const formAction = ["'self'", new URL(asked.returnUrl).origin];
  c.header('content-security-policy', await policyFor({ style: pageStyle, formAction }));
  if (asked.charge.status !== 'requires_action') {
    return c.html(answeredPage(pageOf(c), asked.charge, backTo(asked)));
  }
  return c.html(questionPage(pageOf(c), asked.charge, asked.returnUrl, key));
});

challenge.post('/:id', async (c) => {
  const form = await c.req.parseBody();
  const { key, answer } = form;
  if (typeof key !== 'string' || (answer !== 'approve' && answer !== 'reject')) return missing(c);
  const answered = await ledgerOf(c.env).answerChallenge(c.req.param('id'), key, answer);
  // A second answer changes nothing and leads to the same place, so that a double click is no
  // error.
  return answered ? c.redirect(backTo(answered), 303) : missing(c);
});
