import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** A variant of an item with the item's own columns. */
export interface ExportRow
  extends
    Pick<
      CellTables['item'],
      | 'slug'
      | 'name'
      | 'name_en'
      | 'description'
      | 'description_en'
      | 'currency'
      | 'weight_g'
      | 'size_mm'
      | 'tax_rate'
      | 'sat_product'
      | 'sat_unit'
    >,
    Pick<
      CellTables['sku'],
      'list_price' | 'crossout_price' | 'on_hand' | 'reserved' | 'attributes_en' | 'barcode'
    > {
  item_id: string;
  kind: string;
  list_state: string;
  sku: string;
  /** The owner's own code. */
  code: string;
  /** JSON: attribute → value. */
  attributes: string;
}

/**
 * The variants of a store's own items that follow one item; `items` limits the items, not the rows.
 */
export function listForExport(ownerId: string, after: string, items: number): Statement<ExportRow> {
  return sql<ExportRow>`SELECT i.id AS item_id, i.slug, i.kind, i.name, i.name_en,
      i.description, i.description_en, i.list_state, i.currency, k.id AS sku, k.code, k.barcode,
      k.attributes, k.attributes_en, k.list_price, k.crossout_price, k.on_hand, k.reserved,
      coalesce(k.weight_g, i.weight_g) AS weight_g, coalesce(k.size_mm, i.size_mm) AS size_mm,
      i.tax_rate, i.sat_product, i.sat_unit
    FROM (SELECT * FROM item WHERE owner_id = ${ownerId} AND deleted_at IS NULL
      AND id > ${after} ORDER BY id LIMIT ${items}) i
    JOIN sku k ON k.item_id = i.id ORDER BY i.id, k.position, k.id`;
}

export function countOwnItems(ownerId: string): Statement<{ n: number }> {
  return sql<{
    n: number;
  }>`SELECT count(*) AS n FROM item WHERE owner_id = ${ownerId} AND deleted_at IS NULL`;
}
