import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { ItemKind } from '../../../shared/contracts/fields.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { DeliveryColumns } from '../../db/delivery-terms.ts';
import { altOf, describedPhotos, focusOf } from '../../db/library-photos.ts';
import { seoColumns, type SeoRow } from '../../db/seo-columns.ts';
import { inLanguage, nothing, termsInLanguage } from '../../db/sql.ts';

/** When something is read, and in which language. */
export interface Reader {
  readonly now: number;
  readonly locale: Locale;
}

/** An item as a store lists it. */
export interface CardRow {
  id: string;
  owner_id: string;
  owner_name: string;
  owner_slug: string;
  /** The clock that an experience's owner goes by: a time zone, or the owner's country. */
  clock: string;
  slug: string;
  name: string;
  kind: ItemKind;
  list_price: number;
  highest_price: number;
  crossout_price: number | null;
  currency: string;
  is_free: number;
  hide_price: number;
  photos: string;
  /** JSON: the point that crops of its first photo keep; null for the middle. */
  photo_focus: string | null;
  stock_type: 'onstock' | 'ondemand';
  list_state: 'published' | 'unpublished';
  hidden: number;
  tax_rate: number | null;
  is_dropshipping: number;
  experience_date: number | null;
  /** How many reviews it has, and the sum of their qualifications. */
  rated: number;
  rating_sum: number;
  for_sale: number;
}

export interface DetailRow
  extends
    CardRow,
    Pick<
      CellTables['item'],
      | 'description'
      | 'tags'
      | 'details'
      | 'max_purchase_amount'
      | 'experience_place'
      | 'return_info'
    >,
    DeliveryColumns,
    SeoRow {
  listing_id: number;
  /** Its photos, each with its picture's text where there is one. */
  described_photos: string;
  /** 1 where the store that is asked shows items and sells none. */
  sells_none: number;
}

export interface SkuRow extends Pick<
  CellTables['sku'],
  'id' | 'code' | 'attributes' | 'list_price' | 'crossout_price' | 'photo'
> {
  available: number | null;
}

/** A variant as the item's own page shows it. */
export interface DetailSkuRow extends SkuRow {
  /** The words of the library for its photo. */
  photo_alt: string | null;
}

/**
 * True when at least one unit of some variant can be bought. A hold that has ended counts for
 * nothing, even before the sweep deletes it.
 */
export function forSale(now: number): Statement<never> {
  return sql`EXISTS (SELECT 1 FROM sku k WHERE k.item_id = i.id AND (k.on_hand IS NULL
    OR k.on_hand > k.reserved
    OR EXISTS (SELECT 1 FROM hold h WHERE h.sku_id = k.id AND h.expires_at <= ${now})))`;
}

/** The columns of a card, from `item i` and its owner `store o`. */
export function cardColumns({ now, locale }: Reader): Statement {
  return sql`i.id, i.owner_id, o.name AS owner_name, o.slug AS owner_slug, i.slug,
    CASE WHEN i.experience_date IS NULL THEN o.country
      ELSE coalesce(o.profile ->> 'time_zone', o.country) END AS clock,
    ${inLanguage('i.name', locale)} AS name, i.kind,
    i.list_price, i.highest_price, i.crossout_price, i.tax_rate, i.currency, i.is_free, i.hide_price, i.photos,
    ${focusOf("i.photos ->> '$[0].url'", 'i.owner_id')} AS photo_focus,
    i.stock_type, i.list_state, i.hidden, i.is_dropshipping, i.experience_date,
    i.rated, i.rating_sum, ${forSale(now)} AS for_sale`;
}

/** One listed item, by its id or by its slug, and its owner where the address names it. */
export function findListed(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
  reader: Reader,
): Statement<DetailRow> {
  return sql`SELECT ${cardColumns(reader)}, l.id AS listing_id,
      ${describedPhotos('i.photos', 'i.owner_id', reader.locale)} AS described_photos,
      ${inLanguage('i.description', reader.locale)} AS description,
      ${inLanguage('i.tags', reader.locale)} AS tags,
      ${inLanguage('i.details', reader.locale)} AS details,
      ${seoColumns('i', reader.locale, 'name_en')},
      i.max_purchase_amount,
      ${inLanguage('i.experience_place', reader.locale)} AS experience_place,
      ${termsInLanguage('i.return_info', reader.locale)} AS return_info, o.country, o.delivery_types,
      o.fixed_shipping_cost, o.fixed_shipping_days, o.collection_address, o.delivery_countries,
      (SELECT is_proxy FROM store WHERE id = ${storeId}) AS sells_none
    ${addressed(storeId, item, owner)}`;
}

