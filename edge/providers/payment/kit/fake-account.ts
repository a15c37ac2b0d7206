import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Keys, PaymentProvider, ProviderError, WebhookEvent } from '../port.ts';

/** Keys of a store's account that the fake takes; it refuses any others. */
export const FAKE_KEYS = { secret_key: 'sk_of_a_store_0123456789' } as const;
/** Keys for tests that the fake takes. */
export const FAKE_TEST_KEYS = { secret_key: 'sk_test_of_a_store_0123456789' } as const;
const RIGHT: readonly unknown[] = [FAKE_KEYS.secret_key, FAKE_TEST_KEYS.secret_key];
const REFUSED: ProviderError = { code: 'provider_refused', message: 'wrong keys' };

/** A store's own account at the fake: it keeps the same books, and proves its events by its key. */
export function withKeys(cards: PaymentProvider, keys: Keys): PaymentProvider {
  const isRight = RIGHT.includes(keys['secret_key']);
  return {
    ...cards,
    start: async (input) => (isRight ? cards.start(input) : fail(REFUSED)),
    check: async () => (isRight ? ok(null) : fail(REFUSED)),
    async verifyWebhook(headers, rawBody) {
      const own = headers.get('fake-signature') === keys['secret_key'];
      return own ? ok(JSON.parse(rawBody) as WebhookEvent) : fail('signature_invalid');
    },
  };
}
