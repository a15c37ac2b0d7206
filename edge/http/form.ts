import type { Context } from 'hono';
import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads a form as a page sends it: its text fields by name, the last value of each. A file of rows, which a
 * browser sends without script too, is its text; all others are left out.
 */
export async function readForm(
  context: Context,
): Promise<Result<Readonly<Record<string, string>>, Failure>> {
  if (!FORM_TYPES.test(context.req.header('content-type') ?? '')) {
    return fail({ code: 'unsupported_media_type' });
  }
  try {
    const fields = Object.create(null) as Record<string, string>;
    for (const [name, value] of Object.entries(await context.req.parseBody())) {
      if (typeof value === 'string') fields[name] = value;
      else if (value instanceof File && /\.csv$/i.test(value.name))
        fields[name] = await value.text();
    }
    return ok(fields);
  } catch {
    return fail({ code: 'invalid_request' });
  }
}
