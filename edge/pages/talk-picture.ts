import type { Context } from 'hono';
import { findAttachment } from '../flows/talk/attachments.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';

/**
 * `GET {base}/me/inbox/adjuntos/{conversation}/{id}?key=`: a picture of a message, for those who may see the
 * message in that mailbox; everybody else finds none. Session and party are asked each time.
 */
export async function answerTalkPicture(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'talk.picture');
  const scope = context.get('scope');
  const asked = {
    conversation: context.req.param('conversation') ?? '',
    id: context.req.param('id') ?? '',
    key: context.req.query('key'),
  };
  const isSignedIn = (await scope.visitor.identity()) !== null;
  const found = isSignedIn ? await findAttachment(scope, asked) : null;
  if (!found) return answerFailure(context, { code: 'not_found' });
  return new Response(found.body, {
    headers: {
      'content-type': found.type,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
