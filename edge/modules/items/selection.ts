import type { ItemKind } from '../../../shared/contracts/fields.ts';
import type { CallItemSort } from '../../../shared/contracts/items.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { endOfDay, startOfDay } from '../../../shared/rules/local-time.ts';
import { TIME_ZONES } from '../../../shared/rules/opening-hours.ts';
import { COUNTRIES_WITH_ZONE } from '../../../shared/rules/time-zone.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { allOf, join, raw } from '../../db/sql.ts';
import { drivenTables, drivingOf, narrowedBy, type Choices } from './narrowing.ts';

/** FTS5 expressions for the index of names; undefined where nothing can match. */
export interface NameExpressions {
  /** Listings that are such a thing. */
  readonly thing?: string | undefined;
  /** Listings that are something like it. */
  readonly alike?: string | undefined;
  /** Listings with the words in their name or tags: the others are among them. */
  readonly words?: string | undefined;
}

/** Which of a store's listings to read. */
export interface Selection {
  readonly storeId: StoreId;
  readonly kind?: ItemKind | undefined;
  readonly catalogue?: CatalogueRef | undefined;
  /**
   * Sellers by their store's id or slug or their account, sizes, colours, discount, several
   * catalogues by their slugs; undefined without any.
   */
  readonly choices?: Choices | undefined;
  /** The item's own slug. */
  readonly slug?: string | undefined;
  /** Minor units. A listing without a visible price is left out. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** True for listings that can be bought now, false for those that cannot. */
  readonly available?: boolean | undefined;
  /** FTS5 expression whose terms bear the store's key; undefined for no text. */
  readonly match?: string | undefined;
  /** The matches that come first, for the index of names. */
  readonly names?: NameExpressions | undefined;
  /** Experiences that begin within these days, `YYYY-MM-DD`, as the store's place counts them. */
  readonly startsFrom?: string | undefined;
  readonly startsTo?: string | undefined;
  readonly now: number;
  /** The language of names; no listing is left out for it. */
  readonly locale: Locale;
}

export type CatalogueRef = { readonly slug: string } | { readonly id: string };

/** A listing with a hidden price is sorted from this value on (migration 0004). */
const NO_PRICE = 1_000_000_000_000_000;

/**
 * True for a selection with more conditions than a kind or a catalogue, for which numbers are kept.
 */
export function isFiltered(selection: Selection): boolean {
  const { choices, slug, priceFrom, priceTo, available, match, startsFrom, startsTo } = selection;
  return [choices, slug, priceFrom, priceTo, available, match, startsFrom, startsTo].some(
    (filter) => filter !== undefined,
  );
}

/** True for a selection that kept numbers answer: only kind, catalogue, prices and availability. */
export function isKept({ match, choices, slug, startsFrom, startsTo }: Selection): boolean {
  return [match, choices, slug, startsFrom, startsTo].every((filter) => filter === undefined);
}

/** How a list is walked: by any index that finds it, or in its own order until a page is full. */
export type Walk = 'any' | CallItemSort;

/** The expression that is looked up in the index of names, and the order in which a list is walked. */
export interface Reading {
  readonly named?: string;
  readonly walk?: Walk;
}

/**
 * The tables of a selection and its conditions. Rows are `listing l`, with a catalogue also
 * `catalogue_listing c`, with a text also `t`, an index of texts. The joins stand in the order in
 * which they cost least.
 */
export function from(selection: Selection, { named, walk = 'any' }: Reading = {}): Statement {
  const text = named === undefined ? 'listing_text' : 'listing_name';
  const match = named ?? selection.match;
  const driving = match === undefined && walk === 'any' ? drivingOf(selection) : undefined;
  if (driving !== undefined) {
    const tables = drivenTables(driving.table, selection.catalogue !== undefined);
    return sql`FROM ${tables} WHERE ${allOf(conditions(selection, walk, true))}`;
  }
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
  return sql`FROM ${join(tables)} WHERE ${allOf([...found, ...conditions(selection, walk, false)])}`;
}

/** The tables of a selection's rows, which have these ids, in a column `id`. */
export function among(selection: Selection, ids: Statement): Statement {
  const { storeId, catalogue } = selection;
  const member =
    catalogue === undefined
      ? raw('')
      : sql`CROSS JOIN catalogue_listing c ON c.listing_id = l.id
          AND c.catalogue_id = (${catalogueId(storeId, catalogue)})`;
  return sql`FROM ${ids} f CROSS JOIN listing l ON l.id = f.id AND l.store_id = ${storeId} ${member}`;
}

/** True for a selection by a text and nothing else. */
function isBareText(selection: Selection): boolean {
  const { match, kind, catalogue } = selection;
  const isMore = isFiltered({ ...selection, match: undefined });
  return match !== undefined && kind === undefined && catalogue === undefined && !isMore;
}

/**
 * True for a selection whose matches are read from the newest on, by a text or by filters of several
 * values. They lie apart: where there are many, the first of them tell how many there may be.
 */
export function isScattered(selection: Selection): boolean {
  return selection.match !== undefined || drivingOf(selection)?.newestFirst !== undefined;
}

/**
 * The ids of a scattered selection, the newest first, in a column `id`. A text alone is looked up in
 * its index only, without the listings that were taken from sale. Another store might share the
 * mark, so a statement that shows an id has still to check that the listing belongs to the store.
 */
