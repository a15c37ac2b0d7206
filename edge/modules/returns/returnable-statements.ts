import type { Locale } from '../../../shared/kernel/locale.ts';
import type { ReturnedUnits } from '../../../shared/rules/returns.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw, termsInLanguage } from '../../db/sql.ts';
import { received } from './exchange-statements.ts';

/** Which units of an order may still be returned, and for what they may be exchanged. */

export interface ReturnableRow {
  line: number;
  name: string;
  /** JSON; null for none. */
  photo: string | null;
  bought: number;
  returned: number;
  /** JSON of the item's terms; null once the item is gone. */
  terms: string | null;
}

/** The units of a declined return `q` may be named anew. */
const counts = raw(`q.decision IS NOT 'declined'`);

/** The units that a returned line `r` takes from those that may be returned: what was sent in exchange may be, again. */
const named = raw(`r.amount - iif(r.exchange = 'sent', r.exchange_units, 0)`);

/** The lines of an order, with the units that its returns have named, or that never came. */
export function listReturnable(order: string, locale: Locale): Statement<ReturnableRow> {
  return sql<ReturnableRow>`SELECT l.position AS line, l.snapshot ->> '$.name' AS name,
      l.snapshot -> '$.photo' AS photo, l.amount AS bought, ${termsInLanguage('i.return_info', locale)} AS terms,
      coalesce((SELECT sum(${named}) FROM return_line r JOIN return_request q ON q.id = r.return_id
        WHERE q.order_id = l.order_id AND r.line = l.position AND ${counts}), 0) + l.cut_units AS returned
    FROM order_line l LEFT JOIN item i ON i.id = l.item_id
    WHERE l.order_id = ${order} ORDER BY l.position`;
}

/** True while an order is delivered, and was received after a time. */
export function isReturnable(order: string, receivedAfter: number): Statement {
  return sql`EXISTS (SELECT 1 FROM purchase_order o
    WHERE o.id = ${order} AND o.is_test = 0 AND o.state = 'delivered'
      AND ${received} > ${receivedAfter})`;
}

/** True while no line has more units returned than were bought, these ones among them. */
export function fits(order: string, asked: readonly ReturnedUnits[]): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(asked)}) a
    LEFT JOIN order_line l ON l.order_id = ${order} AND l.position = a.value ->> 'line'
    WHERE l.amount IS NULL OR l.amount - l.cut_units < a.value ->> 'amount' + coalesce((SELECT sum(${named})
      FROM return_line r JOIN return_request q ON q.id = r.return_id
      WHERE q.order_id = ${order} AND r.line = a.value ->> 'line' AND ${counts}), 0))`;
}

/** Units of a line that are one variant, and may be returned as it. */
export interface KindRow {
  line: number;
  sku: string;
  /** Its words, where an exchange has brought it; null for the one that was sold. */
  variant: string | null;
  /** Less than zero where a withdrawal has named more. */
  left: number;
}

const kinds = (
  order: string,
) => sql`SELECT u.line, u.sku, max(u.variant) AS variant, sum(u.units) AS left
  FROM (SELECT l.position AS line, l.sku_id AS sku, NULL AS variant, l.amount - l.cut_units AS units
      FROM order_line l WHERE l.order_id = ${order}
    UNION ALL SELECT r.line, r.wanted_sku, r.wanted_variant, r.exchange_units
      FROM return_request q JOIN return_line r ON r.return_id = q.id
      WHERE q.order_id = ${order} AND r.exchange = 'sent'
    UNION ALL SELECT r.line, coalesce(r.from_sku, l.sku_id), NULL, -r.amount
      FROM return_request q JOIN return_line r ON r.return_id = q.id
      JOIN order_line l ON l.order_id = q.order_id AND l.position = r.line
      WHERE q.order_id = ${order} AND ${counts}) u
  GROUP BY u.line, u.sku`;

/** The variants that the lines of an order have come as, by an exchange too. */
export function listKinds(order: string): Statement<KindRow> {
  return sql<KindRow>`${kinds(order)} ORDER BY u.line, variant IS NOT NULL`;
}

/** Units of a line, as the variant that was sold or that an exchange has brought. */
interface KindUnits extends ReturnedUnits {
  readonly sku: string;
}

/** True while so many units are left of each variant that is named. */
export function fitsKinds(order: string, asked: readonly KindUnits[]): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(asked)}) a
    LEFT JOIN (${kinds(order)}) k ON k.line = a.value ->> 'line' AND k.sku = a.value ->> 'sku'
    WHERE coalesce(k.left, 0) < a.value ->> 'amount')`;
}

/** A variant for which units of a line may be exchanged. */
export interface VariantRow {
  line: number;
  sku: string;
  /** JSON, by the names of the choices; the English ones are null where there are none. */
  attributes: string;
  attributes_en: string | null;
  /** Units in stock that nobody holds; null for one that is made on demand. */
  free: number | null;
}

/**
 * The variants of the items of an order's goods that its store still sells at the price that it had when it was sold, and of
 * which some are free.
 */
export function listVariants(order: string): Statement<VariantRow> {
  return sql<VariantRow>`SELECT l.position AS line, k.id AS sku, k.attributes, k.attributes_en,
      k.on_hand - k.reserved AS free
    FROM order_line l JOIN purchase_order o ON o.id = l.order_id
    JOIN item i ON i.id = l.item_id AND i.list_state = 'published' AND i.hidden = 0 AND i.hide_price = 0
    JOIN listing g ON g.store_id = o.store_id AND g.item_id = i.id
    JOIN sku k ON k.item_id = i.id AND iif(i.is_free = 1, 0, k.list_price)
      = coalesce(l.snapshot ->> '$.list_price', l.unit_price)
    WHERE l.order_id = ${order} AND l.snapshot ->> '$.type' = 'product'
      AND (k.on_hand IS NULL OR k.on_hand > k.reserved)
    ORDER BY l.position, k.position`;
}
