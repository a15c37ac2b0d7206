import type { Failure } from '../contracts/errors.ts';
import { declineReason, type DeclineReason } from '../rules/decline-reasons.ts';
import { errorWords } from './errors.ts';
import { speak } from './speak.ts';

/** The options of a failure's text; each of them may be missing. */
interface FailureOptions {
  readonly context?: 'left' | 'max' | 'seconds' | 'minutes' | 'hours' | 'line' | DeclineReason;
  readonly count?: number;
  readonly max?: string | number;
  /** Values by the names that a text gives them. */
  readonly [value: string]: string | number | undefined;
}

/**
 * The text of a failure in the caller's language, `tag` (BCP 47). Values that the failure does not carry are left
 * out of the sentence. The text is plain: it may hold a tenant's words, so escape it in markup.
 */
export function messageFor(
  failure: Pick<Failure, 'code' | 'values' | 'instead'>,
  tag: string,
): string {
  const t = speak(errorWords, tag);
  const { name, ...values } = failure.values ?? {};
  const say = t as (code: string, options: FailureOptions) => string;
  const wait = say(failure.code, optionsOf(values));
  const { instead } = failure;
  const message = instead ? `${wait} ${say(`instead_${instead}`, {})}` : wait;
  return name === undefined ? message : t('named', { name, message });
}

/** From two hours on a wait is told in hours. */
const HOURS_FROM_MINUTES = 120;

function optionsOf({
  left,
  max,
  seconds,
  minutes,
  ...named
}: NonNullable<Failure['values']>): FailureOptions {
  if (seconds !== undefined) return { context: 'seconds', count: Number(seconds) };
  if (minutes !== undefined) {
    const wait = Number(minutes);
    return wait < HOURS_FROM_MINUTES
      ? { context: 'minutes', count: wait }
      : { context: 'hours', count: Math.ceil(wait / 60) };
  }
  const refused = declineReason(named['reason']);
  if (refused) return { ...named, context: refused };
  if (left !== undefined) return { context: 'left', count: Number(left) };
  if (max !== undefined) return { context: 'max', max };
  return named['line'] === undefined ? named : { ...named, context: 'line' };
}
