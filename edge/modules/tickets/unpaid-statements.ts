import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The orders of an event that await their payment, among the unpaid ones of its store. */

export type UnpaidRow = Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'created_at' | 'total' | 'currency'
> & { full_name: string; places: number };

const unpaidOf = (storeId: string, event: string): Statement => sql`FROM purchase_order p
  JOIN order_line l ON l.order_id = p.id
  WHERE p.supplier_id = ${storeId} AND p.phase IN ('unpaid', 'open') AND p.is_paid = 0
    AND l.item_id = ${event}`;

/** A page of them, the oldest first. */
export function listOrders(
  storeId: string,
  event: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<UnpaidRow> {
  return sql<UnpaidRow>`SELECT p.id, p.number, p.created_at, p.total, p.currency,
      coalesce(p.contact ->> 'full_name', '') AS full_name, sum(l.amount) AS places
    ${unpaidOf(storeId, event)}
    GROUP BY p.id ORDER BY p.created_at, p.id LIMIT ${limit} OFFSET ${offset}`;
}

export function countOrders(
  storeId: string,
  event: string,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT DISTINCT p.id ${unpaidOf(storeId, event)} LIMIT ${most})`;
}
