import type { DaySpan } from '../../../shared/rules/day-span.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';

/** An order as the file has it. */
export interface ExportedRow {
  /** Its place in the table: with the number it is where the next piece begins. */
  readonly place: number;
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly created_at: number;
  readonly received_at: number | null;
  readonly contact: string;
  readonly address: string | null;
  readonly delivery_type: string | null;
  readonly payment_type: string | null;
  readonly sold_in: string;
  /** JSON: amount, name and description of each line. */
  readonly lines: string;
  readonly items_total: number;
  readonly shipping_total: number;
  readonly total: number;
  readonly refunded: number;
  readonly currency: string;
}

/** Which orders a file has. */
export interface ExportFilter extends DaySpan {
  readonly state: OrderState | null;
}

/** Where a piece begins: behind the order of this number and place. */
export interface ExportPlace {
  readonly number: string;
  readonly place: number;
}

/**
 * A supplier's orders in the order of their numbers, which no move changes, so that each stands in the
 * file once. A test stands in none. The filter leaves rows empty-handed: `is_wanted` says which ones the file has.
 */
export function listForExport(
  supplierId: string,
  after: ExportPlace,
  { from, until, state }: ExportFilter,
  limit: number,
): Statement<ExportedRow & { is_wanted: number }> {
  return sql<ExportedRow & { is_wanted: number }>`SELECT p.rowid AS place, p.id, p.number, p.state,
      p.created_at, p.received_at, p.contact, p.address, p.delivery_type, p.payment_type,
      s.name AS sold_in, p.items_total, p.shipping_total, p.total, p.currency,
      (SELECT json_group_array(json_object('amount', l.amount - l.cut_units, 'name', l.snapshot ->> 'name',
          'description', json(l.snapshot -> 'description')) ORDER BY l.position)
        FROM order_line l WHERE l.order_id = p.id AND l.cut_units < l.amount) AS lines,
      (SELECT coalesce(sum(r.amount), 0) FROM refund r
        WHERE r.order_id = p.id AND r.state IN ('success', 'ok')) AS refunded,
      p.is_test = 0 AND p.state <> 'awaiting_payment' AND p.created_at >= ${from ?? 0}
        AND p.created_at < ${until ?? Number.MAX_SAFE_INTEGER}
        AND p.state = coalesce(${state}, p.state) AS is_wanted
    FROM (SELECT rowid AS place FROM purchase_order
      WHERE supplier_id = ${supplierId} AND number >= ${after.number}
        AND (number > ${after.number} OR rowid > ${after.place})
      ORDER BY number, rowid LIMIT ${limit}) m
    JOIN purchase_order p ON p.rowid = m.place JOIN store s ON s.id = p.store_id
    ORDER BY p.number, p.rowid`;
}

/** How many orders a supplier has in all. */
export function countForExport(supplierId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM purchase_order
    WHERE supplier_id = ${supplierId}`;
}
