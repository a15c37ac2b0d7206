import { HEADERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';
import type { HeaderRow } from './statements.ts';

/** A header as its owner's changes leave it: both languages, and its place among the store's. */
export type HeaderState = Omit<HeaderRow, 'id'> &
  Pick<CellTables['header'], 'title_en' | 'subtitle_en' | 'description_en' | 'position'>;

/** A header in its present version. */
export type VersionedHeader = HeaderState & Pick<CellTables['header'], 'version'>;

const COLUMNS = raw(`title, subtitle, description, title_en, subtitle_en, description_en, target,
    action_type, url, product, product_supplier, button_label, bgcolor, position, version`);

export function findHeader(storeId: StoreId, id: string): Statement<VersionedHeader> {
  return sql<VersionedHeader>`SELECT ${COLUMNS} FROM header
    WHERE store_id = ${storeId} AND id = ${id}`;
}

/** The store's headers in their order, each in both languages. */
export function listVersionedHeaders(
  storeId: StoreId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<VersionedHeader & { id: string }> {
  return sql`SELECT id, ${COLUMNS} FROM header WHERE store_id = ${storeId}
    ORDER BY position, id LIMIT ${limit} OFFSET ${offset}`;
}

/** The ids of the store's headers in their order, each beside the store's revision. */
export function listOrder(storeId: StoreId): Statement<{ id: string; revision: number }> {
  return sql`SELECT h.id, s.revision FROM header h JOIN store s ON s.id = h.store_id
    WHERE h.store_id = ${storeId} ORDER BY h.position, h.id`;
}

/** Gives each header its place in a list of ids. */
export function setOrder(storeId: StoreId, ids: readonly string[]): Statement {
  return sql`UPDATE header SET position = o.key FROM json_each(${JSON.stringify(ids)}) o
    WHERE header.store_id = ${storeId} AND header.id = o.value`;
}

/** The place before the store's first header. */
export function findFirstPlace(storeId: StoreId): Statement<{ first: number }> {
  return sql`SELECT coalesce(min(position), 1) - 1 AS first FROM header WHERE store_id = ${storeId}`;
}

/** Adds a header; aborts where the store has as many as it can hold. */
export function insertHeader(storeId: StoreId, id: string, header: HeaderState): Statement[] {
  return [
    assertThat(sql`(SELECT count(*) FROM header WHERE store_id = ${storeId}) < ${HEADERS_MAX}`),
    ...insertRows('header', [{ id, store_id: storeId, ...header }]),
  ];
}

/** Sets a header's columns but its place, which the order sets; aborts where it has another version by now. */
export function updateHeader(
  storeId: StoreId,
  id: string,
  version: number,
  header: HeaderState,
): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`UPDATE header SET title = ${header.title}, subtitle = ${header.subtitle},
        description = ${header.description}, title_en = ${header.title_en},
        subtitle_en = ${header.subtitle_en}, description_en = ${header.description_en}, target = ${header.target},
        action_type = ${header.action_type}, url = ${header.url}, product = ${header.product},
        product_supplier = ${header.product_supplier}, button_label = ${header.button_label},
        bgcolor = ${header.bgcolor},
        version = version + 1
      WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Deletes a header; aborts where it has another version by now. */
export function deleteHeader(storeId: StoreId, id: string, version: number): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`DELETE FROM header WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

function isAt(storeId: StoreId, id: string, version: number): Statement {
  return sql`EXISTS (SELECT 1 FROM header
    WHERE store_id = ${storeId} AND id = ${id} AND version = ${version})`;
}

/** The supplier of an item that the store sells; no row for any other item. */
export function findSold(storeId: StoreId, itemId: string): Statement<{ owner_id: string }> {
  return sql`SELECT i.owner_id FROM listing l JOIN item i ON i.id = l.item_id
    WHERE l.store_id = ${storeId} AND l.item_id = ${itemId}`;
}
