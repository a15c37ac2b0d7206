import type { Context } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { isUnchanged } from '../http/conditional.ts';
import { answerFailure } from '../http/failure.ts';

const KEY = /^[a-z0-9][a-zA-Z0-9._-]*(?:\/[a-z0-9][a-zA-Z0-9._-]*)?$/;
/** R2 takes names of up to 1,024 bytes; ours are far shorter. */
const KEY_MAX = 200;
const YEAR_SECONDS = 31_536_000;

/** What may be shown; anything else would be a download of a type of the uploader's choice. */
const TYPES = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/svg+xml', 'image/avif']);

/**
 * A picture out of R2. Names never change their content, so that it may be kept for ever. An SVG is
 * a document of its own when it is opened: its policy lets nothing in it run.
 */
export async function answerMedia(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'media');
  const key = context.req.path.slice('/media/'.length);
  if (key.length > KEY_MAX || !KEY.test(key)) return answerFailure(context, { code: 'not_found' });
  const object = await context.get('scope').env.MEDIA.get(key);
  const type = object?.httpMetadata?.contentType ?? '';
  if (!object || !TYPES.has(type)) return answerFailure(context, { code: 'not_found' });
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    etag: object.httpEtag,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isUnchanged(context.req.header('if-none-match'), object.httpEtag)) {
    await object.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(object.body as unknown as ReadableStream, { headers });
}
