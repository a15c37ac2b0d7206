import type { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { ask, type Ask } from '../../kit/ask.ts';
import type { AdapterTools } from '../port.ts';
import { toForm, type FormValue } from './form.ts';
import { wireProblem, type WireProblem } from './wire.ts';

/** The version whose document the adapter is held to, whatever the account's own version is. */
const VERSION = '2023-08-16';
const ATTEMPTS = 2;

/**
 * A refusal in Stripe's words with its status; `failed`: out of order, so that nothing was done;
 * `unanswered`: nobody knows what was done.
 */
export type Fault = (WireProblem & { readonly status: number }) | 'failed' | 'unanswered';

/** Stripe's calls under one account. */
export interface StripeCalls {
  get<T>(path: string, schema: z.ZodType<T>): Promise<Result<T, Fault>>;
  /** @param key makes a repeat harmless */
  post<T>(
    path: string,
    body: Readonly<Record<string, FormValue>>,
    schema: z.ZodType<T>,
    key: string,
  ): Promise<Result<T, Fault>>;
  remove<T>(path: string, schema: z.ZodType<T>): Promise<Result<T, Fault>>;
}

interface Account extends Pick<AdapterTools, 'fetch'> {
  readonly secretKey: string;
  readonly origin: string;
}

/** Calls that are tried once more where no answer came, under the same key. */
export function stripeCalls({ secretKey, origin, fetch }: Account): StripeCalls {
  async function call<T>(
    one: Pick<Ask, 'method' | 'body'> & { readonly path: string; readonly key?: string },
    schema: z.ZodType<T>,
  ): Promise<Result<T, Fault>> {
    let fault: Fault = 'failed';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const answered = await askOnce(one, schema);
      if (answered.ok || typeof answered.error === 'object') return answered;
      // Once an answer was lost, a later failure does not say what became of the first attempt.
      if (fault !== 'unanswered') fault = answered.error;
    }
    return fail(fault);
  }

  async function askOnce<T>(
    one: Pick<Ask, 'method' | 'body'> & { readonly path: string; readonly key?: string },
    schema: z.ZodType<T>,
  ): Promise<Result<T, Fault>> {
    const answered = await ask(fetch, {
      method: one.method,
      url: origin + one.path,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(one.body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(one.key !== undefined && { 'idempotency-key': one.key }),
      },
      body: one.body,
      timeoutMs: 4_000,
    });
    if (!answered.ok) return answered;
    const { status, body } = answered.value;
    if (status >= 400) return fail(problemOf(status, body));
    const read = schema.safeParse(body);
    return read.success ? ok(read.data) : fail('unanswered');
  }

  return {
    get: (path, schema) => call({ method: 'GET', path }, schema),
    post: (path, body, schema, key) =>
      call({ method: 'POST', path, body: toForm(body), key }, schema),
    remove: (path, schema) => call({ method: 'DELETE', path }, schema),
  };
}

function problemOf(status: number, body: unknown): Fault {
  const { error } = wireProblem.safeParse(body).data ?? { error: { type: 'unreadable' } };
  // The first call under this key is still at work, so its outcome is not known.
  if (error.code === 'idempotency_key_in_use' || status === 429) return 'unanswered';
  return { ...error, status };
}
