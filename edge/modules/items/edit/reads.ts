import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { TAGS_MOST } from '../../../../shared/rules/measures-most.ts';
import { stem, words } from '../../../../shared/rules/fold.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { nothing, raw } from '../../../db/sql.ts';
import { storeKey } from '../store-key.ts';
import type { EditedRow, EditedSkuRow } from './state.ts';

/** The columns of an item that its owner edits. */
export const itemColumns =
  raw(`id, slug, kind, name, name_en, description, description_en, main_type,
  tags, tags_en, details, details_en, seo_title, seo_title_en, seo_description,
  seo_description_en, photos, currency, is_free, hide_price, is_dropshipping, contribution_margin,
  stock_type, max_purchase_amount, list_state, hidden, publish_at, experience_date,
  experience_place, experience_place_en, return_info, weight_g, size_mm, tax_rate, sat_product, sat_unit, version,
  updated_at`);

/** The columns of a variant of it, with its stock. */
export const skuColumns = raw(`k.id, k.code, k.attributes, k.attributes_en, k.list_price,
  k.crossout_price, k.photo, k.persons, k.barcode, k.weight_g, k.size_mm,
  k.contribution_margin, k.on_hand, k.reserved`);

/** An own item that is not deleted. */
export function findItem(storeId: StoreId, id: string): Statement<EditedRow> {
  return sql<EditedRow>`SELECT ${itemColumns}
    FROM item WHERE id = ${id} AND owner_id = ${storeId} AND deleted_at IS NULL`;
}

/** Its variants, in their order. */
export function listSkusOf(storeId: StoreId, id: string): Statement<EditedSkuRow> {
  return sql<EditedSkuRow>`SELECT ${skuColumns}
    FROM item i JOIN sku k ON k.item_id = i.id
    WHERE i.id = ${id} AND i.owner_id = ${storeId} ORDER BY k.position`;
}

/** The variants of own items, in their order, with their prices and stock. */
export function listSkusOfAll(
  storeId: StoreId,
  ids: readonly string[],
): Statement<
  Pick<CellTables['sku'], 'item_id' | 'id' | 'attributes' | 'list_price' | 'on_hand' | 'reserved'>
> {
  return sql`SELECT k.item_id, k.id, k.attributes, k.list_price, k.on_hand, k.reserved
    FROM json_each(${JSON.stringify(ids)}) j
    CROSS JOIN item i ON i.id = j.value AND i.owner_id = ${storeId}
    CROSS JOIN sku k ON k.item_id = i.id ORDER BY k.item_id, k.position`;
}

export interface OwnRow extends Pick<
  CellTables['item'],
  | 'id'
  | 'slug'
  | 'kind'
  | 'name'
  | 'list_price'
  | 'highest_price'
  | 'currency'
  | 'is_free'
  | 'list_state'
  | 'hidden'
  | 'publish_at'
  | 'photos'
  | 'version'
> {
  /** Null when made on demand. */
  readonly units: number | null;
  readonly variants: number;
}

export interface OwnSelection {
  readonly text: string;
  readonly shown: boolean | undefined;
}

/** A page of the store's own items, in the order of its shop. */
export function listOwn(
  storeId: StoreId,
  selection: OwnSelection,
  page: { readonly offset: number; readonly limit: number },
): Statement<OwnRow> {
  return sql<OwnRow>`SELECT i.id, i.slug, i.kind, i.name, i.list_price, i.highest_price, i.currency,
      i.is_free, i.list_state, i.hidden, i.publish_at, i.photos, i.version,
      (SELECT sum(k.on_hand - k.reserved) FROM sku k WHERE k.item_id = i.id) AS units,
      (SELECT count(*) FROM sku k WHERE k.item_id = i.id) AS variants
    FROM listing l JOIN item i ON i.id = l.item_id WHERE ${own(storeId, selection)}
    ORDER BY l.shown DESC, l.queue_position, l.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/**
 * Tags of the own items that stand first in the shop, the most frequent first. Tags that differ in
 * case alone are one.
 */
export function listTags(
  storeId: StoreId,
  language: 'own' | 'english',
): Statement<{ tag: string }> {
  const tags = language === 'own' ? sql`i.tags` : sql`i.tags_en`;
  return sql<{ tag: string }>`SELECT t.value AS tag FROM (SELECT ${tags} AS tags FROM listing l
      JOIN item i ON i.id = l.item_id WHERE ${own(storeId, { text: '', shown: undefined })}
      ORDER BY l.shown DESC, l.queue_position, l.id LIMIT ${TAGS_MOST.readFrom}) r
    CROSS JOIN json_each(r.tags) t
    GROUP BY lower(t.value) ORDER BY count(*) DESC, t.value LIMIT ${TAGS_MOST.offered}`;
}

/** Up to 1,001: a longer list is estimated. */
export function countOwn(storeId: StoreId, selection: OwnSelection): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM listing l
    WHERE ${own(storeId, selection)} LIMIT 1001)`;
}

function own(storeId: StoreId, { text, shown }: OwnSelection): Statement {
  const state = shown === undefined ? nothing : sql`AND l.shown = ${shown}`;
  return sql`l.store_id = ${storeId} AND l.owner_id = ${storeId} ${state} ${named(storeId, text)}`;
}

/**
 * Narrows a statement over `listing l` to names that have all words of a text, which are looked up in
 * the index of names, the last one as a beginning. Listings that are not shown are found, too.
 */
export function named(storeId: StoreId, text: string): Statement {
  const found = words(text);
  if (found.length === 0) return nothing;
  const mark = storeKey(storeId);
  const match = found.map((word, index) => {
    const isLast = index === found.length - 1;
    return isLast ? `("${mark}${stem(word)}" OR "${mark}${word}"*)` : `"${mark}${stem(word)}"`;
  });
  return sql`AND l.id IN (SELECT rowid FROM listing_name WHERE listing_name MATCH ${match.join(' AND ')})`;
}

/** Those of the slugs that items of the owner have, deleted ones included. */
export function listTaken(storeId: StoreId, slugs: readonly string[]): Statement<{ slug: string }> {
  return sql<{ slug: string }>`SELECT DISTINCT i.slug FROM json_each(${JSON.stringify(slugs)}) j
    CROSS JOIN item i ON i.slug = j.value AND i.owner_id = ${storeId}`;
}

/** What a store's items go by. */
export interface StoreTerms {
  readonly currency: string;
  /** The zone that its owner chose, or else its country. */
  readonly clock: string;
}

export function findTerms(storeId: StoreId): Statement<StoreTerms> {
  return sql<StoreTerms>`SELECT currency, coalesce(profile ->> 'time_zone', country) AS clock
    FROM store WHERE id = ${storeId}`;
}

/** The stores that list an item, or did until it was deleted; the owner's own stands first. */
export function listStoresOf(
  storeId: StoreId,
  id: string,
  limit: number,
): Statement<{ store_id: string }> {
  return sql<{ store_id: string }>`SELECT store_id FROM (
      SELECT store_id FROM listing WHERE item_id = ${id}
      UNION SELECT store_id FROM deleted_listing WHERE item_id = ${id})
    ORDER BY store_id <> ${storeId} LIMIT ${limit}`;
}

/** Pictures of the store's library by their names in the bucket. */
export function listPictures(
  storeId: StoreId,
  keys: readonly string[],
): Statement<Pick<CellTables['picture'], 'key' | 'width' | 'height'>> {
  return sql`SELECT key, width, height FROM picture
    WHERE store_id = ${storeId} AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
}
