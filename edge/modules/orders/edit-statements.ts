import type { EditChange } from '../../../shared/contracts/order-edit-view.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

/** What was edited of an order `p`, as JSON, the latest first. */
export const editsColumn = raw(`(SELECT json_group_array(json_object('at', e.edited_at,
    'account', e.account_id, 'changed', json(e.changed), 'note', e.note) ORDER BY e.n DESC)
  FROM order_edit e WHERE e.order_id = p.id) AS edits`);

/** True while an order was edited as often as was read. */
export function isEditedTimes(order: string, times: number): Statement {
  return sql`(SELECT count(*) FROM order_edit WHERE order_id = ${order}) = ${times}`;
}

/** An edit to write. */
export interface NewEdit {
  readonly order: string;
  /** 1 for the first of its order. */
  readonly n: number;
  readonly accountId: string;
  readonly kind: CellTables['order_edit']['kind'];
  readonly changed: EditChange;
  /** Words for the buyer; null for none. */
  readonly note: string | null;
}

export function insertEdit(edit: NewEdit, now: number): Statement {
  const { order, n, accountId, kind, changed, note } = edit;
  return sql`INSERT INTO order_edit (order_id, n, edited_at, account_id, kind, changed, note)
    VALUES (${order}, ${n}, ${now}, ${accountId}, ${kind}, ${JSON.stringify(changed)}, ${note})`;
}

/** Delivers an order to another person or place. */
export function setDelivery(
  order: string,
  { contact, address }: { readonly contact: Contact; readonly address: Address | null },
  now: number,
): Statement {
  return sql`UPDATE purchase_order SET contact = ${JSON.stringify(contact)},
      address = ${address && JSON.stringify(address)}, updated_at = ${now} WHERE id = ${order}`;
}

/**
 * Forgets the courier's rate of an order that goes to another place: it was told for the old one. Who carries it,
 * and what the buyer pays, stay. No rate has an empty id.
 */
export function forgetRate(order: string): Statement {
  return sql`UPDATE purchase_order SET courier_terms = json_set(courier_terms, '$.rate', '',
      '$.shipment', '') WHERE id = ${order} AND courier_terms IS NOT NULL`;
}

/** How often an order was edited, by its row. */
export function timesEdited({ edits }: { readonly edits: string }): number {
  return (JSON.parse(edits) as unknown[]).length;
}

/** What was sent in exchange for units of a line `l`, to be joined to it as JSON. */
const exchanged = `coalesce((SELECT json_object('exchanged', json_group_array(json_object(
    'units', r.exchange_units, 'variant', r.wanted_variant)))
  FROM return_request q JOIN return_line r ON r.return_id = q.id AND r.line = l.position
  WHERE q.order_id = l.order_id AND r.exchange = 'sent' HAVING count(*) > 0), '{}')`;

/** A line `l` as JSON, as it was sold without the units that were taken out since, and with what came in exchange. */
export const standingLine = raw(`json_patch(iif(l.cut_units = 0, l.snapshot, json_set(l.snapshot,
    '$.amount', l.amount - l.cut_units, '$.total', l.unit_price * (l.amount - l.cut_units))),
  ${exchanged})`);

/** A line of an order with the units that stand. */
export interface EditableRow extends Pick<CellTables['order_line'], 'position' | 'unit_price'> {
  sku: string;
  item: string;
  name: string;
  type: string;
  units: number;
}

/** The lines of an order that still have units. */
export function listEditable(order: string): Statement<EditableRow> {
  return sql<EditableRow>`SELECT position, sku_id AS sku, item_id AS item, snapshot ->> '$.name' AS name,
      snapshot ->> '$.type' AS type, amount - cut_units AS units, unit_price
    FROM order_line WHERE order_id = ${order} AND cut_units < amount ORDER BY position`;
}

/** Units to take out of a line, and by how much its buyer owes less for them; minor units. */
export interface LineCut {
  readonly line: number;
  readonly units: number;
  readonly due: number;
}

/** Takes units out of the lines of an order; a line that has fewer aborts the batch. */
export function cutLines(order: string, cuts: readonly LineCut[], now: number): Statement[] {
  const due = cuts.reduce((sum, cut) => sum + cut.due, 0);
  return [
    sql`UPDATE order_line SET cut_units = cut_units + (j.value ->> 'units'),
        cut_due = cut_due + (j.value ->> 'due')
      FROM json_each(${JSON.stringify(cuts)}) j
      WHERE order_line.order_id = ${order} AND order_line.position = j.value ->> 'line'`,
    sql`UPDATE purchase_order SET items_total = items_total - ${due}, total = total - ${due},
        updated_at = ${now} WHERE id = ${order}`,
  ];
}
