import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import type { EdgeEnv } from './context.ts';
import { answerFailure } from './failure.ts';

/** The largest body of a call or a form; uploads will have a limit of their own. */
const LARGEST_BODY_BYTES = 100_000;

/** Answers 413 to a larger body, whether it says its length or not, before anything reads it. */
export const limitedBody = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: (context) => answerFailure(context as Context<EdgeEnv>, { code: 'payload_too_large' }),
});
