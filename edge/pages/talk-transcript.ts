import type { Context } from 'hono';
import { readTranscript } from '../flows/talk/transcript.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';

/**
 * `GET {base}/me/inbox/transcripcion/{conversation}?key=`: a conversation as a text file, for its parties;
 * everybody else finds none.
 */
export async function answerTalkTranscript(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'talk.transcript');
  const scope = context.get('scope');
  const asked = {
    id: context.req.param('conversation') ?? '',
    key: context.req.query('key'),
    tag: context.get('tag'),
  };
  const isSignedIn = (await scope.visitor.identity()) !== null;
  const text = isSignedIn ? await readTranscript(scope, asked) : null;
  if (text === null) return answerFailure(context, { code: 'not_found' });
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="conversacion.txt"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
