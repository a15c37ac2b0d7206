import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { openCell } from '../../db/cells.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readReference } from '../../modules/payments/index.ts';
import { CARD_PROVIDER } from './place-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes a provider's signed event. The event does not say a tenant: the payment is found by the
 * charge's reference, which names its cell. An event of an unknown reference is answered as taken,
 * so that the provider does not send it again.
 */
export async function takeWebhook(
  scope: RequestScope,
  headers: Headers,
  rawBody: string,
): Promise<Result<{ received: boolean }, Failure>> {
  const event = await scope.ports.cards.verifyWebhook(headers, rawBody);
  if (!event.ok) return fail({ code: 'webhook_signature_invalid' });
  const { charge, id } = event.value;
  const reference = readReference(charge.reference);
  const cell = reference && openCell(scope.env, reference.cell);
  if (cell) {
    const { env, ports } = scope;
    await settlePayment({ env, ports, cell }, charge, { provider: CARD_PROVIDER, event: id });
  }
  return ok({ received: true });
}
