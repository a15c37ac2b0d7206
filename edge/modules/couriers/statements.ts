import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

export type OriginRow = Omit<CellTables['store_origin'], 'written_at'>;

/** The address from which a store's parcels start. */
export function findOrigin(storeId: string): Statement<OriginRow> {
  return sql<OriginRow>`SELECT store_id, from_route, from_street_number, from_suite,
      from_sublocality, from_locality, from_state, from_postal_code, from_phone
    FROM store_origin WHERE store_id = ${storeId}`;
}

export function putOrigin(row: OriginRow, now: number): Statement {
  return sql`INSERT OR REPLACE INTO store_origin (store_id, from_route, from_street_number,
      from_suite, from_sublocality, from_locality, from_state, from_postal_code, from_phone,
      written_at)
    VALUES (${row.store_id}, ${row.from_route}, ${row.from_street_number}, ${row.from_suite},
      ${row.from_sublocality}, ${row.from_locality}, ${row.from_state}, ${row.from_postal_code},
      ${row.from_phone}, ${now})`;
}

export function dropOrigin(storeId: string): Statement {
  return sql`DELETE FROM store_origin WHERE store_id = ${storeId}`;
}

/** A supplier that sends by courier, with what the courier is told of it. */
export interface SenderRow
  extends OriginRow, Pick<CellTables['store'], 'name' | 'country' | 'delivery_countries'> {
  contact_email: string | null;
}

/** The suppliers of a checkout of a store that send by courier. */
export function listSenders(storeId: string, checkout: string): Statement<SenderRow> {
  return sql<SenderRow>`SELECT o.store_id, o.from_route, o.from_street_number, o.from_suite,
      o.from_sublocality, o.from_locality, o.from_state, o.from_postal_code, o.from_phone,
      s.name, s.country, s.delivery_countries, s.profile ->> 'contact_email' AS contact_email
    FROM checkout c CROSS JOIN json_each(c.parts) p
    JOIN store_origin o ON o.store_id = p.value ->> 'supplier' JOIN store s ON s.id = o.store_id
    WHERE c.id = ${checkout} AND c.store_id = ${storeId} AND p.value ->> 'needs_delivery' = 1`;
}

/** A supplier that sends by courier; undefined where it has named no address that parcels leave from. */
export function findSender(storeId: string): Statement<SenderRow> {
  return sql<SenderRow>`SELECT o.store_id, o.from_route, o.from_street_number, o.from_suite,
      o.from_sublocality, o.from_locality, o.from_state, o.from_postal_code, o.from_phone,
      s.name, s.country, s.delivery_countries, s.profile ->> 'contact_email' AS contact_email
    FROM store_origin o JOIN store s ON s.id = o.store_id WHERE o.store_id = ${storeId}`;
}

/** Weight and size of variants; those of the item where a variant has none of its own. */
export type MeasuresRow = Pick<CellTables['sku'], 'id' | 'weight_g' | 'size_mm'>;

export function listMeasures(skus: readonly string[]): Statement<MeasuresRow> {
  return sql<MeasuresRow>`SELECT k.id, coalesce(k.weight_g, i.weight_g) AS weight_g,
      coalesce(k.size_mm, i.size_mm) AS size_mm
    FROM sku k JOIN item i ON i.id = k.item_id
    WHERE k.id IN (SELECT value FROM json_each(${JSON.stringify(skus)}))`;
}

/** The address that a checkout of a store named. */
export function findPlace(storeId: string, checkout: string): Statement<{ goes_to: string }> {
  return sql<{ goes_to: string }>`SELECT goes_to FROM checkout_place
    WHERE checkout_id = ${checkout} AND store_id = ${storeId}`;
}

export function putPlace(
  row: Pick<CellTables['checkout_place'], 'checkout_id' | 'store_id' | 'goes_to'>,
  now: number,
): Statement {
  return sql`INSERT OR REPLACE INTO checkout_place (checkout_id, store_id, goes_to, named_at)
    VALUES (${row.checkout_id}, ${row.store_id}, ${row.goes_to}, ${now})`;
}

export interface RateRow extends Omit<CellTables['courier_rate'], 'courier_code'> {
  courier_code: CourierCode;
}

/** The rates of a checkout of a store that were asked after a moment, the cheapest first. */
export function listRates(storeId: string, checkout: string, since: number): Statement<RateRow> {
  return sql<RateRow>`SELECT checkout_id, courier_ref, shipment_ref, store_id, supplier_id,
      courier_code, place, carrier, carrier_service, asked_price, asked_days, asked_at, branch
    FROM courier_rate
    WHERE checkout_id = ${checkout} AND store_id = ${storeId} AND asked_at > ${since}
    ORDER BY asked_price, courier_ref`;
}

/** A rate of a checkout of a store that was asked after a moment, by the courier's own ids. */
export function findRate(
  storeId: string,
  of: { readonly checkout: string; readonly rate: string; readonly shipment: string },
  since: number,
): Statement<RateRow> {
  return sql<RateRow>`SELECT checkout_id, courier_ref, shipment_ref, store_id, supplier_id,
      courier_code, place, carrier, carrier_service, asked_price, asked_days, asked_at, branch
    FROM courier_rate WHERE checkout_id = ${of.checkout} AND courier_ref = ${of.rate}
      AND shipment_ref = ${of.shipment} AND store_id = ${storeId} AND asked_at > ${since}`;
}

/**
 * Keeps what a courier asked for a supplier's part, unless rates for the same place are kept already:
 * of two callers who asked at once, both get the rates of the first.
 * @param since rates that were asked by then are over, and make room
 */
export function keepRates(rows: readonly [RateRow, ...RateRow[]], since: number): Statement[] {
  const [{ checkout_id: checkout, supplier_id: supplier, place }] = rows;
  return [
    sql`DELETE FROM courier_rate WHERE checkout_id = ${checkout} AND asked_at <= ${since}`,
    sql`INSERT INTO courier_rate (checkout_id, courier_ref, shipment_ref, store_id, supplier_id,
        courier_code, place, carrier, carrier_service, asked_price, asked_days, asked_at, branch)
      SELECT value ->> 'checkout_id', value ->> 'courier_ref', value ->> 'shipment_ref',
        value ->> 'store_id', value ->> 'supplier_id', value ->> 'courier_code', value ->> 'place',
        value ->> 'carrier', value ->> 'carrier_service', value ->> 'asked_price',
        value ->> 'asked_days', value ->> 'asked_at', value ->> 'branch'
      FROM json_each(${JSON.stringify(rows)})
      WHERE NOT EXISTS (SELECT 1 FROM courier_rate WHERE checkout_id = ${checkout}
        AND supplier_id = ${supplier} AND place = ${place})
      ON CONFLICT DO NOTHING`,
  ];
}

/** Makes room for the rates that a supplier asks anew for an order of its own. */
export function dropRates(checkout: string, supplierId: string): Statement {
  return sql`DELETE FROM courier_rate WHERE checkout_id = ${checkout} AND supplier_id = ${supplierId}`;
}

/** Forgets rates that are over, and addresses and branches that were named long ago. */
export function forgetRates(before: { readonly rates: number; readonly places: number }) {
  return [
    sql`DELETE FROM courier_rate WHERE asked_at <= ${before.rates}`,
    sql`DELETE FROM checkout_place WHERE named_at <= ${before.places}`,
    sql`DELETE FROM checkout_branches WHERE found_at <= ${before.places}`,
  ];
}
