import type { Adapter } from '../port.ts';
import { sandboxProvider } from './adapter.ts';

const LIVE_ORIGIN = 'https://api.stripe.com';

/** Cards by the platform's first provider. */
export const strCard: Adapter = {
  code: 'str_card',
  keys: ['secret_key', 'publishable_key', 'webhook_secret'],
  open: (keys, { fetch, clock, origin = LIVE_ORIGIN }) =>
    sandboxProvider({
      origin,
      secretKey: keys['secret_key'] ?? '',
      publishableKey: keys['publishable_key'] ?? '',
      webhookSecret: keys['webhook_secret'] ?? '',
      fetch,
      clock,
    }),
};
