import type { Clock } from '../../../../shared/kernel/clock.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import { isPushEndpoint, PUSH_TTL_SECONDS } from '../../../../shared/rules/push.ts';
import { retryAfter } from '../../kit/retry-after.ts';
import { encryptPush, newChance } from './encrypt.ts';
import type { PushFault, PushSender } from '../port.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';

export interface WebPushOptions {
  readonly keys: VapidKeys;
  readonly clock: Clock;
  /** Origin of the sandbox's push service, which is neither https nor public; empty for none. */
  readonly sandbox?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly timeoutMs?: number | undefined;
}

/** A push service that takes longer is asked again later. */
const TIMEOUT_MS = 8_000;
/** The browser has ended it, or never was at this address; or it subscribed with other keys than ours. */
const GONE = new Set([403, 404, 410]);

/** Sends to the push service that each browser names (RFC 8030, 8291, 8292). */
export function webPush({ keys, clock, sandbox = '', ...options }: WebPushOptions): PushSender {
  // Called as a plain function: workerd refuses `fetch` with another `this`.
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const isSandbox = (endpoint: string) =>
    sandbox !== '' && URL.canParse(endpoint) && new URL(endpoint).origin === sandbox;
  const takes = (endpoint: string) => isSandbox(endpoint) || isPushEndpoint(endpoint);
  return {
    publicKey: keys.publicKey,
    takes,
    async send(to, { topic, text }) {
      if (!takes(to.endpoint)) return gone('its address is no push service');
      const body = await encryptPush(text, to, await newChance()).catch(() => null);
      if (!body) return gone('its key is no key');
      try {
        const response = await send(to.endpoint, {
          method: 'POST',
          headers: {
            authorization: await vapidHeader(to.endpoint, keys, clock.now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(PUSH_TTL_SECONDS),
            topic,
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        });
        await response.body?.cancel();
        return outcomeOf(response);
      } catch (error) {
        return fail({ kind: 'later', reason: `no answer: ${(error as Error).name}` });
      }
    },
  };
}

/** A push service's address does not move: one that leads elsewhere is no push service. */
function outcomeOf({ status, headers }: Response): Result<null, PushFault> {
  if (status >= 200 && status < 300) return ok(null);
  if ((status >= 300 && status < 400) || GONE.has(status)) return gone(`status ${status}`);
  const afterSeconds = retryAfter(headers.get('retry-after'));
  return fail({
    kind: 'later',
    reason: `status ${status}`,
    ...(afterSeconds === undefined ? {} : { afterSeconds }),
  });
}

function gone(reason: string): Result<null, PushFault> {
  return fail({ kind: 'gone', reason });
}
