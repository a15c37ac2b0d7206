import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { assertThat } from '../../../db/sql.ts';
import { isOfferedTo } from './offers.ts';

/** The place of an item in a store: in its list, and in its catalogues by their ids. */
export interface ListingState {
  readonly position: number;
  /** Units that were sold in this store. */
  readonly sold: number;
  readonly catalogues: Readonly<Record<string, number>>;
}

/** Places by item; null for an item that the store does not sell. */
export type ListingStates = Readonly<Record<string, ListingState | null>>;

interface ListingRow {
  readonly item: string;
  readonly position: number | null;
  readonly sold: number | null;
  /** JSON: ranks by catalogue. */
  readonly catalogues: string;
}

/** The places of items in a store; an item without listing has a row of nulls. */
export function listListings(storeId: StoreId, items: readonly string[]): Statement<ListingRow> {
  return sql<ListingRow>`SELECT a.value AS item, l.queue_position AS position, l.sold,
      (SELECT json_group_object(c.catalogue_id, c.position) FROM catalogue_listing c
        WHERE c.listing_id = l.id) AS catalogues
    FROM json_each(${JSON.stringify(items)}) a
    LEFT JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value`;
}

export function toListings(rows: readonly ListingRow[]): ListingStates {
  return Object.fromEntries(
    rows.map(({ item, position, sold, catalogues }) => [
      item,
      position === null
        ? null
        : {
            position,
            sold: sold ?? 0,
            catalogues: JSON.parse(catalogues) as Record<string, number>,
          },
    ]),
  );
}

/** The position before a store's first shown listing. */
export function findFront(storeId: StoreId): Statement<{ front: number }> {
  return sql<{ front: number }>`SELECT coalesce((SELECT min(queue_position) FROM listing
    WHERE store_id = ${storeId} AND shown = 1), 1) - 1 AS front`;
}

/**
 * Puts other stores' items into the places of a state, or out of the store. Aborts where one is not
 * where it was before, and where an item that comes in is not offered to the store. Catalogues that
 * are deleted by now are passed over.
 */
export function writeListings(
  storeId: StoreId,
  before: ListingStates,
  after: ListingStates,
): Statement[] {
  const stood = JSON.stringify(
    Object.entries(before).map(([item, state]) => ({
      item,
      position: state && state.position,
      places: state ? Object.keys(state.catalogues).length : 0,
    })),
  );
  const states = Object.entries(after);
  const gone = JSON.stringify(states.flatMap(([item, state]) => (state ? [] : [item])));
  const kept = states.flatMap(([item, state]) => (state ? [{ item, ...state }] : []));
  const come = JSON.stringify(kept.filter(({ item }) => !before[item]).map(({ item }) => item));
  const listings = JSON.stringify(
    kept.map(({ item, position, sold }) => ({ item, position, sold })),
  );
  const places = JSON.stringify(
    kept.flatMap(({ item, catalogues }) =>
      Object.entries(catalogues).map(([catalogue, rank]) => ({ item, catalogue, rank })),
    ),
  );
  const out = sql`(SELECT l.id FROM json_each(${gone}) a
    JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value)`;
  return [
    assertThat(
      sql`NOT EXISTS (SELECT 1 FROM json_each(${stood}) a
        LEFT JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value ->> 'item'
        WHERE l.queue_position IS NOT (a.value ->> 'position') OR a.value ->> 'places' <>
          (SELECT count(*) FROM catalogue_listing c WHERE c.listing_id = l.id))`,
      sql`NOT EXISTS (SELECT 1 FROM json_each(${come}) a WHERE NOT ${isOfferedTo(storeId, sql`a.value`)})`,
    ),
    sql`DELETE FROM listing_text WHERE rowid IN ${out}`,
    sql`DELETE FROM listing_name WHERE rowid IN ${out}`,
    sql`DELETE FROM catalogue_listing WHERE listing_id IN ${out}`,
    sql`DELETE FROM listing WHERE store_id = ${storeId}
      AND item_id IN (SELECT value FROM json_each(${gone}))`,
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position, sold)
      SELECT ${storeId}, i.id, i.kind, i.list_price, a.value ->> 'position', a.value ->> 'sold'
      FROM json_each(${listings}) a JOIN item i ON i.id = a.value ->> 'item'
      WHERE NOT EXISTS (SELECT 1 FROM listing l WHERE l.store_id = ${storeId} AND l.item_id = i.id)`,
    sql`DELETE FROM catalogue_listing WHERE (listing_id, catalogue_id) IN (
      SELECT l.id, c.catalogue_id FROM json_each(${listings}) a
      JOIN listing l ON l.store_id = ${storeId} AND l.item_id = a.value ->> 'item'
      JOIN catalogue_listing c ON c.listing_id = l.id
      JOIN catalogue g ON g.id = c.catalogue_id AND g.rule IS NULL
      WHERE (a.value ->> 'item', c.catalogue_id) NOT IN (
        SELECT p.value ->> 'item', p.value ->> 'catalogue' FROM json_each(${places}) p))`,
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT g.id, l.id, p.value ->> 'rank', l.list_price FROM json_each(${places}) p
      JOIN catalogue g ON g.id = p.value ->> 'catalogue' AND g.store_id = ${storeId} AND g.rule IS NULL
      JOIN listing l ON l.store_id = ${storeId} AND l.item_id = p.value ->> 'item'
      WHERE true ON CONFLICT (catalogue_id, listing_id) DO NOTHING`,
  ];
}

export type TextsRow = Pick<
  CellTables['item'],
  | 'id'
  | 'name'
  | 'name_en'
  | 'tags'
  | 'tags_en'
  | 'description'
  | 'description_en'
  | 'details'
  | 'details_en'
>;

/** The texts of items, which a store that lists them finds them by. */
export function listTexts(items: readonly string[]): Statement<TextsRow> {
  return sql<TextsRow>`SELECT id, name, name_en, tags, tags_en, description, description_en,
      details, details_en
    FROM item WHERE id IN (SELECT value FROM json_each(${JSON.stringify(items)}))`;
}
