import { HEADERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import type { HeaderRow } from './statements.ts';

/** A header as its owner's changes leave it: both languages, and its place among the store's. */
export type HeaderState = Omit<HeaderRow, 'id'> &
  Pick<CellTables['header'], 'title_en' | 'subtitle_en' | 'description_en' | 'position'>;

/** A header in its present version. */
export type VersionedHeader = HeaderState & Pick<CellTables['header'], 'version'>;

export function findHeader(storeId: StoreId, id: string): Statement<VersionedHeader> {
  return sql<VersionedHeader>`SELECT title, subtitle, description, title_en, subtitle_en, description_en, target, action_type, url, product,
      product_supplier, button_label, position, version
    FROM header WHERE store_id = ${storeId} AND id = ${id}`;
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

/** Sets a header's columns; aborts where it has another version by now. */
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
        position = ${header.position}, version = version + 1
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

/** Raises the store's revision, by which kept pages and answers are found. */
export function raiseRevision(storeId: StoreId, now: number): Statement {
  return sql`UPDATE store SET revision = revision + 1, updated_at = ${now} WHERE id = ${storeId}`;
}
