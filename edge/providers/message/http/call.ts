import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import { retryAfter } from '../../kit/retry-after.ts';
import { reasonOf, type SendFault } from '../port.ts';

/** One request to an HTTP provider. */
export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface CallOptions {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

/** An answer with any status. */
export interface Answer {
  readonly status: number;
  /** The body, where it is JSON. */
  readonly json: unknown;
  /** Seconds that `Retry-After` asks for. */
  readonly afterSeconds?: number;
}

export const TIMEOUT_MS = 10_000;
const MAX_ANSWER_CHARACTERS = 64 * 1024;

/** Posts once. An answer that comes too late, or is cut off, is a fault of kind `later`. */
export async function post(call: Call, options: CallOptions): Promise<Result<Answer, SendFault>> {
  try {
    const response = await options.fetch(call.url, {
      method: 'POST',
      headers: { accept: 'application/json', ...call.headers },
      body: call.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    const text = await textOf(response);
    const afterSeconds = retryAfter(response.headers.get('retry-after'));
    return ok({
      status: response.status,
      json: text.length <= MAX_ANSWER_CHARACTERS ? parseJson(text) : undefined,
      ...(afterSeconds === undefined ? {} : { afterSeconds }),
    });
  } catch (error) {
    return fail({ kind: 'later', reason: reasonOf(String(error)) });
  }
}

/** A 2xx whose body breaks off still counts as sent: a second try could send twice. */
async function textOf(response: Response): Promise<string> {
  if (!response.ok) return response.text();
  return response.text().catch(() => '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The fault that most providers mean by a status. A 4xx about this message will not change. A 4xx
 * about the platform's key, address or limit is mended without the message.
 */
export function faultOf({ status, afterSeconds }: Answer, reason: string): SendFault {
  const aboutUs = [401, 402, 403, 404, 405, 408, 409, 425, 429].includes(status);
  if (status >= 400 && status < 500 && !aboutUs) return { kind: 'refused', reason };
  return { kind: 'later', reason, ...(afterSeconds === undefined ? {} : { afterSeconds }) };
}
