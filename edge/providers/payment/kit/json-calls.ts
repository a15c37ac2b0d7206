import type { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { ProviderError } from '../port.ts';
import { ask, type Ask } from '../../kit/ask.ts';

/** Refused by the provider, or `unknown`: it failed, or its answer was lost or cannot be read. */
export type CallFault = ProviderError | 'unknown';

/** Calls of one account at a provider that speaks JSON. */
export interface JsonCalls {
  get<T>(path: string, schema: z.ZodType<T>): Promise<Result<T, CallFault>>;
  /** @param body none where the call takes none */
  post<T>(
    path: string,
    body: object | undefined,
    schema: z.ZodType<T>,
    more?: Readonly<Record<string, string>>,
  ): Promise<Result<T, CallFault>>;
  remove<T>(path: string, schema: z.ZodType<T>): Promise<Result<T, CallFault>>;
}

/** Where an account's calls go, and the headers that sign each of them. */
interface Account {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes the calls of an account. A refusal is told by its status alone: its words may name a buyer. */
export function jsonCalls({ fetch, origin, headers }: Account): JsonCalls {
  async function call<T>(
    method: Ask['method'],
    path: string,
    schema: z.ZodType<T>,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Result<T, CallFault>> {
    const answered = await ask(fetch, {
      method,
      url: origin + path,
      headers: { ...headers, ...more, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answered.ok) return fail('unknown');
    const { status, body: said } = answered.value;
    if (status === 404) return fail({ code: 'charge_not_found', message: '404' });
    if (status >= 400) return fail({ code: 'provider_refused', message: String(status) });
    const read = schema.safeParse(said);
    return read.success ? ok(read.data) : fail('unknown');
  }
  return {
    get: (path, schema) => call('GET', path, schema),
    post: (path, body, schema, more) => call('POST', path, schema, body, more),
    remove: (path, schema) => call('DELETE', path, schema),
  };
}
