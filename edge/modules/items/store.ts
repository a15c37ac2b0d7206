import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { ItemKind } from '../../../shared/contracts/fields.ts';
import type { ItemSort } from '../../../shared/contracts/items.ts';
import { COUNTRIES_WITH_ZONE, endOfDay, startOfDay } from '../../../shared/rules/time-zone.ts';
import { allOf, nothing, sql, type Statement } from '../../db/sql.ts';

/** An item as a store lists it. */
export interface CardRow {
  id: string;
  owner_id: string;
  owner_name: string;
  owner_slug: string;
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
  stock_type: 'onstock' | 'ondemand';
  list_state: 'published' | 'unpublished';
  hidden: number;
  is_dropshipping: number;
  experience_date: number | null;
  for_sale: number;
}

export interface DetailRow extends CardRow {
  listing_id: number;
  description: string;
  tags: string;
  max_purchase_amount: number | null;
  experience_place: string | null;
  return_info: string;
}

export interface SkuRow {
  id: string;
  code: string;
  attributes: string;
  list_price: number;
  crossout_price: number | null;
  photo: string | null;
  available: number | null;
}

/** Which of a store's listings are meant. */
export interface Selection {
  readonly storeId: StoreId;
  readonly kind?: ItemKind | undefined;
  readonly catalogue?: { readonly slug: string } | { readonly id: string } | undefined;
  readonly owner?: string | undefined;
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** Only those whose price is shown. A price filter means it too: it must not tell a hidden price. */
  readonly priced?: boolean | undefined;
  /** True for what can be bought now, false for what cannot. */
  readonly available?: boolean | undefined;
  /** FTS5 expression whose terms bear the store's key; undefined for no text. */
  readonly match?: string | undefined;
  /** Experiences that begin within these days, `YYYY-MM-DD`, as the store's place counts them. */
  readonly startsFrom?: string | undefined;
  readonly startsTo?: string | undefined;
  readonly now: number;
}

/**
 * True when at least one unit of some variant can be bought. A hold that has ended counts for
 * nothing, swept or not.
 */
function forSale(item: string, now: number): Statement<never> {
  return sql`EXISTS (SELECT 1 FROM sku k WHERE k.item_id = ${raw(item)} AND (k.on_hand IS NULL
    OR k.on_hand > k.reserved
    OR EXISTS (SELECT 1 FROM hold h WHERE h.sku_id = k.id AND h.expires_at <= ${now})))`;
}

/** Text of our own put into SQL as it is; never anything that came from outside. */
function raw(text: string): Statement {
  return { text, params: [] };
}

function cardColumns(now: number): Statement {
  return sql`i.id, i.owner_id, o.name AS owner_name, o.slug AS owner_slug, i.slug, i.name, i.kind,
    i.list_price, i.highest_price, i.crossout_price, i.currency, i.is_free, i.hide_price, i.photos,
    i.stock_type, i.list_state, i.hidden, i.is_dropshipping, i.experience_date,
    ${forSale('i.id', now)} AS for_sale`;
}

/** The tables and conditions that a selection means; rows are `listing l`. */
function from(selection: Selection): Statement {
  const { storeId, catalogue, match } = selection;
  const sources: Statement[] = [];
  const conditions: Statement[] = [sql`l.store_id = ${storeId}`];
  if (match === undefined) sources.push(sql`listing l`);
  else {
    sources.push(sql`listing_text t JOIN listing l ON l.id = t.rowid`);
    conditions.push(sql`listing_text MATCH ${match}`);
  }
  if (catalogue) {
    sources.push(sql`JOIN catalogue_listing c ON c.listing_id = l.id`);
    conditions.push(
      'id' in catalogue
        ? sql`c.catalogue_id = (SELECT id FROM catalogue WHERE id = ${catalogue.id} AND store_id = ${storeId})`
        : sql`c.catalogue_id = (SELECT id FROM catalogue WHERE store_id = ${storeId} AND slug = ${catalogue.slug})`,
    );
  }
  if (selection.kind) conditions.push(sql`l.kind = ${selection.kind}`);
  if (selection.priceFrom !== undefined) {
    conditions.push(sql`l.list_price >= ${selection.priceFrom}`);
  }
  if (selection.priceTo !== undefined) conditions.push(sql`l.list_price <= ${selection.priceTo}`);
  if (byPrice(selection)) conditions.push(sql`f.hide_price = 0`);
  if (needsItem(selection)) sources.push(sql`JOIN item f ON f.id = l.item_id`);
  if (selection.owner) conditions.push(sql`f.owner_id = ${selection.owner}`);
  if (selection.startsFrom !== undefined) {
    const instant = inStoresZone(storeId, selection.startsFrom, startOfDay);
    conditions.push(sql`f.experience_date >= ${instant}`);
  }
  if (selection.startsTo !== undefined) {
    const instant = inStoresZone(storeId, selection.startsTo, endOfDay);
    conditions.push(sql`f.experience_date < ${instant}`);
  }
  if (selection.available !== undefined) {
    const available = sql`f.list_state = 'published' AND f.hidden = 0
      AND (f.experience_date IS NULL OR f.experience_date > ${selection.now})
      AND ${forSale('l.item_id', selection.now)}`;
    conditions.push(selection.available ? available : sql`NOT (${available})`);
  }
  return sql`FROM ${join(sources)} WHERE ${allOf(conditions)}`;
}

