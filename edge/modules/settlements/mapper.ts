import type { Settlement, SettlementLine } from '../../../shared/contracts/settlements.ts';
import type { CountedRow, ShownLine } from './statements.ts';

/** A settlement as the staff of its store sees it. */
export function toSettlement(row: CountedRow): Settlement {
  const { id, report, paid_on, currency, gross, fee, net, lines, open_lines, open_net, origin } =
    row;
  return {
    id,
    payment_type: row.provider,
    of: row.account === 'platform' ? 'platform' : 'store',
    report,
    paid_on,
    currency,
    gross,
    fee,
    net,
    lines,
    open_lines,
    open_net,
    origin,
    taken_on: new Date(row.taken_at).toISOString(),
  };
}

/** A line as the staff of its store sees it. */
export function toLine(row: ShownLine): SettlementLine {
  const { position, kind, charge_ref: reference, subject, gross, fee, net, problem, number } = row;
  const amounts = { gross, fee, net };
  return {
    position,
    kind,
    reference,
    subject,
    ...amounts,
    problem,
    payment: row.payment_id,
    number,
  };
}
