import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { jsonLists } from '../../../db/insert.ts';
import type { StockChange } from './stock.ts';

/** A variant of an own item that a row of an import names. */
export interface NamedSku {
  readonly id: string;
  readonly code: string;
  readonly barcode: string | null;
  readonly item_id: string;
}

/** The own variants with these ids, codes or barcodes; read from those, not from the items. */
export function listNamed(
  storeId: StoreId,
  ids: readonly string[],
  codes: readonly string[],
  barcodes: readonly string[],
): Statement<NamedSku> {
  return sql<NamedSku>`SELECT k.id, k.code, k.barcode, k.item_id FROM (
        SELECT a.id FROM json_each(${JSON.stringify(ids)}) n CROSS JOIN sku a ON a.id = n.value
        UNION SELECT b.id FROM json_each(${JSON.stringify(codes)}) n CROSS JOIN sku b ON b.code = n.value
        UNION SELECT c.id FROM json_each(${JSON.stringify(barcodes)}) n CROSS JOIN sku c ON c.barcode = n.value) n
      CROSS JOIN sku k ON k.id = n.id CROSS JOIN item i ON i.id = k.item_id
    WHERE i.owner_id = ${storeId} AND i.deleted_at IS NULL
    ORDER BY k.item_id, k.position`;
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

/** Some of the items that an import changed, and that are not undone yet. */
export function listChanges(storeId: StoreId, job: string, limit: number): Statement<ChangeRow> {
  return sql<ChangeRow>`SELECT item_id, before, version, stock FROM import_change
    WHERE job_id = ${job} AND store_id = ${storeId} ORDER BY item_id LIMIT ${limit}`;
}

/** Forgets changes that were undone. */
export function dropChanges(storeId: StoreId, job: string, items: readonly string[]): Statement {
  return sql`DELETE FROM import_change WHERE job_id = ${job} AND store_id = ${storeId}
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
