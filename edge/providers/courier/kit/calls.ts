import type { z } from 'zod';
import { ok, type Result } from '../../../../shared/kernel/result.ts';
import { ask } from '../../kit/ask.ts';
import type { CourierError } from '../port.ts';
import { readAnswer } from './answer.ts';

type Headers = Readonly<Record<string, string>>;

interface Calls {
  readonly fetch: typeof fetch;
  readonly origin: string;
  /** Signs a call: the headers that name the account, or why there are none. */
  readonly sign: () => Promise<Result<Headers, CourierError>>;
  /** Most characters that are read of an answer; the usual ones without it. */
  readonly mostCharacters?: number;
  /** See `readAnswer`. */
  readonly codeOf?: (body: unknown) => string | undefined;
}

/** The calls of one account at a courier that speaks JSON: a POST of a body, a GET without one. */
export function courierCalls({ fetch, origin, sign, mostCharacters, codeOf }: Calls) {
  return async <T>(
    path: string,
    schema: z.ZodType<T>,
    body?: object,
    timeoutMs?: number,
  ): Promise<Result<T, CourierError>> => {
    const signed = await sign();
    if (!signed.ok) return signed;
    const answered = await ask(fetch, {
      method: body ? 'POST' : 'GET',
      url: origin + path,
      headers: { ...signed.value, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      timeoutMs,
      mostCharacters,
    });
    return readAnswer(answered, schema, codeOf);
  };
}

/** Signs calls by a token, which is asked for with the first of them. */
export function tokenOf(signIn: () => Promise<Result<string, CourierError>>): Calls['sign'] {
  let token: ReturnType<typeof signIn> | undefined;
  return async () => {
    const signed = await (token ??= signIn());
    return signed.ok ? ok({ authorization: `Bearer ${signed.value}` }) : signed;
  };
}
