import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat, inLanguage } from '../../db/sql.ts';
import { RANK_STEP } from './ranks.ts';

/** The place of a product in a catalogue: its rank, null where the catalogue does not have it. */
export interface Place {
  readonly catalogue: string;
  readonly item: string;
  readonly rank: number | null;
}

/** The places of products as they stand; a place without a row is null. */
export function listPlaces(
  storeId: StoreId,
  asked: readonly Pick<Place, 'catalogue' | 'item'>[],
): Statement<Place> {
  return sql<Place>`SELECT a.value ->> 'catalogue' AS catalogue, a.value ->> 'item' AS item,
      c.position AS rank
    FROM json_each(${JSON.stringify(asked)}) a
    LEFT JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value ->> 'item'
    LEFT JOIN catalogue_listing c ON c.catalogue_id = a.value ->> 'catalogue' AND c.listing_id = l.id`;
}

/**
 * Writes the places that differ: products come into catalogues, go out of them or get another rank.
 * Aborts where a place is not as it was, and where a catalogue is not the store's, or no more.
 */
export function writePlaces(
  storeId: StoreId,
  before: readonly Place[],
  after: readonly Place[],
): Statement[] {
  const places = JSON.stringify(after);
  const rows = sql`FROM json_each(${places}) a
    JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value ->> 'item'`;
  return [
    assertThat(
      sql`NOT EXISTS (SELECT 1 FROM json_each(${places}) a WHERE NOT EXISTS (SELECT 1 FROM catalogue g
        WHERE g.id = a.value ->> 'catalogue' AND g.store_id = ${storeId}))`,
      sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(before)}) a
        LEFT JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value ->> 'item'
        LEFT JOIN catalogue_listing c ON c.catalogue_id = a.value ->> 'catalogue' AND c.listing_id = l.id
        WHERE c.position IS NOT (a.value ->> 'rank'))`,
    ),
    sql`DELETE FROM catalogue_listing WHERE (catalogue_id, listing_id) IN (
      SELECT a.value ->> 'catalogue', l.id ${rows} WHERE a.value ->> 'rank' IS NULL)`,
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT a.value ->> 'catalogue', l.id, a.value ->> 'rank', l.list_price ${rows}
      WHERE a.value ->> 'rank' IS NOT NULL
      ON CONFLICT (catalogue_id, listing_id) DO UPDATE SET position = excluded.position`,
  ];
}

