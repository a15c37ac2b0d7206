import { fail, ok } from '../../../shared/kernel/result.ts';
import type { Result } from '../../../shared/kernel/result.ts';

/** Milliseconds that a provider may take over one call. */
const CALL_TIMEOUT_MS = 8_000;
const MAX_ANSWER_CHARACTERS = 256 * 1024;

/** One call of a provider's API. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** How long an answer may be, where it may be longer than usual. */
  readonly mostCharacters?: number | undefined;
}

/** An answer below 500: its status, its headers, and its JSON; undefined where the body is none. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The provider failed (5xx), or nobody knows whether it heard: no answer, or a torn one. */
export type AskFault = 'failed' | 'unanswered';

/** Asks a provider once. Redirects are not followed: none of its API's addresses moves. */
export async function ask(send: typeof fetch, call: Ask): Promise<Result<Answer, AskFault>> {
  try {
    const response = await send(call.url, {
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      body: call.body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeoutMs ?? CALL_TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status >= 500) return fail('failed');
    return ok({
      status: response.status,
      headers: response.headers,
      body: parsed(text, call.mostCharacters),
    });
  } catch {
    return fail('unanswered');
  }
}

function parsed(text: string, most = MAX_ANSWER_CHARACTERS): unknown {
  try {
    return text.length <= most ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
