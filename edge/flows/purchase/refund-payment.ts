import type { Money } from '../../../shared/kernel/money.ts';
import type { CellScope } from '../../work/scope.ts';
import { payments, writeReference, type PaymentRow } from '../../modules/payments/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';

/**
 * Gives an approved payment back, once however often it is asked for: the key is the payment's. An
 * answer that does not come leaves it to the reconciler.
 */
export async function giveBack(work: CellScope, row: PaymentRow, amount: Money): Promise<void> {
  if (row.charge_id === null) throw new Error(`payment ${row.id} was approved without a charge`);
  const refunded = await work.ports.cards.refund({
    chargeId: row.charge_id,
    amount,
    idempotencyKey: `refund-${work.cell.name}.${row.id}`,
  });
  const done = refunded.ok
    ? refunded.value.status === 'success'
    : refunded.error.code === 'refund_refused' && (await isGivenBack(work, row));
  if (!done) report(row, refunded.ok ? refunded.value.status : refunded.error.code);
  const now = work.ports.clock.now();
  await work.cell.write([done ? payments.recordRefund(row.id, now) : payments.touch(row.id, now)]);
}

/** A refund that stays undone needs a person: the reconciler asks again and again, and says so. */
function report(row: PaymentRow, reason: string): void {
  console.error(JSON.stringify({ level: 'error', payment: row.id, refund: reason }));
}

/** The provider's books decide when it refuses: it may have been given back by hand. */
async function isGivenBack(work: CellScope, row: PaymentRow): Promise<boolean> {
  const reference = writeReference({ cell: work.cell.name, payment: row.id, tries: row.tries });
  const found = await work.ports.cards.find(reference);
  return found.ok && found.value.refunded >= found.value.amount.amount;
}

/**
 * Gives back what a try took that is not the payment's own: the payment itself stays as it is.
 * Throws when the provider did not say that it did, so that whoever told of the charge tells again.
 */
export async function giveBackStray(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
): Promise<void> {
  if (charge.refunded >= charge.amount.amount) return;
  const refunded = await work.ports.cards.refund({
    chargeId: charge.id,
    amount: charge.amount,
    idempotencyKey: `stray-${charge.reference}`,
  });
  const done = refunded.ok && refunded.value.status === 'success';
  if (!done) throw new Error(`payment ${row.id}: a stray charge was not given back yet`);
}
