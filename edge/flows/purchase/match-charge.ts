import { newId } from '../../../shared/kernel/ids.ts';
import { isBeside, matchRefunds, type KnownRefund } from '../../../shared/rules/refunds.ts';
import { assertThat } from '../../db/sql.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { postArrived } from '../../modules/ledger/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import { refunds, type RefundRow } from '../../modules/refunds/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import { tellRefunded } from './refund-mail.ts';

/**
 * Takes over what a provider says was given back of an approved payment: the refunds that have
 * arrived, and what somebody gave back at the provider itself, which becomes a refund of the payment's
 * orders. Repeated, it changes nothing.
 */
export async function matchCharge(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
): Promise<void> {
  if (charge.refunded === 0 || row.state !== 'approved') return;
  const known = await work.cell.read(refunds.listOfPayment(row.id));
  const { arrived, foreign } = matchRefunds(
    known.filter(({ reason }) => !isBeside(reason)).map(toKnown),
    charge.refunded,
  );
  const now = work.ports.clock.now();
  for (const id of arrived) {
    const refund = known.find((one) => one.id === id);
    const telling = refund && tellRefunded(refund, row.store_id, now);
    const written = await work.cell.write([
      assertThat(refunds.isOpen(id)),
      ...(refund ? await postArrived(work.cell, refund, null, now) : []),
      refunds.noteArrived(id, null, now),
      payments.closeRefunded(row.id, now),
      ...(telling?.statements ?? []),
    ]);
    if (written.ok && telling) await announceOutbox(work, telling.outbox).catch(() => undefined);
  }
  if (foreign === 0) return;
  const statements = await foreignRefunds(work, row, foreign);
  // Another settlement may have noted the same: then its sum is no longer foreign.
  await work.cell.write([assertThat(refunds.areAsMany(row.id, known.length)), ...statements]);
}

function toKnown({ id, state, amount, paid_by }: RefundRow): KnownRefund {
  return { id, state, amount, isOutside: paid_by !== null };
}

/** What was given back at the provider, as refunds of the payment's orders, one after the other. */
async function foreignRefunds(
  work: CellScope,
  row: PaymentRow,
  foreign: number,
): Promise<Statement[]> {
  const now = work.ports.clock.now();
  let rest = foreign;
  const statements: Statement[] = [];
  for (const { id: order, left } of await work.cell.read(refunds.listLeft(row.id))) {
    const amount = Math.min(rest, left);
    if (amount <= 0) continue;
    rest -= amount;
    const part = { order, part: 'amount', line: null, amount } as const;
    const id = newId('refund');
    statements.push(
      assertThat(refunds.fits(part)),
      refunds.insertPart({ ...part, id, reason: 'at_provider', askedBy: null }, now),
      ...(await postArrived(
        work.cell,
        { ...part, id, order_id: order, reason: 'at_provider' },
        null,
        now,
      )),
      refunds.noteArrived(id, null, now),
    );
  }
  if (rest > 0) {
    const fault = { level: 'error', payment: row.id, refunded_beyond: rest };
    console.error(JSON.stringify(fault));
  }
  return statements.length === 0 ? [] : [...statements, payments.closeRefunded(row.id, now)];
}
