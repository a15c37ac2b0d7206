import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { openCell } from '../../db/cells.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { payments, readReference } from '../../modules/payments/index.ts';
import type { WebhookEvent } from '../../providers/payment/port.ts';
import { settlePayment } from './settle-payment.ts';

/** An event as it came in. */
interface Posted {
  readonly headers: Headers;
  readonly rawBody: string;
}

/**
 * Takes a provider's proved event. The event does not say a tenant: the payment is found by the
 * charge's reference, which names its cell. An event of an unknown reference is answered as taken,
 * so that the provider does not send it again.
 */
export async function takeWebhook(
  scope: RequestScope,
  code: PaymentCode,
  { headers, rawBody }: Posted,
): Promise<Result<{ received: boolean }, Failure>> {
  const provider = scope.ports.payments.open(code);
  if (!provider) return fail({ code: 'webhook_signature_invalid' });
  const event = await provider.verifyWebhook(headers, rawBody);
  if (!event.ok) {
    const isLater = event.error === 'unproven_yet';
    return fail({ code: isLater ? 'payment_failed' : 'webhook_signature_invalid' });
  }
  if (event.value) await settle(scope, code, event.value);
  return ok({ received: true });
}

/** Settles the event's payment, where the payment is one of the code that proved the event. */
async function settle(
  { env, ports }: RequestScope,
  code: PaymentCode,
  { charge, id }: WebhookEvent,
): Promise<void> {
  const reference = readReference(charge.reference);
  const cell = reference && openCell(env, reference.cell);
  if (!cell) return;
  const row = await cell.first(payments.findById(reference.payment));
  if (row?.provider !== code) return;
  await settlePayment({ env, ports, cell }, charge, { provider: code, event: id });
}
