import type { Context } from 'hono';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';

/** The header that says why an element is not shown: the loader reads no body of a failure. */
const REASON = 'x-shop-reason';

/** Headers by which a page of any origin may read an answer; it comes without credentials. */
const CORS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-expose-headers': REASON,
};

/** Lets pages of every origin read an answer, a failure too. */
export function withCors(answer: Response): Response {
  for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
  return answer;
}

/** Refuses an element, in words for people and in a header for the loader. */
export function refuseElement(context: Context<EdgeEnv>, failure: Failure): Response {
  const answer = withCors(answerFailure(context, failure));
  answer.headers.set(REASON, [failure.code, ...Object.values(failure.values ?? {})].join(' '));
  return answer;
}
