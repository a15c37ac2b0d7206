import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { saleKinds } from '../../../shared/rules/in-store.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { inLanguage } from '../../db/sql.ts';
import { named } from './edit/reads.ts';

/** The variants that a store sells in person: its own goods that stand in its shop. */

export interface SaleItemRow extends Pick<
  CellTables['sku'],
  'code' | 'barcode' | 'attributes' | 'list_price'
> {
  readonly item: string;
  readonly sku: string;
  name: string;
  sku_photo: string | null;
  photos: string;
  currency: string;
  is_free: number;
  /** Null for a variant that is made on demand. */
  available: number | null;
}

function columns(locale: Locale): Statement {
  return sql`i.id AS item, k.id AS sku, ${inLanguage('i.name', locale)} AS name,
    ${inLanguage('k.attributes', locale)} AS attributes, k.code, k.barcode, k.photo AS sku_photo,
    i.photos, k.list_price, i.currency, i.is_free, k.on_hand - k.reserved AS available`;
}

function isSold(storeId: StoreId): Statement {
  return sql`i.owner_id = ${storeId} AND i.list_state = 'published' AND i.hidden = 0
    AND i.hide_price = 0 AND i.kind IN (SELECT value FROM json_each(${JSON.stringify(saleKinds)}))`;
}

/** Variants by a whole code or barcode, as a scanner reads them. */
export function listByCode(
  storeId: StoreId,
  code: string,
  locale: Locale,
  limit: number,
): Statement<SaleItemRow> {
  return sql<SaleItemRow>`SELECT ${columns(locale)} FROM sku k JOIN item i ON i.id = k.item_id
    JOIN listing l ON l.store_id = ${storeId} AND l.item_id = i.id
    WHERE (k.code = ${code} OR k.barcode = ${code}) AND ${isSold(storeId)}
    ORDER BY k.id LIMIT ${limit}`;
}

/** Variants by words of their items' names, in the order of the shop. */
export function listByName(
  storeId: StoreId,
  text: string,
  locale: Locale,
  limit: number,
): Statement<SaleItemRow> {
  return sql<SaleItemRow>`SELECT ${columns(locale)} FROM (SELECT l.item_id, l.queue_position, l.id
      FROM listing l WHERE l.store_id = ${storeId} AND l.owner_id = ${storeId} AND l.shown = 1
        ${named(storeId, text)} ORDER BY l.queue_position, l.id LIMIT ${limit}) f
    JOIN item i ON i.id = f.item_id JOIN sku k ON k.item_id = i.id
    WHERE ${isSold(storeId)} ORDER BY f.queue_position, f.id, k.position LIMIT ${limit}`;
}

/** Variants by their ids, in the order of the ids. */
export function listByIds(
  storeId: StoreId,
  skus: readonly string[],
  locale: Locale,
): Statement<SaleItemRow> {
  return sql<SaleItemRow>`SELECT ${columns(locale)}
    FROM json_each(${JSON.stringify(skus)}) j JOIN sku k ON k.id = j.value
    JOIN item i ON i.id = k.item_id
    JOIN listing l ON l.store_id = ${storeId} AND l.item_id = i.id
    WHERE ${isSold(storeId)} ORDER BY j.key`;
}
