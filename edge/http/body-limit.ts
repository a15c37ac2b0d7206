import { bodyLimit } from 'hono/body-limit';
import type { Context, MiddlewareHandler } from 'hono';
import type { EdgeEnv } from './context.ts';
import { answerFailure } from './failure.ts';

/** The largest body of a call or a form, in bytes. */
const LARGEST_BODY_BYTES = 100_000;

const limit = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: (context) => answerFailure(context as Context<EdgeEnv>, { code: 'payload_too_large' }),
});

/** The largest body of a call that takes a file. Such a call reads it piece by piece, and refuses sooner. */
const LARGEST_UPLOAD_BYTES = 90_100_000;

/**
 * The limit for calls that take a file: by the length that is declared, which the runtime holds the sender
 * to.
 * @param takesFile true for the method and the path of such a call
 */
export function limitedUpload(
  takesFile: (method: string, path: string) => boolean,
): MiddlewareHandler<EdgeEnv> {
  return async (context, next) => {
    if (!takesFile(context.req.method, context.req.path)) return limitedBody(context, next);
    const length = context.req.header('content-length');
    // A body that does not say its length is held to that of any other call.
    if (length === undefined) return limitedBody(context, next);
    if (Number(length) <= LARGEST_UPLOAD_BYTES) return next();
    context.set('route', 'body.refused');
    return answerFailure(context, { code: 'payload_too_large' });
  };
}

/**
 * Answers 413 to a larger body before anything reads it, with or without a `Content-Length`. A body
 * without one is read here; where its chunks are malformed the runtime throws, and the sender gets
 * 400.
 */
const limitedBody: MiddlewareHandler<EdgeEnv> = async function limitedBody(context, next) {
  let isRead = false;
  const goOn = () => {
    isRead = true;
    return next();
  };
  try {
    return await limit(context, goOn);
  } catch (error) {
    if (isRead) throw error;
    context.set('route', 'body.malformed');
    return answerFailure(context, { code: 'invalid_request' });
  }
};
