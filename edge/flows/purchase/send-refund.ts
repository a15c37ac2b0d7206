import type { Result } from '../../../shared/kernel/result.ts';
import {
  PENDING_MOST_MS,
  isBeside,
  isOpenRefund,
  waitAfterRefusal,
  waitAfterTry,
} from '../../../shared/rules/refunds.ts';
import { assertThat } from '../../db/sql.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { postArrived } from '../../modules/ledger/index.ts';
import { payments, referenceOf } from '../../modules/payments/index.ts';
import { refunds, type StandingRefund } from '../../modules/refunds/index.ts';
import type { ProviderError, Refund } from '../../providers/payment/port.ts';
import { matchCharge } from './match-charge.ts';
import { providerOf } from './provider-of.ts';
import { tellRefunded } from './refund-mail.ts';

const DUE = 50;

/**
 * Asks the provider for a refund, once however often it is called: the key is the refund's. One that
 * the provider does not answer, or has not ended, is tried again by the schedule; one that it refuses
 * is tried again under a new key, a few times, and then waits for a person.
 */
export async function sendRefund(work: CellScope, id: string): Promise<void> {
  const row = await work.cell.first(refunds.findRefund(id));
  if (!row || !isOpenRefund(row.state) || isBeside(row.reason)) return;
  // A provider that has taken the refund on is asked how the charge stands, not for one more.
  if (row.provider_ref !== null) {
    await lookAfter(work, row);
    return;
  }
  // Not every provider knows a key again; and a person may have given it back in the provider's panel.
  if (row.tries > 0 && (await isGivenBack(work, row))) return;
  const now = work.ports.clock.now();
  const claimed = await work.cell.write([
    assertThat(refunds.isAsRead(row)),
    refunds.claimRefund(id, now + waitAfterTry(row.tries + 1), now),
  ]);
  if (!claimed.ok) return;
  await note(work, row, await ask(work, row));
}

/** Tries the refunds whose time has come. */
export async function sendDueRefunds(work: CellScope, now: number): Promise<void> {
  for (const { id } of await work.cell.read(refunds.listDue(now, DUE))) {
    await sendRefund(work, id).catch((error: unknown) => report(id, String(error)));
  }
}

type Answer = Result<Refund, ProviderError> | undefined;

/** The provider's answer; undefined where the deployment has lost the keys. */
async function ask(work: CellScope, row: StandingRefund): Promise<Answer> {
  const { id, charge_id: chargeId, amount, currency, refusals } = row;
  if (chargeId === null) throw new Error(`refund ${id} of a payment without a charge`);
  const provider = await providerOf(work, row);
  return provider?.refund({
    chargeId,
    reference: referenceOf(work.cell, { id: row.payment_id, tries: row.payment_tries }),
    amount: { amount, currency },
    // A provider answers a key as it did before, so a refused refund needs another one.
    idempotencyKey: `refund-${work.cell.name}.${id}${refusals === 0 ? '' : `-${refusals}`}`,
  });
}

async function note(work: CellScope, row: StandingRefund, answer: Answer): Promise<void> {
  const now = work.ports.clock.now();
  const { id } = row;
  if (!answer?.ok) {
    const { code, message } = answer?.error ?? { code: 'no_keys', message: 'no keys' };
    report(id, message);
    if (code === 'no_keys' || code === 'provider_unavailable') {
      await work.cell.write([refunds.noteWaiting(id, { reference: null, fault: code }, now)]);
      return;
    }
    // The provider's books decide: the charge may have been refunded by hand.
    if (!(await isGivenBack(work, row))) await fail(work, row, code);
    return;
  }
  const refund = answer.value;
  if (refund.status === 'success') {
    await arrive(work, row, refund.id);
  } else if (refund.status === 'failed') {
    report(id, 'failed');
    await fail(work, row, 'refund_refused');
  } else {
    const reference = refund.status === 'pending' ? refund.id : null;
    await work.cell.write([refunds.noteWaiting(id, { reference, fault: refund.status }, now)]);
  }
}

/** Keeps that a refund has arrived, and posts it; nothing where another answer came first. */
async function arrive(
  work: CellScope,
  row: StandingRefund,
  reference: string | null,
): Promise<void> {
  const now = work.ports.clock.now();
  const telling = tellRefunded(row, row.store_id, now);
  const written = await work.cell.write([
    assertThat(refunds.isOpen(row.id)),
    ...(await postArrived(work.cell, row, null, now)),
    refunds.noteArrived(row.id, reference, now),
    payments.closeRefunded(row.payment_id, now),
    ...telling.statements,
  ]);
  if (written.ok) await announceOutbox(work, telling.outbox).catch(() => undefined);
}

async function fail(work: CellScope, row: StandingRefund, fault: string): Promise<void> {
  const now = work.ports.clock.now();
  // Nobody but a person sends a deposit back.
  const isByHand = row.provider === 'deposit';
  const wait = isByHand ? null : waitAfterRefusal(row.refusals + 1);
  const tryAt = wait === null ? null : now + wait;
  const told = isByHand ? 'by_hand' : fault;
  await work.cell.write([refunds.noteFailed(row.id, { fault: told, tryAt }, now)]);
}

/** Asks how the charge of a refund stands that the provider has taken on. */
async function lookAfter(work: CellScope, row: StandingRefund): Promise<void> {
  if (await isGivenBack(work, row)) return;
  const now = work.ports.clock.now();
  if (now - row.created_at > PENDING_MOST_MS) {
    await work.cell.write([
      refunds.noteFailed(row.id, { fault: 'pending_too_long', tryAt: null }, now),
    ]);
    return;
  }
  await work.cell.write([
    assertThat(refunds.isAsRead(row)),
    refunds.claimRefund(row.id, now + waitAfterTry(row.tries + 1), now),
  ]);
}

/** Takes over what the provider's books say of the charge; true once they hold this refund. */
async function isGivenBack(work: CellScope, row: StandingRefund): Promise<boolean> {
  const payment = await work.cell.first(payments.findById(row.payment_id));
  if (!payment) return false;
  const reference = referenceOf(work.cell, payment);
  const found = await (await providerOf(work, payment))?.find(reference, payment.charge_id);
  if (!found?.ok) return false;
  await matchCharge(work, payment, found.value);
  const again = await work.cell.first(refunds.findRefund(row.id));
  return again !== undefined && !isOpenRefund(again.state);
}

/** A refund that stays undone needs a person: it is logged each time. */
function report(refund: string, reason: string): void {
  console.error(JSON.stringify({ level: 'error', refund, reason }));
}
