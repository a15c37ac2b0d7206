import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

export type NoticeRow = CellTables['embed_notice'];

/** An element that is to go, and the occasion on which owners are told of it. */
export type Told = Pick<NoticeRow, 'element' | 'occasion'>;

export type ToTellRow = Pick<CellTables['embed_key'], 'id' | 'store_id' | 'partner'>;

/**
 * Keys, of all stores of the cell, whose pages showed an element of late, and whose owner was not
 * told of it on this occasion. Keys that are paused show nothing.
 * @param since YYYY-MM-DD
 */
export function listKeysToTell(
  { element, occasion }: Told,
  since: string,
  most: number,
): Statement<ToTellRow> {
  return sql<ToTellRow>`SELECT k.id, k.store_id, k.partner FROM embed_key k
    WHERE k.state = 'active'
      AND EXISTS (SELECT 1 FROM embed_count c
        WHERE c.key_id = k.id AND c.day >= ${since} AND c.element = ${element})
      AND NOT EXISTS (SELECT 1 FROM embed_notice n
        WHERE n.key_id = k.id AND n.element = ${element} AND n.occasion = ${occasion})
    ORDER BY k.id LIMIT ${most}`;
}

/** Marks owners of keys as told; refused where one of them was told on that occasion before. */
export function insertNotices(rows: readonly NoticeRow[]): Statement[] {
  return insertRows('embed_notice', rows);
}
