import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { AuthorizationInput, Authorizations, Charge, ProviderError } from '../port.ts';
import type { FormValue } from './form.ts';
import type { StripeCalls } from './calls.ts';
import { EXPAND, toCharge } from './mapper.ts';
import { problemOf } from './problem.ts';
import { wireIntent } from './wire.ts';

/**
 * Intents of `capture_method=manual`, captured and cancelled by Stripe's own document. What is not captured Stripe
 * gives back by itself, as its document says. Unproven, since it was not tried against Stripe itself: whether it
 * counts that among a charge's refunds; both are read.
 */
export function authorizationsOf(calls: StripeCalls): Authorizations {
  async function ask(
    { chargeId, reference, idempotencyKey }: AuthorizationInput,
    what: 'capture' | 'cancel',
    body: Readonly<Record<string, FormValue>>,
  ): Promise<Result<Charge, ProviderError>> {
    const path = `/v1/payment_intents/${encodeURIComponent(chargeId)}/${what}`;
    const answered = await calls.post(
      path,
      { ...body, expand: EXPAND },
      wireIntent,
      idempotencyKey,
    );
    if (!answered.ok) {
      if (answered.error === 'unanswered') return ok({ outcome: 'unknown', reference });
      return fail(problemOf(answered.error));
    }
    const charge = toCharge(answered.value);
    // Whoever asks for it again learns of any other.
    return ok(charge?.reference === reference ? charge : { outcome: 'unknown', reference });
  }

  return {
    capture: (input) => ask(input, 'capture', { amount_to_capture: input.amount.amount }),
    release: (input) => ask(input, 'cancel', { cancellation_reason: 'requested_by_customer' }),
  };
}
