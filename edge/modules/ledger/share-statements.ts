import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { Earner } from '../../../shared/rules/resale-shares.ts';

/** A line of an order with one of its shares; nulls for a line without shares. */
export interface ShareRow extends Pick<CellTables['order_line'], 'position' | 'total'> {
  earner: Earner | null;
  wallet: string | null;
  amount: number | null;
}

export function listSharedLines(order: string): Statement<ShareRow> {
  return sql<ShareRow>`SELECT l.position, l.total, s.earner, s.wallet, s.amount
    FROM order_line l LEFT JOIN line_share s ON s.order_id = l.order_id AND s.line = l.position
    WHERE l.order_id = ${order} ORDER BY l.position`;
}

export type GivenRow = Pick<CellTables['refund'], 'id' | 'part' | 'line' | 'amount' | 'order_id'>;

/** The refunds of an order that were posted, in their order. */
export function listGivenBack(order: string): Statement<GivenRow> {
  return sql<GivenRow>`SELECT r.id, r.part, r.line, r.amount, r.order_id
    FROM (SELECT cause, min(n) AS n FROM ledger_posting
      WHERE order_id = ${order} AND cause LIKE 'refunded:%' GROUP BY cause) p
    JOIN refund r ON r.id = substr(p.cause, 10) ORDER BY p.n`;
}

/** True while as many refunds of an order are posted as were read. */
export function isPostedAs(order: string, many: number): Statement {
  return sql`(SELECT count(DISTINCT cause) FROM ledger_posting
    WHERE order_id = ${order} AND cause LIKE 'refunded:%') = ${many}`;
}
