import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import { toDecimal } from '../../kit/decimal.ts';
import type { AuthorizationInput, Authorizations, Charge, ProviderError } from '../port.ts';
import type { PaypalCalls } from './calls.ts';
import { authorizationOf, isRefused, toCharge } from './mapper.ts';
import { wireTaken, wireVoided, type WireOrder } from './wire.ts';

const NOTHING: ProviderError = { code: 'provider_refused', message: 'nothing was authorised' };
/** What PayPal's document answers where it is the payer who cannot pay. */
const PAYER_REFUSALS = [
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
];
const DECLINED: ProviderError = { code: 'source_refused', message: 'the capture was declined' };

/**
 * Orders of the intent `AUTHORIZE`, captured once and for good, or voided, by PayPal's own document: it gives back
 * what is not captured. A void takes no key; one that is repeated is refused, and its order read.
 * @param readOrder an order by its id, with its authorisation
 */
export function authorizationsOf(
  calls: PaypalCalls,
  readOrder: (id: string) => Promise<Result<WireOrder, ProviderError>>,
): Authorizations {
  /** Where the authorisation of a payment's own order is asked about. */
  async function pathOf(asked: AuthorizationInput): Promise<Result<string, ProviderError>> {
    const order = await readOrder(asked.chargeId);
    if (!order.ok) return order;
    const authorization = authorizationOf(order.value);
    if (!authorization || toCharge(order.value)?.reference !== asked.reference)
      return fail(NOTHING);
    return ok(`/v2/payments/authorizations/${encodeURIComponent(authorization.id)}`);
  }

  /** The charge as its order tells it afterwards. */
  async function after(asked: AuthorizationInput): Promise<Result<Charge, ProviderError>> {
    const { chargeId, reference } = asked;
    const order = await readOrder(chargeId);
    const charge = order.ok ? toCharge(order.value) : undefined;
    return ok(charge ?? { outcome: 'unknown', reference });
  }

  return {
    async capture(asked) {
      const path = await pathOf(asked);
      if (!path.ok) return path;
      const { amount, idempotencyKey: key, reference } = asked;
      const body = {
        amount: { currency_code: amount.currency, value: toDecimal(amount) },
        final_capture: true,
      };
      const taken = await calls.post(`${path.value}/capture`, body, wireTaken, { key });
      if (taken.ok) return isRefused(taken.value.status) ? fail(DECLINED) : after(asked);
      if (taken.error === 'unknown') return ok({ outcome: 'unknown', reference });
      const { message } = taken.error;
      const isPayers = PAYER_REFUSALS.some((issue) => message.endsWith(issue));
      return fail(isPayers ? { code: 'source_refused', message } : taken.error);
    },
    async release(asked) {
      const path = await pathOf(asked);
      if (!path.ok) return path;
      const voided = await calls.post(`${path.value}/void`, undefined, wireVoided);
      if (voided.ok) return after(asked);
      if (voided.error === 'unknown') return ok({ outcome: 'unknown', reference: asked.reference });
      return fail(voided.error);
    },
  };
}
