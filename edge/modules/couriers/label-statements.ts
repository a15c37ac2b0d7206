import {
  LABEL_CLAIM_MS,
  type Journey,
  type LabelState,
} from '../../../shared/rules/courier-labels.ts';
import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

/** Labels of orders. Whoever asks the courier about one claims it first, so that one asks at a time. */

export interface LabelRow extends Omit<
  CellTables['courier_label'],
  'courier_code' | 'label_state' | 'journey'
> {
  courier_code: CourierCode;
  label_state: LabelState;
  journey: Journey;
}

const columns = raw(`order_id, supplier_id, courier_code, rate_ref, label_state, label_claim,
  claimed_until, label_ref, tracking_number, tracking_key, tracking_url, papers, label_price,
  label_currency, journey, journey_at, bought_by, bought_at, look_at, looked_at`);

/** The label of an order. */
export function findLabel(order: string): Statement<LabelRow> {
  return sql<LabelRow>`SELECT ${columns} FROM courier_label WHERE order_id = ${order}`;
}

/** A supplier's label by the courier's id of it. */
export function findByRef(supplierId: string, ref: string): Statement<LabelRow> {
  return sql<LabelRow>`SELECT ${columns} FROM courier_label
    WHERE supplier_id = ${supplierId} AND label_ref = ${ref}`;
}

/** A supplier's labels with a tracking number; two couriers may use one number. */
export function listByNumber(supplierId: string, key: string): Statement<LabelRow> {
  return sql<LabelRow>`SELECT ${columns} FROM courier_label
    WHERE supplier_id = ${supplierId} AND tracking_key = ${key} LIMIT 5`;
}

/** Labels about which the courier is to be asked by now, the longest due first. */
export function listDueLabels(now: number, most: number): Statement<LabelRow> {
  return sql<LabelRow>`SELECT ${columns} FROM courier_label
    WHERE look_at <= ${now} AND claimed_until <= ${now} ORDER BY look_at LIMIT ${most}`;
}

/** True while nobody asks the courier about the label of an order, and it is as it was read. */
export function isUnclaimed(row: LabelRow, now: number): Statement {
  return sql`EXISTS (SELECT 1 FROM courier_label WHERE order_id = ${row.order_id}
    AND claimed_until <= ${now} AND label_state = ${row.label_state} AND journey = ${row.journey}
    AND papers = ${row.papers} AND label_ref IS ${row.label_ref}
    AND tracking_number IS ${row.tracking_number})`;
}

/** True while an order has no label, and nobody buys one. */
export function hasNone(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM courier_label WHERE order_id = ${order})`;
}

/** A label that is about to be asked for. */
export type NewLabel = Pick<
  CellTables['courier_label'],
  | 'order_id'
  | 'supplier_id'
  | 'courier_code'
  | 'rate_ref'
  | 'label_price'
  | 'label_currency'
  | 'bought_by'
>;

/** Writes down that a label is being bought, and by which claim; anew where an earlier one does not stand. */
export function beginLabel(row: NewLabel, claim: string, now: number): Statement {
  const until = now + LABEL_CLAIM_MS;
  return sql`INSERT INTO courier_label (order_id, supplier_id, courier_code, rate_ref, label_state,
      label_claim, claimed_until, label_price, label_currency, bought_by, bought_at, look_at, looked_at)
    VALUES (${row.order_id}, ${row.supplier_id}, ${row.courier_code}, ${row.rate_ref}, 'buying',
      ${claim}, ${until}, ${row.label_price}, ${row.label_currency}, ${row.bought_by}, ${now}, ${until},
      0)
    ON CONFLICT (order_id) DO UPDATE SET courier_code = excluded.courier_code,
      rate_ref = excluded.rate_ref, label_state = 'buying', label_claim = excluded.label_claim,
      claimed_until = excluded.claimed_until, label_price = excluded.label_price,
      label_currency = excluded.label_currency, bought_by = excluded.bought_by,
      bought_at = excluded.bought_at, look_at = excluded.look_at, looked_at = excluded.looked_at,
      label_ref = NULL, tracking_number = NULL, tracking_key = NULL, tracking_url = NULL,
      papers = '[]', journey = 'waiting', journey_at = NULL`;
}

/** Claims a label. Should the caller die, the schedule asks once the claim is over. */
export function claimLabel(order: string, claim: string, now: number): Statement {
  const until = now + LABEL_CLAIM_MS;
  return sql`UPDATE courier_label SET label_claim = ${claim}, claimed_until = ${until},
      look_at = ${until}, looked_at = ${now}
    WHERE order_id = ${order}`;
}

/** True for the caller that holds the claim. */
export function isClaimedBy(order: string, claim: string): Statement {
  return sql`EXISTS (SELECT 1 FROM courier_label
    WHERE order_id = ${order} AND label_claim = ${claim})`;
}

/** What an answer of the courier makes of a label. */
export type LabelPatch = Pick<
  LabelRow,
  | 'label_state'
  | 'label_ref'
  | 'tracking_number'
  | 'tracking_key'
  | 'tracking_url'
  | 'papers'
  | 'label_price'
  | 'journey'
  | 'journey_at'
  | 'look_at'
>;

/**
 * Keeps what the courier has told, and frees the label. An event that came meanwhile has brought its next look
 * forward, which stands.
 */
export function keepLabel(order: string, row: LabelPatch): Statement {
  return sql`UPDATE courier_label SET label_state = ${row.label_state}, label_ref = ${row.label_ref},
      tracking_number = ${row.tracking_number}, tracking_key = ${row.tracking_key},
      tracking_url = ${row.tracking_url}, papers = ${row.papers}, label_price = ${row.label_price},
      journey = ${row.journey}, journey_at = ${row.journey_at},
      look_at = CASE WHEN ${row.look_at} IS NOT NULL AND look_at < claimed_until THEN look_at
        ELSE ${row.look_at} END,
      label_claim = NULL, claimed_until = 0
    WHERE order_id = ${order}`;
}

/** Brings the next look at a label forward; one of which nothing is left to ask stays so. */
export function hastenLook(order: string, at: number): Statement {
  return sql`UPDATE courier_label SET look_at = min(look_at, ${at})
    WHERE order_id = ${order} AND look_at IS NOT NULL`;
}
