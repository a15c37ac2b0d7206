/** The rows of a store by which a history of its purchases is judged. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { row, rows, write } from '../purchase/world.ts';

/** Variants of these with a unit less than none, or fewer than are held. */
export function shortOf(skus: readonly string[]): Promise<unknown[]> {
  return rows(
    'a',
    sql`SELECT id, on_hand, reserved FROM sku
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(skus)}))
        AND (on_hand < 0 OR reserved < 0 OR reserved > on_hand)`,
  );
}

/** Payments of a store whose refunds are more than was paid. */
export function beyondPaidOf(store: string): Promise<unknown[]> {
  return rows(
    'a',
    sql`SELECT p.id FROM payment p WHERE p.store_id = ${store}
      AND (SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = p.id) > p.amount`,
  );
}

/** Payments of a store that still wait or are authorised still, or that were taken for no order. */
export function stuckOf(store: string): Promise<unknown[]> {
  return rows(
    'a',
    sql`SELECT p.id, p.state FROM payment p WHERE p.store_id = ${store}
      AND (p.state IN ('processing', 'requires_action', 'in_review', 'authorized') OR p.state = 'approved'
        AND NOT EXISTS (SELECT 1 FROM purchase_order WHERE checkout_id = p.checkout_id))`,
  );
}

/** What the books say that a purchase's provider has: what was paid, without what has gone back. */
export async function keptOf(checkout: string): Promise<number> {
  const { n } = await row(
    'a',
    sql<{ n: number }>`SELECT coalesce(sum(p.amount - (SELECT coalesce(sum(amount), 0) FROM refund
        WHERE payment_id = p.id AND state IN ('success', 'ok'))), 0) AS n
      FROM payment p WHERE p.checkout_id = ${checkout} AND p.state IN ('approved', 'refunded')`,
  );
  return n;
}

/** Units of a variant in stock, and those of orders that were sent. */
export async function unitsOf(sku: string): Promise<number> {
  const { n } = await row(
    'a',
    sql<{ n: number }>`SELECT on_hand + (SELECT coalesce(sum(l.amount), 0) FROM order_line l
        JOIN purchase_order o ON o.id = l.order_id
        WHERE l.sku_id = s.id AND o.state NOT LIKE 'canceled%' AND o.state <> 'awaiting_payment') AS n
      FROM sku s WHERE s.id = ${sku}`,
  );
  return n;
}

/** Has the schedule audit a store's books no more: later histories of the cell audit their own alone. */
export function auditNoMore(store: string): Promise<void> {
  return write(
    'a',
    sql`INSERT INTO ledger_audit (network_id, audited_at, differences) VALUES (${store}, 9e15, '[]')
      ON CONFLICT (network_id) DO UPDATE SET audited_at = excluded.audited_at`,
  );
}
