import type { ResaleFilter } from '../../../../shared/contracts/resale.ts';
import type { StoreId } from '../../../../shared/kernel/ids.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { fold, words } from '../../../../shared/rules/fold.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { marginOf } from '../../../db/margin-of.ts';
import {
  isEarnedBy,
  isForMe,
  isOffered,
  offers,
  others,
  type Seller,
} from '../../../db/offered-items.ts';
import { allOf, holds, inLanguage, nothing } from '../../../db/sql.ts';

/** A buyer pays nothing for a free item, whatever its price says. */
const priceOf = (price: Statement): Statement => sql`iif(i.is_free = 1, 0, ${price})`;

/** Whether a store is offered an item; a condition for a batch. */
export function isOfferedTo(storeId: StoreId, item: Statement): Statement {
  return sql`EXISTS (SELECT 1 FROM ${offers(storeId)} WHERE i.id = ${item})`;
}

function matches({ text, dssupplier, category, type }: ResaleFilter): Statement {
  return allOf([
    sql`1`,
    ...words(text).map((word) =>
      holds(`(i.name || ' ' || i.tags || coalesce(i.name_en, ''))`, word),
    ),
    ...(dssupplier === undefined ? [] : [sql`i.owner_id = ${dssupplier}`]),
    ...(type === undefined ? [] : [sql`i.kind = ${type}`]),
    ...(category === undefined
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM catalogue g
            JOIN listing p ON p.store_id = g.store_id AND p.item_id = i.id
            JOIN catalogue_listing c ON c.catalogue_id = g.id AND c.listing_id = p.id
            WHERE g.store_id = i.owner_id AND g.slug = ${category})`,
        ]),
  ]);
}

export interface OfferRow extends Pick<
  CellTables['item'],
  'id' | 'slug' | 'kind' | 'photos' | 'list_price' | 'currency' | 'contribution_margin'
> {
  readonly name: string;
  readonly dssupplier: string;
  readonly supplier_name: string;
  readonly supplier_slug: string;
  readonly in_store: number;
}

/** A page of the offered items, those with the highest margin first. */
export function listOffers(
  storeId: StoreId,
  filter: ResaleFilter,
  page: { readonly offset: number; readonly limit: number },
  locale: Locale,
): Statement<OfferRow> {
  return sql<OfferRow>`SELECT i.id, i.slug, ${inLanguage('i.name', locale)} AS name, i.kind, i.photos,
      ${priceOf(sql`i.list_price`)} AS list_price, i.currency, i.contribution_margin, o.id AS dssupplier, o.name AS supplier_name, o.slug AS supplier_slug,
      EXISTS (SELECT 1 FROM listing l WHERE l.store_id = me.id AND l.item_id = i.id) AS in_store
    FROM ${offers(storeId)} WHERE ${matches(filter)}
    ORDER BY i.contribution_margin DESC, i.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/**
 * Those of some items that the store sells, other stores offer and an account earns by, by variant, the
 * cheapest first.
 * @param now milliseconds, UTC
 */
export function listSold(
  seller: Seller,
  items: readonly string[],
  now: number,
): Statement<SoldRow> {
  return sql<SoldRow>`SELECT i.id, k.id AS sku, ${priceOf(sql`k.list_price`)} AS price, i.currency,
      ${marginOf(now)} AS margin
    FROM ${offers(seller.storeId)} JOIN sku k ON k.item_id = i.id
    WHERE i.id IN (SELECT value FROM json_each(${JSON.stringify(items)})) AND ${isEarnedBy(seller)}
    ORDER BY i.id, k.list_price, k.position`;
}

/** A variant of an offered item; minor units. */
export interface SoldRow {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly currency: string;
  /** What one unit leaves for resellers. */
  readonly margin: number;
}

/** How many items are offered, up to one more than `most`. */
export function countOffers(
  storeId: StoreId,
  filter: ResaleFilter,
  most: number,
): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${offers(storeId)}
    WHERE ${matches(filter)} LIMIT ${most + 1})`;
}

/** The offered items that a catalogue of the store does not have, those with the highest margin first. */
export function listMissing(
  storeId: StoreId,
  filter: ResaleFilter,
  catalogue: string,
  limit: number,
): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT i.id FROM ${missing(storeId, filter, catalogue)}
    ORDER BY i.contribution_margin DESC, i.id LIMIT ${limit}`;
}

export function countMissing(
  storeId: StoreId,
  filter: ResaleFilter,
  catalogue: string,
): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM ${missing(storeId, filter, catalogue)}`;
}

function missing(storeId: StoreId, filter: ResaleFilter, catalogue: string): Statement {
  return sql`${offers(storeId)} WHERE ${matches(filter)} AND NOT EXISTS (SELECT 1 FROM listing l
    JOIN catalogue_listing c ON c.listing_id = l.id AND c.catalogue_id = ${catalogue}
    WHERE l.store_id = me.id AND l.item_id = i.id)`;
}

/** The other stores that offer items, by name. */
export function listSuppliers(
  storeId: StoreId,
  text: string,
  page: { readonly offset: number; readonly limit: number },
): Statement<{ id: string; name: string; image: string | null }> {
  return sql<{ id: string; name: string; image: string | null }>`SELECT o.id, o.name,
      o.profile ->> 'photo' AS image
    FROM ${suppliers(storeId, text)} ORDER BY o.name, o.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer list is estimated. */
export function countSuppliers(storeId: StoreId, text: string): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${suppliers(storeId, text)} LIMIT 1001)`;
}

function suppliers(storeId: StoreId, text: string): Statement {
  const named = text === '' ? nothing : sql`AND ${holds('o.name', fold(text))}`;
  return sql`${others(storeId)} WHERE ${isForMe} ${named}
    AND EXISTS (SELECT 1 FROM item i WHERE i.owner_id = o.id AND ${isOffered})`;
}

/** The catalogues that suppliers have offered items in: those of one address count as one. */
export function listCategories(
  storeId: StoreId,
  text: string,
  page: { readonly offset: number; readonly limit: number },
  locale: Locale,
): Statement<{ slug: string; name: string }> {
  return sql<{
    slug: string;
    name: string;
  }>`SELECT g.slug, min(${inLanguage('g.name', locale)}) AS name
    FROM ${categories(storeId, text)} GROUP BY g.slug
    ORDER BY name, g.slug LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer list is estimated. */
