import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import type { EdgeEnv } from './context.ts';
import { answerFailure } from './failure.ts';

/** The largest body of a call or a form, in bytes. */
const LARGEST_BODY_BYTES = 100_000;

/** Answers 413 to a larger body before anything reads it, with or without a `Content-Length`. */
export const limitedBody = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: (context) => answerFailure(context as Context<EdgeEnv>, { code: 'payload_too_large' }),
});
