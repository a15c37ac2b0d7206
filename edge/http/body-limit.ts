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

/**
 * Answers 413 to a larger body before anything reads it, with or without a `Content-Length`. A body
 * without one is read here; where its chunks are malformed the runtime throws, and the sender gets
 * 400.
 */
export const limitedBody: MiddlewareHandler<EdgeEnv> = async function limitedBody(context, next) {
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
