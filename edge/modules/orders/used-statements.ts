import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';

/**
 * True while a buyer has used nothing of an order: no ticket of it was admitted, none of its experiences has begun,
 * and none of its files was downloaded. From then on the buyer's cancellation would give the money back for what the
 * buyer has had.
 * @param now milliseconds since 1970
 */
export function isUnused(order: string, now: number): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM ticket t JOIN item i ON i.id = t.item_id
      WHERE t.order_id = ${order} AND t.voided_at IS NULL
        AND (t.admitted_at IS NOT NULL OR i.experience_date <= ${now}))
    AND NOT EXISTS (SELECT 1 FROM file_download WHERE order_id = ${order})`;
}

/** Whether something of an order `p` was used, as far as its rows alone tell: a ticket at the door, or a file. */
export const usedColumn = raw(`(EXISTS (SELECT 1 FROM ticket t WHERE t.order_id = p.id
      AND t.voided_at IS NULL AND t.admitted_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM file_download d WHERE d.order_id = p.id)) AS is_used`);

/** Reads whether a buyer has used nothing of an order. */
export function findUnused(order: string, now: number): Statement<{ readonly unused: number }> {
  return sql<{ readonly unused: number }>`SELECT ${isUnused(order, now)} AS unused`;
}
