import type { Statement } from '../../db/cell-sql.ts';
import { payments, readReference, type PaymentRow } from '../../modules/payments/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { cardLeft, leavingOf } from './keep-card.ts';
import { providerOf } from './provider-of.ts';

/**
 * Settles a try that was given up: its charge is refunded, whatever became of later tries, and its card leaves the
 * vault.
 * @param noted what keeps that the event of the charge has been counted
 */
export async function settleStray(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
  noted: readonly Statement[],
): Promise<void> {
  if (charge.outcome === 'approved' || charge.outcome === 'authorized') {
    const tries = readReference(charge.reference)?.tries ?? 0;
    const attempt = await work.cell.first(payments.findTry(row.id, tries));
    const stray = { ...row, ...attempt };
    await tellLeft(work, stray, charge);
    await (charge.outcome === 'authorized' ? releaseStray : giveBackStray)(work, stray, charge);
  }
  if (noted.length > 0) await work.cell.write([...noted]);
}

/** Has the vault let go of a stray charge's card; before it is given back, so that no failure leaves the card there. */
async function tellLeft(work: CellScope, row: PaymentRow, charge: KnownCharge): Promise<void> {
  const left = charge.refunded < charge.amount.amount ? leavingOf(work, row, charge) : undefined;
  if (!left) return;
  await work.cell.write([insertOutbox(cardLeft, left, work.ports.clock.now())]);
  await announceOutbox(work, [left.id]).catch(() => undefined);
}

/** Gives an authorisation up that is not the payment's own. Throws unless the provider confirmed it, as a refund does. */
async function releaseStray(work: CellScope, row: PaymentRow, charge: KnownCharge): Promise<void> {
  const released = await (
    await providerOf(work, row)
  )?.authorizations?.release({
    chargeId: charge.id,
    reference: charge.reference,
    idempotencyKey: `stray-void-${charge.reference}`,
  });
  const done = released?.ok && released.value.outcome === 'declined';
  if (!done) throw new Error(`payment ${row.id}: a stray authorisation was not given up yet`);
}

/**
 * Refunds a charge that is not the payment's own; the payment itself stays as it is. Throws unless
 * the provider confirmed the refund, so that the sender of the event sends it again.
 */
async function giveBackStray(work: CellScope, row: PaymentRow, charge: KnownCharge): Promise<void> {
  if (charge.refunded >= charge.amount.amount) return;
  const refunded = await (
    await providerOf(work, row)
  )?.refund({
    chargeId: charge.id,
    reference: charge.reference,
    amount: charge.amount,
    idempotencyKey: `stray-${charge.reference}`,
  });
  const done = refunded?.ok && refunded.value.status === 'success';
  if (!done) throw new Error(`payment ${row.id}: a stray charge was not given back yet`);
}
