import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { ShareRow, GivenRow as PostedRefund } from './share-statements.ts';

/**
 * A page of the orders with frozen terms that have postings after one, by their ids. Behind a seal those postings are few, and
 * lead to the terms; without one nearly every order with terms has postings.
 */
export function listSharedOrders({
  network,
  after,
  last,
  limit,
}: {
  readonly network: string;
  readonly after: number;
  readonly last: string;
  readonly limit: number;
}): Statement<{ id: string }> {
  const some = sql`l.network_id = ${network} AND l.n > ${after}`;
  if (after === 0) {
    return sql<{ id: string }>`SELECT DISTINCT t.order_id AS id
      FROM line_terms t CROSS JOIN ledger_posting l ON l.order_id = t.order_id
      WHERE ${some} AND t.order_id > ${last} ORDER BY t.order_id LIMIT ${limit}`;
  }
  // A join would fill a filter with every order's terms first; a list of the postings' orders is looked up in them.
  return sql<{ id: string }>`SELECT DISTINCT t.order_id AS id FROM line_terms t
    WHERE t.order_id > ${last} AND t.order_id IN (SELECT l.order_id
      FROM ledger_posting l INDEXED BY ledger_posting_by_network WHERE ${some})
    ORDER BY t.order_id LIMIT ${limit}`;
}

/** A line of an order with its terms and one of its shares; nulls where it has none. */
export interface FrozenRow extends ShareRow {
  order_id: string;
  number: string;
  supplier_id: string;
  unit_price: number;
  units: number;
  margin: number | null;
  rates: string | null;
  earning: string | null;
}

const among = (orders: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(orders)}))`;

export function listFrozen(orders: readonly string[]): Statement<FrozenRow> {
  return sql<FrozenRow>`SELECT l.order_id, o.number, o.supplier_id, l.position, l.total, l.cut_due, l.unit_price,
      l.amount AS units, t.margin, t.rates, t.earning, s.earner, s.wallet, s.amount
    FROM order_line l JOIN purchase_order o ON o.id = l.order_id
    LEFT JOIN line_terms t ON t.order_id = l.order_id AND t.line = l.position
    LEFT JOIN line_share s ON s.order_id = l.order_id AND s.line = l.position
    WHERE l.order_id IN ${among(orders)} ORDER BY l.order_id, l.position`;
}

export type MovedRow = Pick<
  CellTables['ledger_posting'],
  'order_id' | 'cause' | 'debit' | 'credit' | 'amount'
>;

export function listMoved(orders: readonly string[]): Statement<MovedRow> {
  return sql<MovedRow>`SELECT order_id, cause, debit, credit, amount FROM ledger_posting
    WHERE order_id IN ${among(orders)} ORDER BY n`;
}

export type GivenRow = PostedRefund & Pick<CellTables['refund'], 'paid_by'>;

/** The refunds and ended disputes of orders that were posted, in their order. */
export function listGiven(orders: readonly string[]): Statement<GivenRow> {
  return sql<GivenRow>`SELECT p.cause, coalesce(r.id, t.dispute_id) AS id, coalesce(r.part, 'amount') AS part,
      r.line, coalesce(r.amount, t.amount) AS amount, p.order_id, r.paid_by
    FROM (SELECT cause, order_id, min(n) AS n FROM ledger_posting
      WHERE order_id IN ${among(orders)}
        AND (cause LIKE 'refunded:%' OR cause LIKE 'lost:%' OR cause LIKE 'won:%')
      GROUP BY cause, order_id) p
    LEFT JOIN refund r ON p.cause LIKE 'refunded:%' AND r.id = substr(p.cause, 10)
    LEFT JOIN dispute_part t ON t.order_id = p.order_id
      AND t.dispute_id = substr(p.cause, instr(p.cause, ':') + 1)
    WHERE coalesce(r.id, t.dispute_id) IS NOT NULL ORDER BY p.n`;
}
