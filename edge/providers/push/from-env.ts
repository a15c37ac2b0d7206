import type { Clock } from '../../../shared/kernel/clock.ts';
import type { Env } from '../../env.ts';
import type { PushSender } from './port.ts';
import { webPush } from './web-push/adapter.ts';

type Settings = Pick<
  Env,
  'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT' | 'PUSH_SANDBOX' | 'OFFLINE'
>;

/**
 * The sender of a deployment that has keys; undefined for one without, and where browsers have no
 * service worker that could show anything.
 */
export function pushFromEnv(env: Settings, clock: Clock): PushSender | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject || env.OFFLINE === 'off') return undefined;
  const sandbox = env.PUSH_SANDBOX === undefined ? '' : new URL(env.PUSH_SANDBOX).origin;
  return webPush({ keys: { publicKey, privateKey, subject }, clock, sandbox });
}
