import type { ItemTrait } from '../../../shared/contracts/items.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { join, raw } from '../../db/sql.ts';

/** Filters by several values: a listing has to have one value of each filter that is here. */
export type Choices = Readonly<
  Partial<Record<ItemTrait | 'catalogue', readonly string[] | undefined>>
>;

interface Narrowed {
  readonly storeId: StoreId;
  readonly choices?: Choices | undefined;
}

/** The filters that have values; undefined without any. */
export function choicesOf(filters: Choices): Choices | undefined {
  const chosen = Object.entries(filters).filter(([, values]) => values !== undefined);
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

/** One filter by several values. */
interface Narrowing {
  readonly trait: ItemTrait | 'catalogue';
  /** How many values. */
  readonly count: number;
  /** The listings with any of its values. Ends in conditions, so that more of them may follow. */
  readonly listings: Statement;
  /** The same for each value alone, in the order of an index. */
  readonly byValue: readonly Statement[];
}

/**
 * The filters by colour, size, discount and several catalogues. A store has more colours than sizes,
 * so that fewer items have a chosen one. Sellers are not among them: their id stands in the listing.
 */
function narrowingsOf({ storeId, choices = {} }: Narrowed): Narrowing[] {
  const { catalogue } = choices;
  return [
    ...(['colour', 'size', 'discount'] as const).flatMap((trait) => {
      const values = choices[trait];
      return values === undefined ? [] : [ofTrait(storeId, trait, values)];
    }),
    ...(catalogue === undefined ? [] : [ofCatalogues(storeId, catalogue)]),
  ];
}

function ofTrait(storeId: StoreId, trait: ItemTrait, values: readonly string[]): Narrowing {
  return {
    trait,
    count: values.length,
    listings: sql`SELECT x.listing_id FROM listing_trait x WHERE x.store_id = ${storeId}
      AND x.trait = ${trait} AND x.value IN (${valuesOf(values)})`,
    byValue: values.map(
      (value) => sql`SELECT x.listing_id FROM listing_trait x WHERE x.store_id = ${storeId}
        AND x.trait = ${trait} AND x.value = ${value}`,
    ),
  };
}

function ofCatalogues(storeId: StoreId, slugs: readonly string[]): Narrowing {
  return {
    trait: 'catalogue',
    count: slugs.length,
    listings: sql`SELECT x.listing_id FROM catalogue_listing x WHERE x.catalogue_id IN (SELECT id
      FROM catalogue WHERE store_id = ${storeId} AND slug IN (${valuesOf(slugs)}))`,
    byValue: slugs.map(
      (slug) => sql`SELECT x.listing_id FROM catalogue_listing x WHERE x.catalogue_id = (SELECT id
        FROM catalogue WHERE store_id = ${storeId} AND slug = ${slug})`,
    ),
  };
}

/** Values are one parameter: a statement of D1 has at most 100, and names each filter several times. */
function valuesOf(values: readonly string[]): Statement {
  return sql`SELECT value FROM json_each(${JSON.stringify(values)})`;
}

/** The same where each candidate is asked: one value stands by itself, which costs a third less. */
function oneOrMore(values: readonly string[]): Statement {
  return values.length === 1 ? sql`${values[0] ?? ''}` : valuesOf(values);
}

/**
 * The conditions on a `listing l` by the filters of several values.
 * @param driven true where the driving table stands in for the first of them
 */
export function narrowedBy(selection: Narrowed, driven: boolean): Statement[] {
  const pairs = sizedColours(selection.choices);
  // A variant of a chosen size and colour says that its listing has either.
  const isSaid = ({ trait }: Narrowing) =>
    pairs.length > 0 && (trait === 'size' || trait === 'colour');
  const wanted = narrowingsOf(selection)
    .slice(driven ? 1 : 0)
    .filter((one) => !isSaid(one));
  return [
    ...wanted.map(({ listings }) => sql`EXISTS (${listings} AND x.listing_id = l.id)`),
    ...pairs,
    ...(selection.choices?.owner === undefined ? [] : [soldBy(selection.choices.owner)]),
  ];
}

/** The condition that one variant has a chosen size and a chosen colour, where both are chosen. */
function sizedColours({ size, colour }: Choices = {}): Statement[] {
  if (size === undefined || colour === undefined) return [];
  return [
    sql`EXISTS (SELECT 1 FROM sized_colour v WHERE v.item_id = l.item_id
      AND v.size IN (${oneOrMore(size)}) AND v.colour IN (${oneOrMore(colour)}))`,
  ];
}

/**
 * The conditions on a `listing_trait x` that is counted beside a selection. A size stands on one
 * variant with a chosen colour, and a colour with a chosen size. Neither is counted where it is
 * chosen: each filter is counted without itself, in a selection of its own.
 */
export function countedWith({ size, colour }: Choices = {}): Statement[] {
  if (size !== undefined && colour !== undefined) return [raw("x.trait NOT IN ('size', 'colour')")];
  if (size !== undefined) {
    const pair = sql`v.colour = x.value AND v.size IN (${oneOrMore(size)})`;
    return [raw("x.trait <> 'size'"), onVariant('colour', pair)];
  }
  if (colour !== undefined) {
    const pair = sql`v.size = x.value AND v.colour IN (${oneOrMore(colour)})`;
    return [raw("x.trait <> 'colour'"), onVariant('size', pair)];
  }
  return [];
}

function onVariant(trait: ItemTrait, pair: Statement): Statement {
  return sql`(x.trait <> ${trait} OR EXISTS (SELECT 1 FROM sized_colour v
    WHERE v.item_id = (SELECT item_id FROM listing WHERE id = x.listing_id) AND ${pair}))`;
}

/**
 * So many values of one filter are read side by side, each from its own index rows, so that their
 * listings come from the newest on. More would need more parameters than a statement of D1 has.
 */
const SIDE_BY_SIDE = 4;

/** The first filter of several values, read before the listings: a rare value costs no walk through the whole list. */
export interface Driving {
  /** A table `d` of the listings that the filter finds, each once, in a column `listing_id`. */
  readonly table: Statement;
  /**
   * What gives its rows from the newest on, each as it is asked for: nothing where the table gives
   * them so; undefined where they come in no order.
   */
  readonly newestFirst: Statement | undefined;
}

/** What drives a selection by filters of several values; undefined without such a filter. */
export function drivingOf(selection: Narrowed): Driving | undefined {
  const [first] = narrowingsOf(selection);
  if (first === undefined) return undefined;
  const { count, listings, byValue } = first;
  const merged = join(byValue, ' UNION ');
  if (count === 1) {
    return { table: sql`(${merged}) d`, newestFirst: raw('ORDER BY d.listing_id DESC') };
  }
  if (count > SIDE_BY_SIDE) {
    const table = sql`(SELECT DISTINCT listing_id FROM (${listings})) d`;
    return { table, newestFirst: undefined };
  }
  // SQLite merges sorted parts without sorting them again; without a limit it would drop the order.
  return { table: sql`(${merged} ORDER BY listing_id DESC LIMIT -1) d`, newestFirst: raw('') };
}

function soldBy(owners: readonly string[]): Statement {
  return owners.every((owner) => owner.startsWith('st_'))
    ? sql`l.owner_id IN (${valuesOf(owners)})`
    : sql`l.owner_id IN (SELECT id FROM store WHERE id IN (${valuesOf(owners)})
        UNION SELECT id FROM store WHERE slug IN (${valuesOf(owners)})
        UNION SELECT id FROM store WHERE owner IN (${valuesOf(owners)}))`;
}

/** The tables of a selection's rows when a driving table is read first. */
export function drivenTables(table: Statement, inCatalogue: boolean): Statement {
  const members = raw(inCatalogue ? 'CROSS JOIN catalogue_listing c ON c.listing_id = l.id' : '');
  return sql`${table} CROSS JOIN listing l ON l.id = d.listing_id ${members}`;
}
