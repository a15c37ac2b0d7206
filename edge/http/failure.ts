import type { Context } from 'hono';
import type { ErrorAnswer } from '../../shared/contracts/error-answer.ts';
import { ERROR_STATUS, type Failure } from '../../shared/contracts/errors.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import type { EdgeEnv } from './context.ts';

/**
 * The one place that turns a failure's code into a status, and into words in the caller's language.
 */
export function answerFailure(context: Context<EdgeEnv>, failure: Failure): Response {
  const status = ERROR_STATUS[failure.code];
  const message = messageFor(failure, context.get('tag'));
  const body: ErrorAnswer = {
    code: failure.code,
    message,
    payload: { messages: [message] },
    ...(failure.field === undefined ? {} : { field: failure.field }),
    ...(failure.values === undefined ? {} : { values: failure.values }),
    request_id: context.get('requestId'),
  };
  return context.json(body, status, { 'cache-control': 'no-store' });
}