export function countCategories(storeId: StoreId, text: string): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT DISTINCT g.slug
    FROM ${categories(storeId, text)} LIMIT 1001)`;
}

function categories(storeId: StoreId, text: string): Statement {
  const named =
    text === ''
      ? nothing
      : sql`AND ${holds(`(g.name || ' ' || coalesce(g.name_en, ''))`, fold(text))}`;
  return sql`${others(storeId)} JOIN catalogue g ON g.store_id = o.id AND g.num_products > 0
    WHERE ${isForMe} ${named} AND EXISTS (SELECT 1 FROM catalogue_listing c
      JOIN listing p ON p.id = c.listing_id JOIN item i ON i.id = p.item_id
      WHERE c.catalogue_id = g.id AND i.owner_id = o.id AND ${isOffered})`;
}

/**
 * How an item of the store's network stands to the store; no row for one that another network has, or
 * that was deleted.
 */
export function findOffer(
  storeId: StoreId,
  item: string,
): Statement<{ name: string; is_own: number; is_offered: number; is_for_me: number }> {
  return sql<{
    name: string;
    is_own: number;
    is_offered: number;
    is_for_me: number;
  }>`SELECT i.name, i.owner_id = me.id AS is_own,
      (${isOffered}) AND o.currency = me.currency AS is_offered, ${isForMe} AS is_for_me
    FROM item i JOIN store me ON me.id = ${storeId} JOIN store o ON o.id = i.owner_id
      AND coalesce(o.root_id, o.id) = coalesce(me.root_id, me.id)
    WHERE i.id = ${item} AND i.deleted_at IS NULL`;
}
