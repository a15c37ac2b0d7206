import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorAnswer, type Failure } from '../../shared/contracts/errors.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { localeTag } from '../../shared/kernel/locale.ts';
import type { EdgeEnv } from './context.ts';

/**
 * The one place that turns a failure's code into a status, and into words in the caller's language.
 */
export function answerFailure(context: Context<EdgeEnv>, failure: Failure): Response {
  const status = ERROR_STATUS[failure.code];
  const message = messageFor(failure, spokenBy(context));
  const body: ErrorAnswer = {
    code: failure.code,
    message,
    payload: { messages: [message] },
    ...(failure.field === undefined ? {} : { field: failure.field }),
    request_id: context.get('requestId'),
  };
  return context.json(body, status, { 'cache-control': 'no-store' });
}

/** The language of a failure's words. A failure can come before its store is known. */
function spokenBy(context: Context<EdgeEnv>): string {
  return localeTag(context.get('locale'), '', context.get('region'));
}
