import type { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { ask } from '../../kit/ask.ts';
import type { AdapterTools, Keys, ProviderError } from '../port.ts';
import { wireProblem } from './wire.ts';

/** The code by which Openpay refuses a second charge of one order. */
const ORDER_CHARGED_ALREADY = 1006;

/**
 * `failed`: out of order, so that nobody knows what was done; `unanswered`: the answer was lost, or
 * cannot be read; `again`: the charge was made before.
 */
export type Fault = ProviderError | 'failed' | 'unanswered' | 'again';

/** Openpay's calls under one account. */
export interface OpenpayCalls {
  get<T>(path: string, schema: z.ZodType<T>): Promise<Result<T, Fault>>;
  post<T>(path: string, body: object, schema: z.ZodType<T>): Promise<Result<T, Fault>>;
}

interface Account extends Pick<AdapterTools, 'fetch'> {
  readonly keys: Keys;
  readonly origin: string;
}

/** Signs each call by the private key alone, as a user without a password. */
export function openpayCalls({ keys, fetch, origin }: Account): OpenpayCalls {
  const authorization = `Basic ${btoa(`${keys['private_key']}:`)}`;
  const base = `${origin}/${encodeURIComponent(keys['merchant_id'] ?? '')}`;

  async function call<T>(
    path: string,
    schema: z.ZodType<T>,
    body?: object,
  ): Promise<Result<T, Fault>> {
    const answered = await ask(fetch, {
      method: body ? 'POST' : 'GET',
      url: base + path,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answered.ok) return answered;
    const { status, body: said } = answered.value;
    if (status >= 400) return fail(problemOf(status, said));
    const read = schema.safeParse(said);
    return read.success ? ok(read.data) : fail('unanswered');
  }

  return { get: call, post: (path, body, schema) => call(path, schema, body) };
}

function problemOf(status: number, said: unknown): Fault {
  const { error_code: code } = wireProblem.safeParse(said).data ?? {};
  if (code === ORDER_CHARGED_ALREADY) return 'again';
  const message = `${status} ${code ?? ''}`.trim();
  return { code: status === 404 ? 'charge_not_found' : 'provider_refused', message };
}