/** A day's instant in the zone of the store's country, chosen by the database, which knows it. */
function inStoresZone(
  storeId: StoreId,
  day: string,
  instantOf: (day: string, country: string) => number,
): Statement {
  const cases = COUNTRIES_WITH_ZONE.map(
    (country) => sql`WHEN ${country} THEN ${instantOf(day, country)}`,
  );
  return sql`CASE (SELECT country FROM store WHERE id = ${storeId}) ${join(cases)}
    ELSE ${instantOf(day, '')} END`;
}

function byPrice({ priced, priceFrom, priceTo }: Selection): boolean {
  return priced === true || priceFrom !== undefined || priceTo !== undefined;
}

function needsItem(selection: Selection): boolean {
  return (
    selection.owner !== undefined ||
    selection.startsFrom !== undefined ||
    selection.startsTo !== undefined ||
    selection.available !== undefined ||
    byPrice(selection)
  );
}

function join(sources: readonly Statement[]): Statement {
  return {
    text: sources.map((source) => source.text).join(' '),
    params: sources.flatMap((source) => source.params),
  };
}

function order(selection: Selection, sort: ItemSort): Statement {
  const id = selection.catalogue ? raw('c.listing_id') : raw('l.id');
  const price = selection.catalogue ? raw('c.list_price') : raw('l.list_price');
  if (sort === 'list_price') return sql`ORDER BY ${price}, ${id}`;
  if (sort === '-list_price') return sql`ORDER BY ${price} DESC, ${id} DESC`;
  if (selection.match !== undefined) return sql`ORDER BY bm25(listing_text, 10, 5, 1), l.id`;
  return selection.catalogue
    ? sql`ORDER BY c.position, c.listing_id`
    : sql`ORDER BY l.queue_position, l.id`;
}

/** A page of a selection: the page's ids come off one index, the rest is read for them alone. */
export function listCards(
  selection: Selection,
  sort: ItemSort,
  offset: number,
  limit: number,
): Statement<CardRow> {
  return sql`WITH page AS MATERIALIZED (
      SELECT l.item_id, row_number() OVER () AS place FROM (
        SELECT l.item_id ${from(selection)} ${order(selection, sort)}
        LIMIT ${limit} OFFSET ${offset}) l)
    SELECT ${cardColumns(selection.now)} FROM page p
    JOIN item i ON i.id = p.item_id JOIN store o ON o.id = i.owner_id ORDER BY p.place`;
}

/** A count never costs more than this many rows. */
export const COUNTED_UP_TO = 1_001;

