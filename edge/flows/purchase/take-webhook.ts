import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { openCell } from '../../db/cells.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import {
  payments,
  PLATFORM,
  providerWith,
  readReference,
  type PaymentRow,
} from '../../modules/payments/index.ts';
import type { KnownCharge, WebhookEvent, WebhookHint } from '../../providers/payment/port.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** An event as it came in. */
interface Posted {
  readonly headers: Headers;
  readonly rawBody: string;
  readonly query: URLSearchParams;
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
  { headers, rawBody, query }: Posted,
): Promise<Result<{ received: boolean }, Failure>> {
  let isLater = false;
  for (const account of [scope.tenant.storeId, PLATFORM]) {
    const provider = await providerWith(scope, account, code);
    const event = await provider?.verifyWebhook(headers, rawBody, query);
    if (event?.ok) {
      const isSettled = !event.value || (await settle(scope, { code, account }, event.value));
      return isSettled ? ok({ received: true }) : fail({ code: 'payment_failed' });
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

/**
 * Settles the event's payment, where its try was made by the account that proved the event; false where
 * the provider has to be asked about it, and did not answer.
 */
async function settle(
  { env, ports }: RequestScope,
  { code, account }: Prover,
  event: WebhookEvent | WebhookHint,
): Promise<boolean> {
  const reference = readReference(event.charge === null ? event.reference : event.charge.reference);
  const cell = reference && openCell(env, reference.cell);
  if (!cell) return true;
  const [row, attempt] = await Promise.all([
    cell.first(payments.findById(reference.payment)),
    cell.first(payments.findTry(reference.payment, reference.tries)),
  ]);
  const taker = attempt ?? row;
  if (!row || taker?.provider !== code || taker.account !== account) return true;
  const work = { env, ports, cell };
  const charge = event.charge === null ? await lookUp(work, row, event) : event.charge;
  if (charge === 'unanswered') return false;
  const provider = account === PLATFORM ? code : `${code}/${account}`;
  if (charge) await settlePayment(work, charge, { provider, event: event.id });
  return true;
}

/** The charge that a hint is about, by the id of its own try; undefined where there is none. */
async function lookUp(
  work: CellScope,
  row: PaymentRow,
  { reference }: WebhookHint,
): Promise<KnownCharge | undefined | 'unanswered'> {
  const tries = readReference(reference)?.tries ?? 0;
  const tried = await work.cell.first(payments.findTry(row.id, tries));
  const own = tries === row.tries ? row : { ...row, ...tried };
  const found = await (await providerOf(work, own))?.find(reference, own.charge_id);
  if (found?.ok) return found.value;
  return found?.error.code === 'charge_not_found' ? undefined : 'unanswered';
}
