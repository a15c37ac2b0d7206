import type { AnswerOf, Contract } from '../contracts/contract.ts';
import type { ErrorAnswer } from '../contracts/error-answer.ts';
import type { ErrorCode } from '../contracts/errors.ts';
import { pause } from '../kernel/pause.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { toJson } from '../kernel/to-json.ts';
import { addressOf, type Given, type Sent } from './address.ts';
import { newIdempotencyKey } from './key.ts';

/** Where calls are made: a store's own origin, or another one that a partner page talks to. */
export interface Api {
  /**
   * The part of an address before `/api`: the store's path prefix; on a partner page the origin and
   * then the prefix.
   */
  readonly base: string;
  /** BCP 47: the page's language with its region, in which a failure is told. */
  readonly tag: string;
  /** For tests. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Why a call failed: the edge's own code, or that there was no answer at all. */
export interface ApiError {
  readonly code: ErrorCode | 'network_failed' | 'timed_out';
  /** The message in the caller's language; empty where there was no answer. */
  readonly message: string;
  /** Dotted path of the field at fault. */
  readonly field?: string | undefined;
  /** The amounts and names in the message, such as the tries that are left. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

export type Answer<T> = Promise<Result<T, ApiError>>;

export interface CallOptions {
  /** The action's key, the same for every try of it; a mutation without one gets its own. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that one try may take. */
  readonly timeoutMs?: number;
  /** When the call is repeated; by default as `call` says. */
  readonly repeat?: Repeat;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The input of a call and its options; optional where the schemas need no input. */
type Asked<C extends Contract> =
  Record<string, never> extends Given<C>
    ? [asked?: Given<C> & CallOptions]
    : [asked: Given<C> & CallOptions];

/** One call as it goes out. */
interface CallRequest extends CallOptions {
  readonly method: string;
  readonly address: string;
  readonly body?: object | undefined;
}

/** The status of a try that met no answer. */
const NO_ANSWER = 0;

/**
 * Says which tries are repeated, by the answer's status (0 where there was none), and after how
 * many milliseconds.
 */
export interface Repeat {
  readonly afterMs: number;
  readonly on: (status: number) => boolean;
}

const TIMEOUT_MS = 12_000;
const RETRY_AFTER_MS = 600;
const RETRIED_STATUS = new Set([NO_ANSWER, 502, 503, 504]);

/** Waits a random moment, so that the clients do not all come back at once. */
const usual = (): Repeat => ({
  afterMs: RETRY_AFTER_MS * (0.75 + Math.random() / 2),
  on: (status) => RETRIED_STATUS.has(status),
});

/**
 * Makes a call of the API as its contract says: path, parameters, query, body and answer have its
 * types. A try that got no answer, 502, 503 or 504 is repeated once after a moment, with the same
 * key. A try that ran out of time is not repeated, so that the visitor does not wait twice. Never
 * throws: a failure is part of the result.
 * @example
 * const made = await call(api, changeRole, { params: { id }, body: { role: 'admin' } });
 * if (!made.ok) tell(made.error.message);
 */
export async function call<C extends Contract>(
  api: Api,
  contract: C,
  ...[asked]: Asked<C>
): Answer<AnswerOf<C>> {
  const { method }: Sent = contract;
  const given = (asked ?? {}) as Given<C> & { readonly body?: object } & CallOptions;
  const { repeat = usual() } = given;
  // The OpenAPI document asks for a body wherever a call may have one.
  const nothing = method === 'get' || method === 'delete' ? undefined : {};
  const request: CallRequest = {
    body: nothing,
    ...given,
    key: given.key ?? (method === 'get' ? undefined : newIdempotencyKey()),
    method: method.toUpperCase(),
    address: addressOf(contract, given),
  };
  const first = await attempt<AnswerOf<C>>(api, request, repeat);
  if (!first.again || request.signal?.aborted) return first.result;
  await (api.wait ?? pause)(repeat.afterMs);
  return (await attempt<AnswerOf<C>>(api, request, repeat)).result;
}

interface Attempt<T> {
  readonly result: Result<T, ApiError>;
  /** Whether another try may succeed. */
  readonly again: boolean;
}

async function attempt<T>(api: Api, request: CallRequest, repeat: Repeat): Promise<Attempt<T>> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await (api.fetch ?? fetch)(api.base + request.address, {
      method: request.method,
      headers: headersOf(api, request),
      signal,
      ...(request.body && { body: toJson(request.body) }),
    });
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (response.ok && answer !== undefined) return { result: ok(answer as T), again: false };
    return { result: fail(errorOf(answer)), again: repeat.on(response.status) };
  } catch {
    if (timeout.aborted) return { result: fail({ code: 'timed_out', message: '' }), again: false };
    return { result: fail({ code: 'network_failed', message: '' }), again: repeat.on(NO_ANSWER) };
  }
}

function headersOf(api: Api, request: CallRequest): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': api.tag,
    ...(request.body && { 'content-type': 'application/json' }),
    ...(request.key && { 'idempotency-key': request.key }),
    ...request.headers,
  };
}

function errorOf(answer: unknown): ApiError {
  const { code, message, field, values } = (answer ?? {}) as Partial<ErrorAnswer>;
  // A proxy answered with its own page instead of our JSON.
  if (typeof code !== 'string' || typeof message !== 'string')
    return { code: 'upstream_failed', message: '' };
  return { code, message, field, values };
}