/** How many a selection holds, up to 1,001. */
export function countUpTo(selection: Selection): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 ${from(selection)} LIMIT ${COUNTED_UP_TO})`;
}

export function countByKind(selection: Selection): Statement<{ kind: ItemKind; n: number }> {
  return sql`SELECT kind, count(*) AS n FROM (
    SELECT l.kind ${from({ ...selection, kind: undefined })} LIMIT ${COUNTED_UP_TO}) GROUP BY kind`;
}

export function countByCatalogue(
  selection: Selection,
): Statement<{ slug: string; name: string; n: number }> {
  return sql`SELECT g.slug, g.name, count(*) AS n FROM (
      SELECT l.id ${from({ ...selection, catalogue: undefined })} LIMIT ${COUNTED_UP_TO}) l
    JOIN catalogue_listing cl ON cl.listing_id = l.id
    JOIN catalogue g ON g.id = cl.catalogue_id
    GROUP BY g.id ORDER BY g.position`;
}

export function pricesOf(selection: Selection): Statement<{ list_price: number; n: number }> {
  const { priceFrom: _from, priceTo: _to, ...rest } = selection;
  return sql`SELECT list_price, count(*) AS n FROM (
    SELECT l.list_price ${from({ ...rest, priced: true })} LIMIT ${COUNTED_UP_TO}) GROUP BY list_price`;
}

/** One listed item, by its id or by its slug, and its owner where the address names it. */
export function findListed(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
  now: number,
): Statement<DetailRow> {
  return sql`SELECT ${cardColumns(now)}, l.id AS listing_id, i.description, i.tags,
      i.max_purchase_amount, i.experience_place, i.return_info
    ${addressed(storeId, item, owner)}`;
}

/** The variants of one listed item, found the same way, so that both travel in one round trip. */
export function listSkus(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
  now: number,
): Statement<SkuRow> {
  return sql`SELECT k.id, k.code, k.attributes, k.list_price, k.crossout_price, k.photo,
      k.on_hand - k.reserved + (SELECT coalesce(sum(h.amount), 0) FROM hold h
        WHERE h.sku_id = k.id AND h.expires_at <= ${now}) AS available
    FROM sku k WHERE k.item_id = (${identify(storeId, item, owner)}) ORDER BY k.position`;
}

export function listCataloguesOf(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
): Statement<{ id: string; slug: string; name: string }> {
  return sql`SELECT g.id, g.slug, g.name FROM listing l
    JOIN catalogue_listing c ON c.listing_id = l.id JOIN catalogue g ON g.id = c.catalogue_id
    WHERE l.store_id = ${storeId} AND l.item_id = (${identify(storeId, item, owner)})
    ORDER BY g.position`;
}

function identify(storeId: StoreId, item: string, owner: string | undefined): Statement {
  return sql`SELECT i.id ${addressed(storeId, item, owner)}`;
}

/**
 * The item that an address names, if the store lists it. The joins are in the order in which they
 * cost least: SQLite would rather walk the whole list of the store.
 * @param owner the owning store's id, slug or account
 */
function addressed(storeId: StoreId, item: string, owner: string | undefined): Statement {
  const byName = item.startsWith('it_') ? sql`i.id = ${item}` : sql`i.slug = ${item}`;
  const byOwner =
    owner === undefined
      ? nothing
      : sql`AND (o.id = ${owner} OR o.slug = ${owner} OR o.owner = ${owner})`;
  return sql`FROM item i CROSS JOIN store o ON o.id = i.owner_id
    CROSS JOIN listing l ON l.item_id = i.id AND l.store_id = ${storeId}
    WHERE ${byName} ${byOwner} LIMIT 1`;
}

export function findProxy(storeId: StoreId): Statement<{ is_proxy: number }> {
  return sql`SELECT is_proxy FROM store WHERE id = ${storeId}`;
}

/** A catalogue of the store, to tell one that is empty from one that is not there. */
export function findCatalogue(
  storeId: StoreId,
  by: { readonly slug: string } | { readonly id: string },
): Statement<{ id: string }> {
  return 'id' in by
    ? sql`SELECT id FROM catalogue WHERE id = ${by.id} AND store_id = ${storeId}`
    : sql`SELECT id FROM catalogue WHERE store_id = ${storeId} AND slug = ${by.slug}`;
}

/** The addresses of what a store lists and shows, in its order. */
export function listAddresses(
  storeId: StoreId,
  limit: number,
): Statement<{ kind: ItemKind; slug: string; owner_slug: string }> {
  return sql`SELECT i.kind, i.slug, o.slug AS owner_slug FROM listing l
    JOIN item i ON i.id = l.item_id JOIN store o ON o.id = i.owner_id
    WHERE l.store_id = ${storeId} AND i.list_state = 'published' AND i.hidden = 0
    ORDER BY l.queue_position, l.id LIMIT ${limit}`;
}
