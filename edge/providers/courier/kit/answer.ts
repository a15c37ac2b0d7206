import type { z } from 'zod';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { ask } from '../../kit/ask.ts';
import type { CourierError } from '../port.ts';

/** No answer, one that cannot be read, or the courier's own failure. */
export const UNAVAILABLE: CourierError = {
  code: 'courier_unavailable',
  message: 'no usable answer',
};

/** The courier will not, for a reason that names no buyer. */
export const refused = (message: string) => fail({ code: 'courier_refused', message } as const);

/**
 * What a courier answered, by its schema. A refusal is told by its status, or by the code that its body names, alone:
 * its words may name a buyer. Too many calls at once are a matter of time, as a courier that is down is.
 * @param codeOf the code of a body that is a refusal under a good status; undefined for another body
 */
export function readAnswer<T>(
  answered: Awaited<ReturnType<typeof ask>>,
  schema: z.ZodType<T>,
  codeOf?: (body: unknown) => string | undefined,
): Result<T, CourierError> {
  if (!answered.ok) return fail(UNAVAILABLE);
  const { status, body } = answered.value;
  if (status === 404) return fail({ code: 'label_not_found', message: '404' });
  if (status === 429 || status < 200 || (status >= 300 && status < 400)) return fail(UNAVAILABLE);
  if (status >= 400) return refused(String(status));
  const code = codeOf?.(body);
  if (code !== undefined) return refused(code);
  const read = schema.safeParse(body);
  return read.success ? ok(read.data) : fail(UNAVAILABLE);
}