/** A page of the store's catalogues in their order, each with whether it has a product. */
export function listHoldings(
  storeId: StoreId,
  item: string,
  page: { readonly offset: number; readonly limit: number },
  locale: Locale,
): Statement<{ id: string; name: string; num_products: number; has: number }> {
  return sql<{ id: string; name: string; num_products: number; has: number }>`SELECT g.id,
      ${inLanguage('g.name', locale)} AS name, g.num_products,
      EXISTS (SELECT 1 FROM listing l JOIN catalogue_listing c ON c.listing_id = l.id
        WHERE l.store_id = g.store_id AND l.item_id = ${item} AND c.catalogue_id = g.id) AS has
    FROM catalogue g WHERE g.store_id = ${storeId}
    ORDER BY g.position, g.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** A product's own row in a catalogue, and how many stand before the part of the list that it is in. */
export function findMember(
  storeId: StoreId,
  catalogue: string,
  item: string,
): Statement<{ rank: number; shown: number; first: number; others: number }> {
  return sql<{
    rank: number;
    shown: number;
    first: number;
    others: number;
  }>`SELECT c.position AS rank,
      c.shown,
      iif(c.shown = 1, 0, (SELECT count(*) FROM catalogue_listing b
        WHERE b.catalogue_id = c.catalogue_id AND b.shown = 1)) AS first,
      (SELECT count(*) - 1 FROM catalogue_listing b
        WHERE b.catalogue_id = c.catalogue_id AND b.shown = c.shown) AS others
    FROM listing l JOIN catalogue_listing c ON c.listing_id = l.id
    JOIN catalogue g ON g.id = c.catalogue_id AND g.store_id = l.store_id
    WHERE l.store_id = ${storeId} AND l.item_id = ${item} AND c.catalogue_id = ${catalogue}`;
}

/** The ranks of a catalogue's other products, shown or not, from a place on. */
export function listMemberRanks(
  storeId: StoreId,
  catalogue: string,
  {
    item,
    shown,
    offset,
    limit,
  }: {
    readonly item: string;
    readonly shown: number;
    readonly offset: number;
    readonly limit: number;
  },
): Statement<{ position: number }> {
  return sql<{ position: number }>`SELECT position FROM catalogue_listing
    WHERE catalogue_id = ${catalogue} AND shown = ${shown} AND listing_id <> (SELECT id FROM listing
      WHERE store_id = ${storeId} AND item_id = ${item})
    ORDER BY position, listing_id LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * Aborts where another product of the catalogue has taken a rank meanwhile: no row would fit between
 * two products of one rank.
 */
export function assertFree(storeId: StoreId, { catalogue, item, rank }: Place): Statement {
  return assertThat(sql`NOT EXISTS (SELECT 1 FROM catalogue_listing c JOIN listing l ON l.id = c.listing_id
    WHERE c.catalogue_id = ${catalogue} AND c.shown IN (0, 1) AND c.position = ${rank}
      AND l.store_id = ${storeId} AND l.item_id <> ${item})`);
}

/** A product's row of a catalogue with its rank. */
interface RankedRow {
  readonly id: number;
  readonly rank: number;
}

/** A part of a catalogue's order, of the products that are shown or of the others. */
export function listRanksAround(
  storeId: StoreId,
  catalogue: string,
  {
    shown,
    offset,
    limit,
  }: { readonly shown: number; readonly offset: number; readonly limit: number },
): Statement<RankedRow> {
  return sql<RankedRow>`SELECT c.listing_id AS id, c.position AS rank
    FROM catalogue g JOIN catalogue_listing c ON c.catalogue_id = g.id AND c.shown = ${shown}
    WHERE g.id = ${catalogue} AND g.store_id = ${storeId}
    ORDER BY c.position, c.listing_id LIMIT ${limit} OFFSET ${offset}`;
}

/** Gives rows of a catalogue other ranks; aborts where one of them has another rank than was read. */
export function writeRanks(
  catalogue: string,
  before: readonly RankedRow[],
  after: readonly RankedRow[],
): Statement[] {
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(before)}) a
      LEFT JOIN catalogue_listing c ON c.catalogue_id = ${catalogue} AND c.listing_id = a.value ->> 'id'
      WHERE c.position IS NOT (a.value ->> 'rank'))`),
    sql`UPDATE catalogue_listing SET position = a.value ->> 'rank'
      FROM json_each(${JSON.stringify(after)}) a
      WHERE catalogue_id = ${catalogue} AND listing_id = a.value ->> 'id'`,
  ];
}

/** Gives a catalogue's products new ranks in their order; one of them keeps its own. */
export function renumberMembers(storeId: StoreId, catalogue: string, but: string): Statement {
  return sql`UPDATE catalogue_listing SET position = r.rank FROM (
      SELECT listing_id, (row_number() OVER (ORDER BY shown DESC, position, listing_id) - 1)
        * ${RANK_STEP} AS rank
      FROM catalogue_listing WHERE catalogue_id = ${catalogue} AND listing_id <> (SELECT id FROM listing
        WHERE store_id = ${storeId} AND item_id = ${but})) r
    WHERE catalogue_listing.catalogue_id = ${catalogue} AND catalogue_listing.listing_id = r.listing_id`;
}

/** The last rank of a catalogue of the store, and 1 where a rule fills it; no row for any other catalogue. */
export function findLastMember(
  storeId: StoreId,
  catalogue: string,
): Statement<{ last: number | null; ruled: number }> {
  return sql<{
    last: number | null;
    ruled: number;
  }>`SELECT g.rule IS NOT NULL AS ruled, (SELECT max(position) FROM catalogue_listing
      WHERE catalogue_id = g.id) AS last
    FROM catalogue g WHERE g.id = ${catalogue} AND g.store_id = ${storeId}`;
}

/** The products of a catalogue that another does not have, in their order. */
export function listMissing(
  storeId: StoreId,
  { from, into, limit }: { readonly from: string; readonly into: string; readonly limit: number },
): Statement<{ item: string }> {
  return sql<{ item: string }>`SELECT l.item_id AS item FROM catalogue g
    JOIN catalogue_listing c ON c.catalogue_id = g.id JOIN listing l ON l.id = c.listing_id
    WHERE g.id = ${from} AND g.store_id = ${storeId} AND NOT EXISTS (SELECT 1 FROM catalogue_listing b
      WHERE b.catalogue_id = ${into} AND b.listing_id = c.listing_id)
    ORDER BY c.shown DESC, c.position, c.listing_id LIMIT ${limit}`;
}

/** How many products of a catalogue another does not have. */
export function countMissing(
  storeId: StoreId,
  { from, into }: { readonly from: string; readonly into: string },
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM catalogue g
    JOIN catalogue_listing c ON c.catalogue_id = g.id
    WHERE g.id = ${from} AND g.store_id = ${storeId} AND NOT EXISTS (SELECT 1 FROM catalogue_listing b
      WHERE b.catalogue_id = ${into} AND b.listing_id = c.listing_id)`;
}

/** Whether the store sells a product; no row where it does not. */
export function findListing(storeId: StoreId, item: string): Statement<{ id: number }> {
  return sql<{
    id: number;
  }>`SELECT id FROM listing WHERE store_id = ${storeId} AND item_id = ${item}`;
}

/** Aborts always: an order that is there is neither inserted nor removed. */
export function never(): Statement[] {
  return [assertThat(sql`0`)];
}

/** A statement for a change that leaves everything as it is. */
export function nothingToWrite(): Statement[] {
  return [assertThat(sql`1`)];
}
