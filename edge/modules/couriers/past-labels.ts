import type { PastLabel } from '../../../shared/contracts/order-labels.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** Labels that another one has replaced. */

export type PastRow = Pick<
  CellTables['past_label'],
  'label_state' | 'tracking_number' | 'label_price' | 'label_currency' | 'bought_at' | 'replaced_at'
>;

/** The labels of an order that were replaced, the latest first. */
export function listPast(order: string): Statement<PastRow> {
  return sql<PastRow>`SELECT label_state, tracking_number, label_price, label_currency, bought_at,
      replaced_at
    FROM past_label WHERE order_id = ${order} ORDER BY replaced_at DESC, label_ref`;
}

/** Keeps the label that is about to be replaced, where its courier had sold one. */
export function keepPast(order: string, by: string, now: number): Statement {
  return sql`INSERT OR IGNORE INTO past_label (order_id, label_ref, courier_code, label_state,
      tracking_number, tracking_url, label_price, label_currency, bought_by, bought_at, replaced_by,
      replaced_at)
    SELECT order_id, label_ref, courier_code, label_state, tracking_number, tracking_url, label_price,
      label_currency, bought_by, bought_at, ${by}, ${now}
    FROM courier_label WHERE order_id = ${order} AND label_ref IS NOT NULL
      AND label_state IN ('canceled', 'failed')`;
}

/** A replaced label as its seller sees it. */
export function toPastLabel(row: PastRow): PastLabel {
  return {
    state: row.label_state,
    price: row.label_price,
    currency: row.label_currency,
    tracking_number: row.tracking_number,
    asked_on: new Date(row.bought_at).toISOString(),
    replaced_on: new Date(row.replaced_at).toISOString(),
  };
}
