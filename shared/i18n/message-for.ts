import type { Failure } from '../contracts/errors.ts';
import type { Locale } from '../kernel/locale.ts';
import { errors as en } from './errors.en.ts';
import { errors as es } from './errors.es.ts';

const words = { es, en };

/**
 * The text of a failure in the caller's language. Values that the failure does not carry are left
 * out of the sentence. The text is plain: it may hold a tenant's words, so escape it in markup.
 */
export function messageFor(failure: Pick<Failure, 'code' | 'values'>, locale: Locale): string {
  const message = words[locale][failure.code];
  return typeof message === 'string' ? message : message(failure.values ?? {});
}
