import type { ItemKind } from '../../../shared/contracts/fields.ts';
import type { ItemSort } from '../../../shared/contracts/items.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { COUNTRIES_WITH_ZONE, endOfDay, startOfDay } from '../../../shared/rules/time-zone.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { allOf, join, raw } from '../../db/sql.ts';

/** Which of a store's listings are meant. */
export interface Selection {
  readonly storeId: StoreId;
  readonly kind?: ItemKind | undefined;
  readonly catalogue?: CatalogueRef | undefined;
  readonly owner?: string | undefined;
  /** Minor units. What hides its price or is not shown has none to filter by. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** True for what can be bought now, false for what cannot. */
  readonly available?: boolean | undefined;
  /** FTS5 expression whose terms bear the store's key; undefined for no text. */
  readonly match?: string | undefined;
  /** The same of the index of names; undefined where no name can match. */
  readonly named?: string | undefined;
  /** Experiences that begin within these days, `YYYY-MM-DD`, as the store's place counts them. */
  readonly startsFrom?: string | undefined;
  readonly startsTo?: string | undefined;
  readonly now: number;
}

export type CatalogueRef = { readonly slug: string } | { readonly id: string };

/** From here on a place by price is that of an item without one (migration 0004). */
const NO_PRICE = 1_000_000_000_000_000;

/** Whether a selection asks for more than a kind or a catalogue, whose numbers are kept. */
export function isFiltered(selection: Selection): boolean {
  const { owner, priceFrom, priceTo, available, match, startsFrom, startsTo } = selection;
  return [owner, priceFrom, priceTo, available, match, startsFrom, startsTo].some(
    (filter) => filter !== undefined,
  );
}

/** Whether it asks for nothing but what kept numbers tell of: kind, catalogue, prices, availability. */
export function isKept({ match, owner, startsFrom, startsTo }: Selection): boolean {
  return [match, owner, startsFrom, startsTo].every((filter) => filter === undefined);
}

/** How a list is gone through: by whatever index finds it, or in its own order until a page is full. */
export type Walk = 'any' | ItemSort;

/** How a selection is read: its text in which index, its list in which way. */
export interface Reading {
  readonly text?: 'listing_text' | 'listing_name';
  readonly walk?: Walk;
}

/**
 * The tables of a selection and its conditions; rows are `listing l`, in a catalogue also
 * `catalogue_listing c`, with a text also `t`, an index of texts. The joins stand in the order in
 * which they cost least.
 */
export function from(
  selection: Selection,
  { text = 'listing_text', walk = 'any' }: Reading = {},
): Statement {
  const match = text === 'listing_name' ? selection.named : selection.match;
  const tables: Statement[] = [];
  if (match !== undefined) tables.push(raw(`${text} t CROSS JOIN listing l ON l.id = t.rowid`));
  if (selection.catalogue === undefined) {
    if (match === undefined) tables.push(raw('listing l'));
  } else {
    const members = raw('catalogue_listing c');
    tables.push(
      match === undefined
        ? join([members, raw('CROSS JOIN listing l ON l.id = c.listing_id')])
        : join([raw('CROSS JOIN'), members, raw('ON c.listing_id = l.id')]),
    );
  }
  const found = match === undefined ? [] : [sql`${raw(text)} MATCH ${match}`];
  return sql`FROM ${join(tables)} WHERE ${allOf([...found, ...conditions(selection, walk)])}`;
}

/** Whether a selection is a text and nothing else. */
function isBareText(selection: Selection): boolean {
  const { match, kind, catalogue } = selection;
  const isNarrowed = isFiltered({ ...selection, match: undefined });
  return match !== undefined && kind === undefined && catalogue === undefined && !isNarrowed;
}

/**
 * The ids that match a text, the newest first, `id` by name. A text alone is looked up in its index
 * and nowhere else, less what was taken from sale: whoever shows one of them has still to ask whether
 * it is the store's, whose mark another might share.
 */
export function newestOfText(selection: Selection, limit: Statement): Statement {
  if (!isBareText(selection)) {
    return sql`SELECT l.id ${from(selection)} ORDER BY t.rowid DESC LIMIT ${limit}`;
  }
  return sql`SELECT t.rowid AS id FROM listing_text t WHERE listing_text MATCH ${selection.match}
    AND NOT EXISTS (SELECT 1 FROM listing x INDEXED BY listing_not_shown
      WHERE x.id = t.rowid AND x.shown = 0)
    ORDER BY t.rowid DESC LIMIT ${limit}`;
}

