import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { openCell } from '../../db/cells.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { payments, PLATFORM, providerWith, readReference } from '../../modules/payments/index.ts';
import type { WebhookEvent } from '../../providers/payment/port.ts';
import { settlePayment } from './settle-payment.ts';

/** An event as it came in. */
interface Posted {
  readonly headers: Headers;
  readonly rawBody: string;
}

/**
 * Takes a provider's proved event. It is proved by the keys of the store at whose address it comes
 * in, or by the platform's; and it counts for payments of that account alone. The payment is found
 * by the charge's reference, which names its cell. An event of an unknown reference is answered as
 * taken, so that the provider does not send it again.
 */
export async function takeWebhook(
  scope: RequestScope,
  code: PaymentCode,
  { headers, rawBody }: Posted,
): Promise<Result<{ received: boolean }, Failure>> {
  let isLater = false;
  for (const account of [scope.tenant.storeId, PLATFORM]) {
    const provider = await providerWith(scope, account, code);
    const event = await provider?.verifyWebhook(headers, rawBody);
    if (event?.ok) {
      if (event.value) await settle(scope, { code, account }, event.value);
      return ok({ received: true });
    }
    isLater ||= event?.error === 'unproven_yet';
  }
  return fail({ code: isLater ? 'payment_failed' : 'webhook_signature_invalid' });
}

/** The account that proved an event. */
interface Prover {
  readonly code: PaymentCode;
  /** A store's id, or `platform`. */
  readonly account: string;
}

/** Settles the event's payment, where its try was made by the account that proved the event. */
async function settle(
  { env, ports }: RequestScope,
  { code, account }: Prover,
  { charge, id }: WebhookEvent,
): Promise<void> {
  const reference = readReference(charge.reference);
  const cell = reference && openCell(env, reference.cell);
  if (!cell) return;
  const [row, attempt] = await Promise.all([
    cell.first(payments.findById(reference.payment)),
    cell.first(payments.findTry(reference.payment, reference.tries)),
  ]);
  const taker = attempt ?? row;
  if (taker?.provider !== code || taker.account !== account) return;
  await settlePayment({ env, ports, cell }, charge, {
    provider: account === PLATFORM ? code : `${code}/${account}`,
    event: id,
  });
}
