import type {
  Settlement,
  SettlementLine,
  SettlementSource,
} from '../../../shared/contracts/settlements.ts';
import type { SourceRow } from './source-statements.ts';
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

/** An account that is asked for its reports, as the staff of its store sees it. */
export function toSource({ provider, account, asked_at: at, fault }: SourceRow): SettlementSource {
  return {
    payment_type: provider,
    of: account === 'platform' ? 'platform' : 'store',
    asked_on: new Date(at).toISOString(),
    is_failing: fault !== null,
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
    by_hand:
      row.way === null
        ? null
        : {
            way: row.way,
            reason: row.reason ?? '',
            on: new Date(row.decided_at ?? 0).toISOString(),
          },
  };
}
