import type { SettlementSum } from '../../../shared/contracts/settlements.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { SettlementRow, ShownLine } from './statements.ts';

/** A line as a file has it, with the settlement that it is of. */
export type FileLine = ShownLine &
  Pick<SettlementRow, 'provider' | 'account' | 'report' | 'paid_on' | 'currency'>;

/** Which settlements of a store a file holds: those of some days, of them one where it is named. */
export interface FileOf {
  readonly store: string;
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly settlement?: string | undefined;
}

/** The sums of the lines of a settlement, by their kind. */
export function sumKinds(settlement: string): Statement<SettlementSum> {
  return sql<SettlementSum>`SELECT kind, count(*) AS lines, sum(gross) AS gross, sum(fee) AS fee,
      sum(net) AS net
    FROM settlement_line WHERE settlement_id = ${settlement} GROUP BY kind ORDER BY min(position)`;
}

/** Behind which line a read goes on. */
export type After = Pick<FileLine, 'paid_on' | 'settlement_id' | 'position'>;

/** Before every line. */
export const FIRST: After = { paid_on: '', settlement_id: '', position: 0 };

/** Lines of settlements in the order of their days, and of their reports. */
export function listForFile(
  { store, from, to, settlement = '' }: FileOf,
  after: After,
  limit: number,
): Statement<FileLine> {
  return sql<FileLine>`SELECT l.*, s.provider, s.account, s.report, s.paid_on, s.currency,
      (SELECT o.number FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
        WHERE p.id = l.payment_id LIMIT 1) AS number,
      h.way, h.reason, h.decided_at
    FROM settlement s JOIN settlement_line l ON l.settlement_id = s.id
    LEFT JOIN settlement_hand h ON h.settlement_id = l.settlement_id AND h.position = l.position
    WHERE s.store_id = ${store} AND s.paid_on BETWEEN ${from} AND ${to}
      AND (${settlement} = '' OR s.id = ${settlement})
      AND (s.paid_on, l.settlement_id, l.position) >
        (${after.paid_on}, ${after.settlement_id}, ${after.position})
    ORDER BY s.paid_on, l.settlement_id, l.position LIMIT ${limit}`;
}
