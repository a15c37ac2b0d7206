import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, type Result } from '../../shared/kernel/result.ts';

/**
 * A read whose failure its own fragment shows, while the rest of the page stands: a database that does not
 * answer is a failure like any other. Without it the page's subject has failed, and the page says so alone.
 */
export async function failing<T>(
  reading: Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  try {
    return await reading;
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', read: String(error) }));
    return fail({ code: 'internal_error' });
  }
}
