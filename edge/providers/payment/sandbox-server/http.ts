import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { IDEMPOTENCY_HEADER } from './wire.ts';
import type { SandboxEnv } from './bindings.ts';
import { refusal } from './ledger/answers.ts';
import type { Answer, IdempotentCall } from './ledger/answers.ts';
import type { Settings } from './settings.ts';

export type SandboxContext = Context<SandboxEnv>;

/** Sends an answer that was made elsewhere. */
export function send(c: SandboxContext, { status, body }: Answer): Response {
  return c.body(body, status as ContentfulStatusCode, { 'content-type': 'application/json' });
}

/**
 * Lets a call with a key through; each key allows other calls.
 * @param keyOf `secretKey` for merchants' servers, `publishableKey` for the frame
 */
export function bearer(keyOf: 'secretKey' | 'publishableKey'): MiddlewareHandler<SandboxEnv> {
  return async function bearerMiddleware(c, next) {
    const given = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1];
    const settings: Settings = c.get('settings');
    if (given === undefined || !(await sameText(given, settings[keyOf]))) {
      c.header('www-authenticate', 'Bearer');
      return send(c, refusal(401, 'invalid_key', 'Missing or wrong API key.'));
    }
    return next();
  };
}

/** Compares two secrets in a time that does not tell where they differ. */
export async function sameText(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(left), digest(right)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

/** The SHA-256 of a text. */
export async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Reads a JSON body by its schema; the refusal names the first parameter at fault. */
export async function readJson<T>(
  c: SandboxContext,
  schema: z.ZodType<T>,
): Promise<Result<T, Answer>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    return fail(refusal(400, 'invalid_json', 'The body is not JSON.'));
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const param = issue?.path.join('.');
  return fail(
    refusal(400, 'invalid_request', issue?.message ?? 'The body is not valid.', param || undefined),
  );
}

/** Reads the required `Idempotency-Key`, with a digest of the request. */
export async function readIdempotency(
  c: SandboxContext,
  request: unknown,
): Promise<Result<IdempotentCall, Answer>> {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    return fail(
      refusal(400, 'idempotency_key_required', 'Send an Idempotency-Key of 1 to 255 characters.'),
    );
  }
  const hash = await digest(`${c.req.path}\n${JSON.stringify(request)}`);
  return ok({ key, fingerprint: btoa(String.fromCharCode(...hash)) });
}
