import type { KnownPayment, ReportLine } from '../../../../shared/rules/settlements.ts';
import { readReference, referenceOf } from '../../../modules/payments/index.ts';
import { settlements, type AccountOf } from '../../../modules/settlements/index.ts';
import { isOpenRefund } from '../../../../shared/rules/refunds.ts';
import type { CellScope } from '../../../unit-of-work/scope.ts';

/**
 * The payments of an account that lines name, with their refunds and disputes. A payment of another
 * account, network or way to pay is unknown to it.
 */
export async function knownPayments(
  { cell }: Pick<CellScope, 'cell'>,
  account: AccountOf,
  lines: readonly Pick<ReportLine, 'reference'>[],
): Promise<KnownPayment[]> {
  const names = [...new Set(lines.map(({ reference }) => reference).filter((name) => name !== ''))];
  const own = names.map(readReference).filter((name) => name?.cell === cell.name);
  const rows = await cell.read(
    settlements.listPayments(account, {
      ids: own.flatMap((name) => (name ? [name.payment] : [])),
      charges: names.filter((name) => readReference(name) === undefined),
    }),
  );
  const ids = rows.map(({ id }) => id);
  const [refunds, disputes] = await Promise.all([
    cell.read(settlements.listRefunds(ids)),
    cell.read(settlements.listDisputes(ids)),
  ]);
  const of = <Row extends { payment_id: string }>(all: readonly Row[], id: string) =>
    all.filter((row) => row.payment_id === id);
  return rows.map((row) => ({
    id: row.id,
    references: [referenceOf(cell, row), ...(row.charge_id === null ? [] : [row.charge_id])],
    currency: row.currency,
    amount: row.amount,
    isPaid: (row.state === 'approved' || row.state === 'refunded') && row.amount > 0,
    isSettled: row.is_settled === 1,
    refunds: of(refunds, row.id).map((refund) => ({
      id: refund.id,
      subject: refund.provider_ref,
      amount: refund.amount,
      hasArrived: !isOpenRefund(refund.state),
      isSettled: refund.is_settled === 1,
    })),
    disputes: of(disputes, row.id).map((dispute) => ({
      id: dispute.id,
      subject: dispute.provider_ref,
      state: dispute.state,
      amount: dispute.amount,
      fee: dispute.fee,
      isTaken: dispute.is_taken === 1,
      isPaidBack: dispute.is_paid_back === 1,
    })),
  }));
}
