import type { Money } from '../../../shared/kernel/money.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { postRefunded } from '../../modules/ledger/index.ts';
import { payments, writeReference, type PaymentRow } from '../../modules/payments/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import { providerOf } from './provider-of.ts';

/**
 * Refunds an approved payment, once however often it is asked for: the key is the payment's. When
 * no answer comes, the reconciler goes on with it.
 */
export async function giveBack(work: CellScope, row: PaymentRow, amount: Money): Promise<void> {
  if (row.charge_id === null) throw new Error(`payment ${row.id} was approved without a charge`);
  const refunded = await (
    await providerOf(work, row)
  )?.refund({
    chargeId: row.charge_id,
    amount,
    idempotencyKey: `refund-${work.cell.name}.${row.id}`,
  });
  const done = refunded?.ok
    ? refunded.value.status === 'success'
    : refunded?.error.code === 'refund_refused' && (await isGivenBack(work, row));
  if (!done) report(row, refunded?.ok ? refunded.value.status : refunded?.error.code);
  const now = work.ports.clock.now();
  await work.cell.write(
    done
      ? [postRefunded(row.id, now), payments.recordRefund(row.id, now)]
      : [payments.touch(row.id, now)],
  );
}

/** A refund that stays undone needs a person: the reconciler asks again and again, and logs it. */
function report(row: PaymentRow, reason = 'no keys'): void {
  console.error(JSON.stringify({ level: 'error', payment: row.id, refund: reason }));
}

/** The provider's books decide when it refuses: the charge may have been refunded by hand. */
async function isGivenBack(work: CellScope, row: PaymentRow): Promise<boolean> {
  const reference = writeReference({ cell: work.cell.name, payment: row.id, tries: row.tries });
  const found = await (await providerOf(work, row))?.find(reference, row.charge_id);
  return found?.ok === true && found.value.refunded >= found.value.amount.amount;
}

/**
 * Refunds a charge that is not the payment's own; the payment itself stays as it is. Throws unless
 * the provider confirmed the refund, so that the sender of the event sends it again.
 */
export async function giveBackStray(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
): Promise<void> {
  if (charge.refunded >= charge.amount.amount) return;
  const refunded = await (
    await providerOf(work, row)
  )?.refund({
    chargeId: charge.id,
    amount: charge.amount,
    idempotencyKey: `stray-${charge.reference}`,
  });
  const done = refunded?.ok && refunded.value.status === 'success';
  if (!done) throw new Error(`payment ${row.id}: a stray charge was not given back yet`);
}
