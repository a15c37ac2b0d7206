import type { Context } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { unsubscribe } from '../modules/alerts/index.ts';

/**
 * `POST {base}/correos/avisos/{token}`: a mail program has no more mails about an app come, in one click and
 * without a cookie (RFC 8058). The token is all it takes, and all that it can do.
 */
export async function answerUnsubscribe(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'alerts.unsubscribe');
  const isDone = await unsubscribe(context.get('scope'), context.req.param('token') ?? '');
  return isDone ? context.body(null, 204) : answerFailure(context, { code: 'invalid_link' });
}

/** The same link in a browser leads to all that an account chooses, once it has signed in. */
export function leadToChoices(context: Context<EdgeEnv>): Response {
  return context.redirect(`${context.get('scope').tenant.base}/me/alerts/preferences`, 303);
}
