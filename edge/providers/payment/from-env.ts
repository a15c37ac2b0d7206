import type { Clock } from '../../../shared/kernel/clock.ts';
import type { Env } from '../../env.ts';
import type { CardProvider } from './port.ts';
import { sandboxProvider } from './sandbox/adapter.ts';

/** The card provider that a deployment names; the sandbox is the only one so far. */
export function cardsFromEnv(env: Env, clock: Clock): CardProvider {
  return sandboxProvider({
    origin: env.PAYMENT_ORIGIN,
    secretKey: env.PAYMENT_SECRET_KEY,
    publishableKey: env.PAYMENT_PUBLISHABLE_KEY,
    webhookSecret: env.PAYMENT_WEBHOOK_SECRET,
    fetch: (input, init) => fetch(input, init),
    clock,
  });
}
