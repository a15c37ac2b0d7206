import { sql, type Statement } from '../../db/cell-sql.ts';
import { itemColumns, skuColumns } from './edit/reads.ts';
import type { EditedRow, EditedSkuRow } from './edit/state.ts';

/** A store's own items that follow one item, by their ids. */
export function listForExport(ownerId: string, after: string, items: number): Statement<EditedRow> {
  return sql<EditedRow>`SELECT ${itemColumns} FROM item
    WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND id > ${after}
    ORDER BY id LIMIT ${items}`;
}

export type ExportedSkuRow = EditedSkuRow & { readonly item_id: string };

/** The variants of those items, in their order. */
export function listSkusForExport(
  ownerId: string,
  after: string,
  items: number,
): Statement<ExportedSkuRow> {
  return sql<ExportedSkuRow>`SELECT k.item_id, ${skuColumns}
    FROM (SELECT id FROM item WHERE owner_id = ${ownerId} AND deleted_at IS NULL
      AND id > ${after} ORDER BY id LIMIT ${items}) i
    JOIN sku k ON k.item_id = i.id ORDER BY i.id, k.position, k.id`;
}

export function countOwnItems(ownerId: string): Statement<{ n: number }> {
  return sql<{
    n: number;
  }>`SELECT count(*) AS n FROM item WHERE owner_id = ${ownerId} AND deleted_at IS NULL`;
}
