import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { jsonLists } from '../../../db/insert.ts';
import type { StockChange } from './stock.ts';

/** What the rows of an import name own items by. */
export interface Names {
  readonly item: readonly string[];
  readonly slug: readonly string[];
  readonly sku: readonly string[];
  readonly code: readonly string[];
  readonly barcode: readonly string[];
  readonly name: readonly string[];
}

/** An own item that a row names. */
export interface NamedItem {
  readonly item_id: string;
  /** Whether an earlier piece of the import has made or changed it. */
  readonly is_touched: number;
}

/** Items of one name that are looked at. */
const NAMESAKES = 100;

/**
 * The own items with these ids, addresses or names, or with variants of these ids, codes or barcodes;
 * read from those, not from all items. D1 takes five terms of a compound at most.
 */
export function listNamed(storeId: StoreId, job: string, names: Names): Statement<NamedItem> {
  const { item, slug, sku, code, barcode, name } = names;
  return sql<NamedItem>`SELECT i.id AS item_id, EXISTS (SELECT 1 FROM import_change c
        WHERE c.job_id = ${job} AND c.item_id = i.id) AS is_touched
    FROM (
        SELECT k.item_id FROM (
          SELECT a.item_id FROM json_each(${JSON.stringify(sku)}) n CROSS JOIN sku a ON a.id = n.value
          UNION SELECT b.item_id FROM json_each(${JSON.stringify(code)}) n CROSS JOIN sku b ON b.code = n.value
          UNION SELECT c.item_id FROM json_each(${JSON.stringify(barcode)}) n CROSS JOIN sku c ON c.barcode = n.value) k
        UNION SELECT n.value FROM json_each(${JSON.stringify(item)}) n
        UNION SELECT s.id FROM json_each(${JSON.stringify([...new Set(slug)])}) n
          CROSS JOIN item s ON s.slug = n.value AND s.owner_id = ${storeId}
        UNION SELECT j.id FROM (
            SELECT j.id, row_number() OVER (PARTITION BY j.name ORDER BY j.id) AS rank
            FROM json_each(${JSON.stringify([...new Set(name)])}) n
            CROSS JOIN item j ON j.owner_id = ${storeId} AND j.name = n.value
              AND j.deleted_at IS NULL) j
          WHERE j.rank <= ${NAMESAKES}) n
      CROSS JOIN item i ON i.id = n.item_id
    WHERE i.owner_id = ${storeId} AND i.deleted_at IS NULL ORDER BY i.id`;
}

/** An item as an import leaves it. */
export interface ImportChange {
  readonly id: string;
  /** Its state before; null for an item that the import makes. */
  readonly before: object | null;
  readonly version: number;
  readonly stock: readonly StockChange[];
}

/** Keeps what an import changes. The state before its first change of an item is kept. */
export function keepChanges(
  storeId: StoreId,
  job: string,
  changes: readonly ImportChange[],
): Statement[] {
  const rows = changes.map(({ before, ...change }) => ({
    ...change,
    before: before && JSON.stringify(before),
  }));
  return jsonLists(rows).map(
    (json) => sql`INSERT INTO import_change (job_id, store_id, item_id, before, version, stock)
    SELECT ${job}, ${storeId}, value ->> 'id', value ->> 'before', value ->> 'version',
      value ->> 'stock'
    FROM json_each(${json}) WHERE true
    ON CONFLICT (job_id, item_id) DO UPDATE SET version = excluded.version,
      stock = (SELECT json_group_array(json(value)) FROM (
        SELECT value FROM json_each(import_change.stock)
        UNION ALL SELECT value FROM json_each(excluded.stock)))`,
  );
}

export type ChangeRow = Pick<
  CellTables['import_change'],
  'item_id' | 'before' | 'version' | 'stock'
>;

/** Some of the items that an import changed, by their ids, after one of them. */
export function listChanges(
  storeId: StoreId,
  job: string,
  after: string,
  limit: number,
): Statement<ChangeRow> {
  return sql<ChangeRow>`SELECT item_id, before, version, stock FROM import_change
    WHERE job_id = ${job} AND store_id = ${storeId} AND item_id > ${after}
    ORDER BY item_id LIMIT ${limit}`;
}

/** Marks changes as undone, or as left alone since somebody had changed the item again. */
export function markUndone(
  storeId: StoreId,
  job: string,
  items: readonly { readonly id: string; readonly isUndone: boolean }[],
): Statement {
  const marks = items.map(({ id, isUndone }) => ({ id, undone: Number(isUndone) }));
  return sql`UPDATE import_change SET undone = m.value ->> 'undone'
    FROM json_each(${JSON.stringify(marks)}) m
    WHERE job_id = ${job} AND store_id = ${storeId} AND item_id = m.value ->> 'id'`;
}

/** Of items that an import changed: whether each was undone; null where nobody asked for that. */
export function listUndone(
  storeId: StoreId,
  job: string,
  items: readonly string[],
): Statement<Pick<CellTables['import_change'], 'item_id' | 'undone'>> {
  return sql<Pick<CellTables['import_change'], 'item_id' | 'undone'>>`SELECT item_id, undone
    FROM import_change WHERE job_id = ${job} AND store_id = ${storeId}
      AND item_id IN (SELECT value FROM json_each(${JSON.stringify(items)}))`;
}

/** Titles that a store remembers a field for. */
const TITLES_MAX = 500;

type ColumnRow = Pick<CellTables['import_column'], 'title' | 'field'>;

/** The columns that the store's owners named in earlier files. */
export function listColumns(storeId: StoreId): Statement<ColumnRow> {
  return sql<ColumnRow>`SELECT title, field FROM import_column WHERE store_id = ${storeId}
    ORDER BY title LIMIT ${TITLES_MAX}`;
}

/** Remembers the fields of columns by their titles; the titles that were chosen longest ago go. */
export function keepColumns(
  storeId: StoreId,
  columns: readonly ColumnRow[],
  now: number,
): Statement[] {
  return [
    sql`INSERT INTO import_column (store_id, title, field, chosen_at)
      SELECT ${storeId}, value ->> 'title', value ->> 'field', ${now}
      FROM json_each(${JSON.stringify(columns)}) WHERE true
      ON CONFLICT (store_id, title) DO UPDATE SET field = excluded.field,
        chosen_at = excluded.chosen_at`,
    sql`DELETE FROM import_column WHERE store_id = ${storeId} AND title NOT IN (
      SELECT title FROM import_column WHERE store_id = ${storeId}
      ORDER BY chosen_at DESC, title LIMIT ${TITLES_MAX})`,
  ];
}
