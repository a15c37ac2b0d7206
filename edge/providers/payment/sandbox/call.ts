import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { ProviderError, ProviderErrorCode } from '../port.ts';
import { IDEMPOTENCY_HEADER, wireErrorSchema } from './wire.ts';

/** Milliseconds that the provider may take over one call, repeats included. */
export const CALL_TIMEOUT_MS = 8_000;

const ATTEMPTS = 2;
const MAX_ANSWER_CHARACTERS = 64 * 1024;

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface CallOptions {
  readonly fetch: typeof fetch;
  readonly apiOrigin: string;
  readonly secretKey: string;
  readonly timeoutMs: number;
}

/**
 * Why a call gave no result: refused by the provider, failed at the provider (5xx), or without an
 * answer, so that it is unknown whether it was carried out.
 */
export type CallFault =
  | { readonly kind: 'refused'; readonly error: ProviderError }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unanswered' };

/**
 * Sends a call; network errors and 5xx are tried once more under the same key, within the same
 * time.
 */
export async function send(call: Call, options: CallOptions): Promise<Result<unknown, CallFault>> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  let fault: CallFault = { kind: 'unanswered' };
  for (let attempt = 0; attempt < ATTEMPTS && !deadline.aborted; attempt += 1) {
    const answered = await attemptOnce(call, options, deadline);
    if (answered.ok || answered.error.kind === 'refused') return answered;
    // Once an answer was lost, a later 5xx does not say what became of the first attempt.
    fault = attempt > 0 && fault.kind === 'unanswered' ? fault : answered.error;
  }
  return fail(deadline.aborted ? { kind: 'unanswered' } : fault);
}

async function attemptOnce(
  call: Call,
  options: CallOptions,
  deadline: AbortSignal,
): Promise<Result<unknown, CallFault>> {
  let status: number;
  let text: string;
  try {
    const response = await options.fetch(new URL(call.path, options.apiOrigin), {
      method: call.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${options.secretKey}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(call.idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: call.idempotencyKey }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: 'manual',
      signal: deadline,
    });
    status = response.status;
    text = await response.text();
  } catch {
    return fail({ kind: 'unanswered' });
  }
  if (status >= 500) return fail({ kind: 'failed' });
  const body = text.length <= MAX_ANSWER_CHARACTERS ? parseJson(text) : undefined;
  if (status >= 200 && status < 300)
    return body === undefined ? fail({ kind: 'unanswered' }) : ok(body);
  return fail(refusalOf(status, body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const CODES: Readonly<Record<string, ProviderErrorCode>> = {
  token_not_found: 'source_refused',
  token_used: 'source_refused',
  token_expired: 'source_refused',
  charge_not_found: 'charge_not_found',
  amount_too_large: 'refund_refused',
  charge_not_refundable: 'refund_refused',
  idempotency_conflict: 'conflict',
  reference_taken: 'conflict',
};

function refusalOf(status: number, body: unknown): CallFault {
  const parsed = wireErrorSchema.safeParse(body);
  const code = parsed.success ? parsed.data.error.code : 'unreadable';
  // The first call under this key is still at work, so its outcome is not known.
  if (code === 'idempotency_in_progress') return { kind: 'unanswered' };
  const message = parsed.success ? parsed.data.error.message : 'no readable error';
  return {
    kind: 'refused',
    error: { code: CODES[code] ?? 'provider_refused', message: `${status} ${code}: ${message}` },
  };
}
