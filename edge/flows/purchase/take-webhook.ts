import type { Failure } from '../../../shared/contracts/errors.ts';
import type { PaymentNotice } from '../../../shared/contracts/payment-notices.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { openCell } from '../../db/cells.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import {
  noteTold,
  noteUnproved,
  payments,
  PLATFORM,
  providerWith,
  readReference,
  testAccountOf,
  type NoticeRow,
  type PaymentReference,
  type PaymentRow,
} from '../../modules/payments/index.ts';
import type { KnownCharge, WebhookEvent, WebhookHint } from '../../providers/payment/port.ts';
import { mayTakeTests, providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** An event as it came in. */
interface Posted {
  readonly headers: Headers;
  readonly rawBody: string;
  readonly query: URLSearchParams;
}

/**
 * Takes a provider's proved event. It is proved by the keys of the store at whose address it comes
 * in, for its sales or for its tests, or by the platform's; and it counts for payments of that account and
 * that mode alone. The payment is found
 * by the charge's reference, which names its cell. An event of an unknown reference is answered as
 * taken, so that the provider does not send it again. What became of it stands in the store's log.
 */
export async function takeWebhook(
  scope: RequestScope,
  code: PaymentCode,
  { headers, rawBody, query }: Posted,
): Promise<Result<{ received: boolean }, Failure>> {
  const { storeId } = scope.tenant;
  let isLater = false;
  let isUnproved = false;
  let isProved = false;
  for (const account of [storeId, testAccountOf(storeId), PLATFORM]) {
    const provider = await providerWith(scope, account, code);
    const event = await provider?.verifyWebhook(headers, rawBody, query);
    if (event?.ok) {
      const result = event.value ? await take(scope, { code, account }, event.value) : 'taken';
      if (result === 'waiting') return fail({ code: 'payment_failed' });
      if (result === 'taken') return ok({ received: true });
      // The same secret may prove the events of another of these accounts.
      isProved = true;
      continue;
    }
    isLater ||= event?.error === 'unproven_yet';
    isUnproved ||= event !== undefined && account === storeId;
  }
  if (isProved) return ok({ received: true });
  // Where the store has no keys, its owner could do nothing about it.
  if (isUnproved && !isLater) {
    await noteUnproved(scope.cell, storeId, code, scope.ports.clock.now());
  }
  return fail({ code: isLater ? 'payment_failed' : 'webhook_signature_invalid' });
}

/** The account that proved an event. */
interface Prover {
  readonly code: PaymentCode;
  /** A store's id, `platform`, or the name of a store's account for tests. */
  readonly account: string;
}

/** What became of an event. */
type Taken = PaymentNotice['result'];

/** Takes an event, and writes it down in the log of the store whose payment it is about. */
async function take(
  { env, ports, tenant, cell }: RequestScope,
  prover: Prover,
  event: WebhookEvent | WebhookHint,
): Promise<Taken> {
  const { code, account } = prover;
  const text = event.charge === null ? event.reference : event.charge.reference;
  const reference = readReference(text);
  const home = reference && openCell(env, reference.cell);
  const found = home && (await findPaid({ ports, cell: home }, reference, prover));
  const now = ports.clock.now();
  const told = { provider: code, account, event: event.id, reference: text };
  if (!home || !found) {
    // An event of the platform's account that is about nothing here belongs to no store's log.
    if (account !== PLATFORM) {
      await noteTold(
        cell,
        { ...told, storeId: tenant.storeId, payment: null, result: 'unknown' },
        now,
      );
    }
    return 'unknown';
  }
  const work = { env, ports, cell: home };
  const result = await settle(work, found, { ...prover, event });
  await noteTold(home, { ...told, storeId: found.store_id, payment: found.id, result }, now);
  return result;
}

/**
 * The payment of a reference, where its try was made by the account that proved the event, and that account
 * is of the payment's mode.
 */
async function findPaid(
  work: Pick<CellScope, 'ports' | 'cell'>,
  { payment, tries }: PaymentReference,
  { code, account }: Prover,
): Promise<PaymentRow | undefined> {
  const [row, attempt] = await Promise.all([
    work.cell.first(payments.findById(payment)),
    work.cell.first(payments.findTry(payment, tries)),
  ]);
  const taker = attempt ?? row;
  if (taker?.provider !== code || taker.account !== account) return undefined;
  return row?.is_test === 1 && !mayTakeTests(work, account, code) ? undefined : row;
}

/** Settles the event's payment; waits where the provider has to be asked about it, and did not answer. */
async function settle(
  work: CellScope,
  row: PaymentRow,
  { code, account, event }: Prover & { readonly event: WebhookEvent | WebhookHint },
): Promise<Taken> {
  const charge = event.charge === null ? await lookUp(work, row, event.reference) : event.charge;
  if (charge === 'unanswered') return 'waiting';
  const provider = account === PLATFORM ? code : `${code}/${account}`;
  if (charge) await settlePayment(work, charge, { provider, event: event.id });
  return 'taken';
}

/**
 * Takes an event of a store's log again: the provider is asked how the charge stands now, and the
 * payment follows.
 */
export async function takeAgain(
  work: CellScope,
  storeId: string,
  {
    provider: code,
    account,
    charge_ref: text,
  }: Pick<NoticeRow, 'provider' | 'account' | 'charge_ref'>,
): Promise<{ readonly result: Taken; readonly payment: string | null }> {
  const reference = readReference(text);
  const found =
    reference?.cell === work.cell.name
      ? await findPaid(work, reference, { code, account })
      : undefined;
  if (found?.store_id !== storeId) return { result: 'unknown', payment: null };
  const charge = await lookUp(work, found, text);
  if (charge === 'unanswered') return { result: 'waiting', payment: found.id };
  if (charge) await settlePayment(work, charge);
  return { result: 'taken', payment: found.id };
}

/** The charge of a reference, by the id of its own try; undefined where there is none. */
async function lookUp(
  work: CellScope,
  row: PaymentRow,
  reference: string,
): Promise<KnownCharge | undefined | 'unanswered'> {
  const tries = readReference(reference)?.tries ?? 0;
  const tried = await work.cell.first(payments.findTry(row.id, tries));
  const own = tries === row.tries ? row : { ...row, ...tried };
  const found = await (await providerOf(work, own))?.find(reference, own.charge_id);
  if (found?.ok) return found.value;
  return found?.error.code === 'charge_not_found' ? undefined : 'unanswered';
}