/**
 * The columns of `sku k`. A hold that has ended counts for nothing, even before the sweep deletes
 * it.
 */
export function skuColumns({ now, locale }: Reader): Statement {
  return sql`k.id, k.code, ${inLanguage('k.attributes', locale)} AS attributes, k.list_price, k.crossout_price, k.photo,
      k.on_hand - k.reserved + (SELECT coalesce(sum(h.amount), 0) FROM hold h
        WHERE h.sku_id = k.id AND h.expires_at <= ${now}) AS available`;
}

/**
 * The variants of one listed item. The item is found in the same way, so that both reads travel in
 * one round trip.
 */
export function listSkus(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
  reader: Reader,
): Statement<DetailSkuRow> {
  return sql`SELECT ${skuColumns(reader)},
      ${altOf("k.photo ->> '$.url'", '(SELECT owner_id FROM item WHERE id = k.item_id)', reader.locale)} AS photo_alt
    FROM sku k WHERE k.item_id = (${identifyItem(storeId, item, owner)}) ORDER BY k.position`;
}

export function listCataloguesOf(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
  locale: Locale,
): Statement<{ id: string; slug: string; name: string }> {
  return sql`SELECT g.id, g.slug, ${inLanguage('g.name', locale)} AS name FROM listing l
    JOIN catalogue_listing c ON c.listing_id = l.id JOIN catalogue g ON g.id = c.catalogue_id
    WHERE l.store_id = ${storeId} AND l.item_id = (${identifyItem(storeId, item, owner)})
    ORDER BY g.position`;
}

/** A query of the id of the item that an address names, for reads that travel with the item's own. */
export function identifyItem(storeId: StoreId, item: string, owner: string | undefined): Statement {
  return sql`SELECT i.id ${addressed(storeId, item, owner)}`;
}

/**
 * The item that an address names, if the store lists it. The joins are in the order in which they
 * cost least: SQLite would rather walk the store's whole list. A slug alone is looked up among the
 * store's listings, a slug with its owner among the owner's items, since items of other owners may
 * have the same slug.
 * @param owner the owning store's id, slug or account
 */
function addressed(storeId: StoreId, item: string, owner: string | undefined): Statement {
  const isId = item.startsWith('it_');
  if (!isId && owner !== undefined) {
    return sql`FROM (SELECT id FROM store WHERE id = ${owner}
        UNION SELECT id FROM store WHERE slug = ${owner}
        UNION SELECT id FROM store WHERE owner = ${owner}) w
      CROSS JOIN item i ON i.owner_id = w.id AND i.slug = ${item}
      CROSS JOIN store o ON o.id = i.owner_id
      CROSS JOIN listing l ON l.item_id = i.id AND l.store_id = ${storeId} LIMIT 1`;
  }
  if (!isId) {
    return sql`FROM listing l CROSS JOIN item i ON i.id = l.item_id
      CROSS JOIN store o ON o.id = i.owner_id
      WHERE l.store_id = ${storeId} AND l.item_slug = ${item} LIMIT 1`;
  }
  const byOwner =
    owner === undefined
      ? nothing
      : sql`AND (o.id = ${owner} OR o.slug = ${owner} OR o.owner = ${owner})`;
  return sql`FROM item i CROSS JOIN store o ON o.id = i.owner_id
    CROSS JOIN listing l ON l.item_id = i.id AND l.store_id = ${storeId}
    WHERE i.id = ${item} ${byOwner} LIMIT 1`;
}

/** The addresses of the items that a store lists and shows, in its order. */
export function listAddresses(
  storeId: StoreId,
  limit: number,
): Statement<{ kind: ItemKind; slug: string; owner_slug: string }> {
  return sql`SELECT i.kind, i.slug, o.slug AS owner_slug FROM listing l
    JOIN item i ON i.id = l.item_id JOIN store o ON o.id = i.owner_id
    WHERE l.store_id = ${storeId} AND l.shown = 1
    ORDER BY l.queue_position, l.id LIMIT ${limit}`;
}
