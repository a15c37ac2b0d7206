import type { Context } from 'hono';
import { mailboxOf } from '../flows/talk/mailbox.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { READER_HEADER, type SocketReader } from '../modules/talk/index.ts';

const ID = /^cv_[a-z0-9]{26}$/;

/**
 * Opens the socket of a conversation, for an account that may read the mailbox `?key=`. A browser
 * opens sockets from every origin, so that the origin is looked at here: a page of another site gets
 * none.
 */
export async function answerTalkSocket(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'inbox.socket');
  const scope = context.get('scope');
  const id = context.req.param('id') ?? '';
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    return answerFailure(context, { code: 'not_found' });
  }
  if (context.req.header('origin') !== scope.tenant.origin) {
    return answerFailure(context, { code: 'origin_refused' });
  }
  const identity = await scope.visitor.identity();
  if (!identity) return answerFailure(context, { code: 'login_required' });
  const reader = await mailboxOf(scope, context.req.query('key'));
  if (!reader.ok || !ID.test(id)) return answerFailure(context, { code: 'not_found' });
  const said: SocketReader = {
    ...reader.value,
    sessionId: identity.sessionId,
    since: Number.parseInt(context.req.query('since') ?? '', 10) || 0,
  };
  const { CONVERSATION } = scope.env;
  const answer = await CONVERSATION.get(CONVERSATION.idFromName(id)).fetch('http://conversation/', {
    headers: { upgrade: 'websocket', [READER_HEADER]: encodeURIComponent(JSON.stringify(said)) },
  });
  const { webSocket } = answer;
  if (webSocket) return new Response(null, { status: 101, webSocket } as ResponseInit);
  if (answer.status === 404) return answerFailure(context, { code: 'not_found' });
  return new Response(null, { status: answer.status, headers: { 'retry-after': '5' } });
}
