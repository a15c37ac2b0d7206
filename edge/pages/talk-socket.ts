import type { Context } from 'hono';
import { mailboxOf } from '../flows/talk/mailbox.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { countSockets } from '../http/open-sockets.ts';
import { Upgrades } from '../http/upgrades.ts';
import { READER_HEADER, type MailboxReader, type SocketReader } from '../modules/talk/index.ts';

/** Of this isolate. */
const upgrades = new Upgrades();

/** When an object that has its sockets' number may be asked again, in seconds. */
const AGAIN_SECONDS = 5;
const ID = /^cv_[a-z0-9]{26}$/;

/**
 * Opens the socket of a conversation, for an account that may read the mailbox `?key=`.
 */
export async function answerTalkSocket(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'inbox.socket');
  const scope = context.get('scope');
  const id = context.req.param('id') ?? '';
  const identity = await callerOf(context);
  if (identity instanceof Response) return identity;
  const reader = await mailboxOf(scope, context.req.query('key'));
  if (!reader.ok || !ID.test(id)) return answerFailure(context, { code: 'not_found' });
  const said: SocketReader = {
    ...reader.value,
    sessionId: identity.sessionId,
    since: Number.parseInt(context.req.query('since') ?? '', 10) || 0,
  };
  return open(context, scope.env.CONVERSATION, id, said);
}

/**
 * Opens the socket of the account's own mailbox, and of the store's on its own pages where the
 * account reads that.
 */
export async function answerMailboxSocket(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'inbox.mailbox-socket');
  const scope = context.get('scope');
  const identity = await callerOf(context);
  if (identity instanceof Response) return identity;
  const { accountId, sessionId } = identity;
  const { storeId } = scope.tenant;
  const said: MailboxReader = {
    accountId,
    sessionId,
    storeId: (await mailboxOf(scope, storeId)).ok ? storeId : null,
    openedAt: scope.ports.clock.now(),
    isBack: context.req.query('since') !== undefined,
  };
  return open(context, scope.env.MAILBOX, accountId, said);
}

/** The account that asks for a socket. A browser opens sockets from every origin: a page of another site gets none. */
async function callerOf(context: Context<EdgeEnv>) {
  const { tenant, visitor } = context.get('scope');
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    return answerFailure(context, { code: 'not_found' });
  }
  if (context.req.header('origin') !== tenant.origin) {
    return answerFailure(context, { code: 'origin_refused' });
  }
  return (await visitor.identity()) ?? answerFailure(context, { code: 'login_required' });
}

/** Has an object open a socket for a reader whose rights were looked at, as far as there is room. */
async function open(
  context: Context<EdgeEnv>,
  objects: DurableObjectNamespace,
  name: string,
  said: SocketReader | MailboxReader,
): Promise<Response> {
  const { SOCKET_FILES } = context.get('scope').env;
  const wait = upgrades.refuse(Date.now(), countSockets(), SOCKET_FILES);
  if (wait !== undefined) return askAgain(wait);
  const answer = await objects.get(objects.idFromName(name)).fetch('http://object/', {
    headers: { upgrade: 'websocket', [READER_HEADER]: encodeURIComponent(JSON.stringify(said)) },
  });
  const { webSocket } = answer;
  if (webSocket) return new Response(null, { status: 101, webSocket } as ResponseInit);
  if (answer.status === 404) return answerFailure(context, { code: 'not_found' });
  return askAgain(AGAIN_SECONDS, answer.status);
}

/** Refuses an upgrade for now. */
function askAgain(seconds: number, status = 503): Response {
  return new Response(null, { status, headers: { 'retry-after': String(seconds) } });
}
