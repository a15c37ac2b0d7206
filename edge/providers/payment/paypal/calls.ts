import type { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { ask, type Ask } from '../../kit/ask.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import type { AdapterTools, Keys, ProviderError } from '../port.ts';
import { wireProblem, wireToken } from './wire.ts';

/** Refused by PayPal, or `unknown`: it failed, or its answer was lost or cannot be read. */
type Fault = ProviderError | 'unknown';

/** PayPal's calls under one account. */
export interface PaypalCalls {
  get<T>(path: string, schema: z.ZodType<T>): Promise<Result<T, Fault>>;
  /**
   * @param body none where the call takes none
   * @param options.key makes a repeat harmless
   */
  post<T>(
    path: string,
    body: object | undefined,
    schema: z.ZodType<T>,
    options?: { readonly key: string },
  ): Promise<Result<T, Fault>>;
  /** Asks for an access token, which only whole keys get. */
  signIn(): Promise<Result<null, ProviderError>>;
}

interface Account extends Pick<AdapterTools, 'fetch'> {
  readonly keys: Keys;
  readonly origin: string;
}

/** Calls with a token that is asked for with the first of them. */
export function paypalCalls({ keys, fetch, origin }: Account): PaypalCalls {
  let token: Promise<Result<string, ProviderError>> | undefined;

  async function tokenOf(): Promise<Result<string, ProviderError>> {
    const basic = btoa(`${keys['client_id']}:${keys['client_secret']}`);
    const answered = await ask(fetch, {
      method: 'POST',
      url: `${origin}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!answered.ok) return fail(UNAVAILABLE);
    const read = wireToken.safeParse(answered.value.body);
    if (answered.value.status === 200 && read.success) return ok(read.data.access_token);
    const { status } = answered.value;
    // What cannot be read says nothing of the keys.
    return fail(
      status < 400 ? UNAVAILABLE : { code: 'provider_refused', message: `${status}: no token` },
    );
  }

  async function call<T>(
    one: Pick<Ask, 'method' | 'body'> & { readonly path: string; readonly key?: string },
    schema: z.ZodType<T>,
  ): Promise<Result<T, Fault>> {
    const signed = await (token ??= tokenOf());
    if (!signed.ok) return signed.error === UNAVAILABLE ? fail('unknown') : signed;
    const answered = await ask(fetch, {
      method: one.method,
      url: origin + one.path,
      headers: {
        authorization: `Bearer ${signed.value}`,
        ...(one.method === 'POST' && { prefer: 'return=representation' }),
        ...(one.body !== undefined && { 'content-type': 'application/json' }),
        ...(one.key !== undefined && { 'paypal-request-id': one.key }),
      },
      body: one.body,
    });
    if (!answered.ok) return fail('unknown');
    const { status, body } = answered.value;
    if (status >= 400) return fail(problemOf(status, body));
    const read = schema.safeParse(body);
    return read.success ? ok(read.data) : fail('unknown');
  }

  return {
    get: (path, schema) => call({ method: 'GET', path }, schema),
    post: (path, body, schema, options) =>
      call({ method: 'POST', path, body: body && JSON.stringify(body), ...options }, schema),
    async signIn() {
      const signed = await tokenOf();
      return signed.ok ? ok(null) : signed;
    },
  };
}

function problemOf(status: number, body: unknown): ProviderError {
  const { name = '', details = [] } = wireProblem.safeParse(body).data ?? {};
  const message = `${status} ${name} ${details[0]?.issue ?? ''}`.trim();
  return { code: status === 404 ? 'charge_not_found' : 'provider_refused', message };
}