export function newestOf(selection: Selection, limit: Statement): Statement {
  if (!isBareText(selection)) {
    return sql`SELECT l.id ${from(selection)} ${newestFirst(selection)} LIMIT ${limit}`;
  }
  return sql`SELECT t.rowid AS id FROM listing_text t WHERE listing_text MATCH ${selection.match}
    AND NOT EXISTS (SELECT 1 FROM listing x INDEXED BY listing_not_shown
      WHERE x.id = t.rowid AND x.shown = 0)
    ORDER BY t.rowid DESC LIMIT ${limit}`;
}

/** What gives the rows of `from` from the newest on; they come in any order unless scattered. */
export function newestFirst(selection: Selection): Statement {
  if (selection.match !== undefined) return raw('ORDER BY t.rowid DESC');
  return drivingOf(selection)?.newestFirst ?? raw('');
}

/**
 * How many times as far the store's listings reach as from its newest one down to `lowest`:
 * scattered matches are found from the newest on, and are taken to lie as densely in the rest.
 */
export function spreadFrom({ storeId }: Selection, lowest: Statement): Statement {
  const newest = sql`(SELECT max(id) FROM listing WHERE store_id = ${storeId})`;
  const oldest = sql`(SELECT min(id) FROM listing WHERE store_id = ${storeId})`;
  return sql`CAST(${newest} - ${oldest} + 1 AS REAL) / max(1, ${newest} - ${lowest} + 1)`;
}

function conditions(selection: Selection, walk: Walk, driven: boolean): Statement[] {
  const { storeId, catalogue, kind, slug, available, startsFrom, startsTo, now } = selection;
  return [
    sql`l.store_id = ${storeId}`,
    // A search gives only listings that are for sale. Lists also show those that were taken from
    // sale, faded and last.
    ...(selection.match === undefined ? [] : [sql`l.shown = 1`]),
    ...(catalogue ? [sql`c.catalogue_id = (${catalogueId(storeId, catalogue)})`] : []),
    ...(kind === undefined ? [] : [sql`l.kind = ${kind}`]),
    ...narrowedBy(selection, driven),
    ...(slug === undefined ? [] : [sql`l.item_slug = ${slug}`]),
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

/** The id of a catalogue, if it belongs to the store. */
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
  // With a `+` SQLite chooses no index by this column: the order of the list matters more.
  const sign = raw(walk === 'list_price' || walk === 'any' ? '' : '+');
  return [sql`${sign}${raw(table)}.price_up BETWEEN ${low} AND ${high}`];
}

/**
 * 1 for a `listing l` that can be bought now. Its stock is kept with the listing, and counts until
 * the next hold ends: a hold that has ended counts for nothing, even before the sweep deletes it.
 */
export function isAvailable(now: number): Statement {
  return sql`(l.shown = 1 AND (l.starts_at IS NULL OR l.starts_at > ${now})
    AND (l.in_stock = 1 OR EXISTS (SELECT 1 FROM sku k JOIN hold h ON h.sku_id = k.id
      WHERE k.item_id = l.item_id AND h.expires_at <= ${now})))`;
}

/** A day as an instant by the store's clock, which the database knows. */
function inStoresZone(
  storeId: StoreId,
  day: string,
  instantOf: (day: string, clock: string) => number,
): Statement {
  const clocks = [...COUNTRIES_WITH_ZONE, ...TIME_ZONES];
  const instants = Object.fromEntries(clocks.map((clock) => [clock, instantOf(day, clock)]));
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(instants)})
    WHERE key = (SELECT coalesce(profile ->> 'time_zone', country) FROM store
      WHERE id = ${storeId})), ${instantOf(day, '')})`;
}

/** The columns that decide a listing's place in a list, and their direction. */
export interface Order {
  /** The columns under the names `k1` and so on, to be selected. */
  readonly keys: Statement;
  /** ORDER BY those names. */
  readonly by: Statement;
  /** ORDER BY the columns themselves, as an index has them. */
  readonly direct: Statement;
}

/**
 * The order of a list: listings that are not shown stand last; by price, hidden prices stand before
 * them, and neither tells its price.
 */
export function orderOf(selection: Selection, sort: CallItemSort): Order {
  const inCatalogue = selection.catalogue !== undefined;
  const table = inCatalogue ? 'c' : 'l';
  const id = inCatalogue ? 'c.listing_id' : 'l.id';
  if (sort === '-created_at') {
    // A listing's id grows with each that a store adds.
    return {
      keys: raw(`-${table}.shown AS k1, -${id} AS k2`),
      by: raw('k1, k2'),
      direct: raw(`${table}.shown DESC, ${id} DESC`),
    };
  }
  if (sort === '-sold') {
    // A catalogue does not know what sold.
    if (inCatalogue) return inShopsOrder(selection);
    return {
      keys: raw('iif(l.shown = 1, -l.sold, 1) AS k1, l.queue_position AS k2'),
      by: raw('k1, k2'),
      direct: raw('l.shown DESC, l.sold DESC, l.queue_position, l.id'),
    };
  }
  if (sort !== 'queue_position') {
    const place = `${table}.${sort === 'list_price' ? 'price_up' : 'price_down'}`;
    return {
      keys: raw(`${place} AS k1, ${id} AS k2`),
      by: raw('k1, k2'),
      direct: raw(`${place}, ${id}`),
    };
  }
  return inShopsOrder(selection);
}

/** The order that the store gave to the list. */
function inShopsOrder({ catalogue }: Selection): Order {
  const [table, position, id] =
    catalogue === undefined
      ? (['l', 'l.queue_position', 'l.id'] as const)
      : (['c', 'c.position', 'c.listing_id'] as const);
  return {
    keys: raw(`${table}.shown AS k1, ${position} AS k2, ${id} AS k3`),
    by: raw('k1 DESC, k2, k3'),
    direct: raw(`${table}.shown DESC, ${position}, ${id}`),
  };
}