function conditions(selection: Selection, walk: Walk): Statement[] {
  const { storeId, catalogue, kind, owner, available, startsFrom, startsTo, now } = selection;
  return [
    sql`l.store_id = ${storeId}`,
    // A search is for what can be had; lists show what was taken from sale faded, and last.
    ...(selection.match === undefined ? [] : [sql`l.shown = 1`]),
    ...(catalogue ? [sql`c.catalogue_id = (${catalogueId(storeId, catalogue)})`] : []),
    ...(kind === undefined ? [] : [sql`l.kind = ${kind}`]),
    ...(owner === undefined ? [] : [sql`l.owner_id = ${owner}`]),
    ...priceConditions(selection, walk),
    ...(startsFrom === undefined
      ? []
      : [sql`l.starts_at >= ${inStoresZone(storeId, startsFrom, startOfDay)}`]),
    ...(startsTo === undefined
      ? []
      : [sql`l.starts_at < ${inStoresZone(storeId, startsTo, endOfDay)}`]),
    ...(available === undefined ? [] : [sql`${isAvailable(now)} = ${available}`]),
  ];
}

/** The id of a catalogue, if it is the store's. */
export function catalogueId(storeId: StoreId, by: CatalogueRef): Statement<{ id: string }> {
  return 'id' in by
    ? sql`SELECT id FROM catalogue WHERE id = ${by.id} AND store_id = ${storeId}`
    : sql`SELECT id FROM catalogue WHERE store_id = ${storeId} AND slug = ${by.slug}`;
}

function priceConditions({ priceFrom, priceTo, catalogue }: Selection, walk: Walk): Statement[] {
  if (priceFrom === undefined && priceTo === undefined) return [];
  const table = catalogue ? 'c' : 'l';
  const low = priceFrom ?? 0;
  const high = Math.min(priceTo ?? NO_PRICE, NO_PRICE - 1);
  if (walk === '-list_price') return [sql`${raw(table)}.price_down BETWEEN ${-high} AND ${-low}`];
  // With a sign no index is chosen by it: the list's own order counts more.
  const sign = raw(walk === 'queue_position' ? '+' : '');
  return [sql`${sign}${raw(table)}.price_up BETWEEN ${low} AND ${high}`];
}

/**
 * 1 for a `listing l` that can be bought now. What stock says is kept with the listing, as far as no
 * hold has ended: one that has counts for nothing, swept or not.
 */
export function isAvailable(now: number): Statement {
  return sql`(l.shown = 1 AND (l.starts_at IS NULL OR l.starts_at > ${now})
    AND (l.in_stock = 1 OR EXISTS (SELECT 1 FROM sku k JOIN hold h ON h.sku_id = k.id
      WHERE k.item_id = l.item_id AND h.expires_at <= ${now})))`;
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

/** Columns that decide a listing's place in a list, and the way they do. */
export interface Order {
  /** With their names in what is selected, `k1` and so on. */
  readonly keys: Statement;
  /** By those names. */
  readonly by: Statement;
  /** By the columns themselves, as an index has them. */
  readonly direct: Statement;
}

/** The order of a list: what is not shown stands last, and by price what hides it before that. */
export function orderOf(selection: Selection, sort: ItemSort): Order {
  const inCatalogue = selection.catalogue !== undefined;
  const table = inCatalogue ? 'c' : 'l';
  const id = inCatalogue ? 'c.listing_id' : 'l.id';
  if (sort !== 'queue_position') {
    const place = `${table}.${sort === 'list_price' ? 'price_up' : 'price_down'}`;
    return {
      keys: raw(`${place} AS k1, ${id} AS k2`),
      by: raw('k1, k2'),
      direct: raw(`${place}, ${id}`),
    };
  }
  const position = inCatalogue ? 'c.position' : 'l.queue_position';
  return {
    keys: raw(`${table}.shown AS k1, ${position} AS k2, ${id} AS k3`),
    by: raw('k1 DESC, k2, k3'),
    direct: raw(`${table}.shown DESC, ${position}, ${id}`),
  };
}
