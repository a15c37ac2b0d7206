import type { ShipmentView } from '../../../shared/contracts/shipment-view.ts';
import { trackingKey } from '../../../shared/rules/courier-labels.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';

/** The parcels of an order `p`, as JSON in their order; null for an order that goes as one. */
export const shipmentsColumn = raw(`(SELECT nullif(json_group_array(json_object('id', s.id,
    'number', s.number, 'carrier', s.carrier, 'tracking_number', s.tracking_number,
    'tracking_url', s.tracking_url, 'sent_on', s.sent_at, 'delivered_on', s.delivered_at,
    'called_back_on', s.called_back_at,
    'lines', json((SELECT json_group_array(json_object('sku', l.sku_id, 'units', sl.units)
      ORDER BY sl.position) FROM shipment_line sl
      JOIN order_line l ON l.order_id = s.order_id AND l.position = sl.position
      WHERE sl.parcel_id = s.id))) ORDER BY s.number), '[]')
  FROM order_shipment s WHERE s.order_id = p.id) AS shipments`);

/** Whether an order `p` goes in parcels of which some have not arrived. */
const inParcels = raw(`(EXISTS (SELECT 1 FROM order_shipment s
    WHERE s.order_id = p.id AND s.called_back_at IS NULL)
  AND (SELECT total(l.amount - l.cut_units) FROM order_line l
      WHERE l.order_id = p.id AND l.snapshot ->> '$.type' = 'product')
    > (SELECT total(sl.units) FROM order_shipment s JOIN shipment_line sl ON sl.parcel_id = s.id
      WHERE s.order_id = p.id AND s.delivered_at IS NOT NULL))`);

/** 1 for an order `p` that goes in parcels of which some have not arrived. */
export const inParcelsColumn: Statement = sql`${inParcels} AS in_parcels`;

/** True while an order goes as one, or all its parcels have arrived. */
export function hasArrived(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM purchase_order p WHERE p.id = ${order} AND ${inParcels})`;
}

/** True while an order has no parcel. */
export function hasNoShipment(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM order_shipment
    WHERE order_id = ${order} AND called_back_at IS NULL)`;
}

/** True while an order has as many parcels, and as many of them arrived, as were read. */
export function areAsRead(
  order: string,
  { count, delivered }: { readonly count: number; readonly delivered: number },
): Statement {
  return sql`(SELECT count(*) FROM order_shipment WHERE order_id = ${order}) = ${count}
    AND (SELECT count(delivered_at) FROM order_shipment WHERE order_id = ${order}) = ${delivered}`;
}

/** True while no courier's label stands for the whole of an order. */
export function hasNoLabel(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM courier_label WHERE order_id = ${order}
    AND label_state IN ('buying', 'pending', 'bought', 'canceling'))`;
}

interface Units {
  readonly sku: string;
  readonly units: number;
}

/** True while each line of an order still has the units of a new parcel, which no other carries. */
export function hasUnitsLeft(order: string, lines: readonly Units[]): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(lines)}) j
    LEFT JOIN order_line l ON l.order_id = ${order} AND l.sku_id = j.value ->> '$.sku'
    WHERE l.amount IS NULL OR l.amount - l.cut_units < j.value ->> '$.units'
      + (SELECT total(sl.units) FROM order_shipment s JOIN shipment_line sl ON sl.parcel_id = s.id
        WHERE s.order_id = ${order} AND s.called_back_at IS NULL AND sl.position = l.position))`;
}

/** Who carries a parcel, and where it is followed. */
type Way = Pick<ShipmentView, 'carrier' | 'tracking_number' | 'tracking_url'>;

interface NewShipment extends Way {
  readonly id: string;
  readonly order_id: string;
  readonly supplier_id: string;
  readonly number: number;
  readonly sent_by: string;
}

/** Writes a parcel with its units. */
export function insertShipment(
  shipment: NewShipment,
  lines: readonly Units[],
  now: number,
): Statement[] {
  const { id, order_id, supplier_id, number, carrier, sent_by } = shipment;
  const { tracking_number: code, tracking_url: url } = shipment;
  return [
    sql`INSERT INTO order_shipment (id, order_id, supplier_id, number, carrier, tracking_number,
        tracking_key, tracking_url, sent_by, sent_at)
      VALUES (${id}, ${order_id}, ${supplier_id}, ${number}, ${carrier}, ${code},
        ${keyOf(code)}, ${url}, ${sent_by}, ${now})`,
    sql`INSERT INTO shipment_line (parcel_id, position, units)
      SELECT ${id}, l.position, j.value ->> '$.units' FROM json_each(${JSON.stringify(lines)}) j
      JOIN order_line l ON l.order_id = ${order_id} AND l.sku_id = j.value ->> '$.sku'`,
  ];
}

function keyOf(code: string | null): string | null {
  return code === null ? null : trackingKey(code) || null;
}

/** True while a parcel is on its way: it neither arrived nor was called back. */
export function isOnItsWay(shipment: string): Statement {
  return sql`EXISTS (SELECT 1 FROM order_shipment
    WHERE id = ${shipment} AND delivered_at IS NULL AND called_back_at IS NULL)`;
}

export function updateWay(shipment: string, way: Way): Statement {
  return sql`UPDATE order_shipment SET carrier = ${way.carrier},
      tracking_number = ${way.tracking_number}, tracking_key = ${keyOf(way.tracking_number)},
      tracking_url = ${way.tracking_url} WHERE id = ${shipment}`;
}

export function setDelivered(shipment: string, now: number): Statement {
  return sql`UPDATE order_shipment SET delivered_at = ${now} WHERE id = ${shipment}`;
}

export function setCalledBack(shipment: string, now: number): Statement {
  return sql`UPDATE order_shipment SET called_back_at = ${now} WHERE id = ${shipment}`;
}
