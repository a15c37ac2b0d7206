import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { JsonCalls } from '../kit/json-calls.ts';
import type { AuthorizationInput, Authorizations, Charge, ProviderError } from '../port.ts';
import { wireOrder, type WireOrder } from './wire.ts';

/**
 * Orders with `pre_authorize`, captured and cancelled by Conekta's own document. Neither call takes a key that makes a
 * repeat harmless: whoever lost an answer reads the order before it asks again; nor does one tell a card's refusal
 * from any other. Unproven, since it was not tried
 * against Conekta itself, and its document names neither: that such an order's payment is `pre_authorized` (as
 * Conekta's own library tests it), that the order can be cancelled, and that a part that was captured is the
 * charge's amount while `amount_refunded` counts refunds alone.
 * @param read an order of this reference alone, as the port's charge
 */
export function authorizationsOf(
  calls: JsonCalls,
  read: (order: WireOrder, reference: string) => Promise<Result<Charge, ProviderError>>,
): Authorizations {
  async function ask(
    { chargeId, reference }: AuthorizationInput,
    what: 'capture' | 'cancel',
    body?: object,
  ): Promise<Result<Charge, ProviderError>> {
    const lost = { outcome: 'unknown', reference } as const;
    const path = `/orders/${encodeURIComponent(chargeId)}/${what}`;
    const answered = await calls.post(path, body, wireOrder);
    if (!answered.ok) {
      return answered.error === 'unknown' ? ok(lost) : fail(answered.error);
    }
    const charge = await read(answered.value, reference);
    return charge.ok ? charge : ok(lost);
  }

  return {
    capture: (input) => ask(input, 'capture', { amount: input.amount.amount }),
    release: (input) => ask(input, 'cancel'),
  };
}
