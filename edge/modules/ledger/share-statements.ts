import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';
import type { Earner } from '../../../shared/rules/resale-shares.ts';

/** A line of an order with one of its shares; nulls for a line without shares. */
export interface ShareRow extends Pick<CellTables['order_line'], 'position' | 'total'> {
  earner: Earner | null;
  wallet: string | null;
  amount: number | null;
  /** By how much the buyer owes less for units that left the line, minor units; 0 for a line that was paid. */
  cut_due: number;
}

export function listSharedLines(order: string): Statement<ShareRow> {
  return sql<ShareRow>`SELECT l.position, l.total, l.cut_due, s.earner, s.wallet, s.amount
    FROM order_line l LEFT JOIN line_share s ON s.order_id = l.order_id AND s.line = l.position
    WHERE l.order_id = ${order} ORDER BY l.position`;
}

/** A refund that was posted, or the part of a lost dispute; one that is won takes the latter back. */
export interface GivenRow extends Pick<CellTables['refund'], 'id' | 'part' | 'line' | 'amount'> {
  cause: string;
  order_id: string | null;
}

const isGiven = raw(`(cause LIKE 'refunded:%' OR cause LIKE 'lost:%' OR cause LIKE 'won:%')`);

/** What was posted of an order beside its sale, in its order: refunds, and disputes that ended. */
export function listGivenBack(order: string): Statement<GivenRow> {
  return sql<GivenRow>`SELECT p.cause, coalesce(r.id, t.dispute_id) AS id, coalesce(r.part, 'amount') AS part,
      r.line, coalesce(r.amount, t.amount) AS amount, ${order} AS order_id
    FROM (SELECT cause, min(n) AS n FROM ledger_posting
      WHERE order_id = ${order} AND ${isGiven} GROUP BY cause) p
    LEFT JOIN refund r ON p.cause LIKE 'refunded:%' AND r.id = substr(p.cause, 10)
    LEFT JOIN dispute_part t ON t.order_id = ${order}
      AND t.dispute_id = substr(p.cause, instr(p.cause, ':') + 1)
    WHERE coalesce(r.id, t.dispute_id) IS NOT NULL ORDER BY p.n`;
}

/** True while as much is posted of an order as was read. */
export function isPostedAs(order: string, many: number): Statement {
  return sql`(SELECT count(DISTINCT cause) FROM ledger_posting
    WHERE order_id = ${order} AND ${isGiven}) = ${many}`;
}

/** An order with a line, its terms and one of its shares; nulls where the line has none. */
export interface ShownRow extends ShareRow {
  name: string;
  units: number;
  margin: number | null;
  rates: string | null;
  reason: string | null;
  seller: string | null;
}

/** The lines of an order with their names and terms, and each of their shares. */
export function listShown(order: string): Statement<ShownRow> {
  return sql<ShownRow>`SELECT l.position, l.total, l.cut_due, l.amount AS units, l.snapshot ->> 'name' AS name,
      t.margin, t.rates, t.reason, t.seller, s.earner, s.wallet, s.amount
    FROM order_line l
    LEFT JOIN line_terms t ON t.order_id = l.order_id AND t.line = l.position
    LEFT JOIN line_share s ON s.order_id = l.order_id AND s.line = l.position
    WHERE l.order_id = ${order} ORDER BY l.position`;
}

export interface SharedOrderRow extends Pick<
  CellTables['purchase_order'],
  | 'id'
  | 'number'
  | 'state'
  | 'currency'
  | 'supplier_id'
  | 'shipping_total'
  | 'created_at'
  | 'unlocks_at'
  | 'owed'
> {
  sold_by: string;
}

/** An order of a network. */
export function findSharedOrder(network: string, order: string): Statement<SharedOrderRow> {
  return sql<SharedOrderRow>`SELECT o.id, o.number, o.state, o.currency, o.supplier_id,
      o.shipping_total, o.created_at, o.owed,
      iif(EXISTS (SELECT 1 FROM dispute_part t JOIN dispute d ON d.id = t.dispute_id
        WHERE t.order_id = o.id AND d.state = 'open'), NULL, o.unlocks_at) AS unlocks_at, s.name AS sold_by
    FROM purchase_order o JOIN store s ON s.id = o.store_id
    WHERE o.id = ${order} AND coalesce(s.root_id, s.id) = ${network}`;
}
