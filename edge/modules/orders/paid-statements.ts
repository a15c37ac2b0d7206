import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What was paid for an order, for refunds of it. */
interface PaidOrderRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'currency' | 'shipping_total' | 'total'
> {
  /** JSON: `[{name, total}]`, by their positions. */
  lines: string;
}

/** What was paid for some orders, each with its lines. */
export function listPaidOf(orders: readonly string[]): Statement<PaidOrderRow> {
  return sql<PaidOrderRow>`SELECT o.id, o.number, o.currency, o.shipping_total, o.total,
      (SELECT json_group_array(json_object('name', l.snapshot ->> '$.name', 'total', l.total)
          ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines
    FROM purchase_order o WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orders)}))
    ORDER BY o.rowid`;
}
