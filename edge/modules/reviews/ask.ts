import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** An order whose buyer may be asked to review it. */
export interface DueRow extends Pick<CellTables['purchase_order'], 'id' | 'store_id'> {
  /** 1 where an item of it has no review yet. */
  readonly is_open: number;
}

/** True while an item of the order `p` has no review. */
const IS_OPEN =
  raw(`EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = p.id AND l.cut_units < l.amount AND NOT EXISTS
  (SELECT 1 FROM review r WHERE r.order_id = l.order_id AND r.item_id = l.item_id))`);

/**
 * The orders that were received before an instant and whose buyers were not asked yet, those that
 * wait longest first.
 */
export function listToAsk(before: number, limit: number): Statement<DueRow> {
  return sql<DueRow>`SELECT p.id, p.store_id, ${IS_OPEN} AS is_open FROM purchase_order p
    WHERE p.is_test = 0 AND p.received_at IS NOT NULL AND p.review_asked_at IS NULL AND p.received_at <= ${before}
    ORDER BY p.received_at LIMIT ${limit}`;
}

/** Marks orders as asked; aborts where another run did it meanwhile. */
export function markAsked(orders: readonly DueRow[], now: number): Statement[] {
  const ids = JSON.stringify(orders.map(({ id }) => id));
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM purchase_order
      WHERE id IN (SELECT value FROM json_each(${ids})) AND review_asked_at IS NOT NULL)`),
    sql`UPDATE purchase_order SET review_asked_at = ${now}
      WHERE id IN (SELECT value FROM json_each(${ids}))`,
  ];
}

/** The checkout of an order that is delivered, and of which an item has no review. */
export function isToReview(order: string): Statement<{ checkout_id: string }> {
  return sql<{ checkout_id: string }>`SELECT p.checkout_id FROM purchase_order p
    WHERE p.id = ${order} AND p.is_test = 0 AND p.state = 'delivered' AND ${IS_OPEN}`;
}
