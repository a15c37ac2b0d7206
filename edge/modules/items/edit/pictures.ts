import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import { assertThat } from '../../../db/sql.ts';

/** The items of a store that show a picture, among their photos or as a variant's. */
export const itemPictures = {
  place: 'item',
  find: findItemsWith,
  assertNone: assertNoItemWith,
} as const;

function findItemsWith(storeId: StoreId, url: string): Statement<{ id: string; name: string }> {
  return sql<{ id: string; name: string }>`SELECT i.id, i.name FROM item i
    WHERE i.owner_id = ${storeId} AND i.deleted_at IS NULL AND (
      EXISTS (SELECT 1 FROM json_each(i.photos) p WHERE p.value ->> 'url' = ${url})
      OR EXISTS (SELECT 1 FROM sku k WHERE k.item_id = i.id AND k.photo ->> '$.url' = ${url}))`;
}

function assertNoItemWith(storeId: StoreId, url: string): Statement {
  return assertThat(sql`NOT EXISTS (${findItemsWith(storeId, url)})`);
}

/** Raises the revision of the other stores that list an item of this one which shows a picture. */
export function raiseShowing(storeId: StoreId, url: string): Statement {
  return sql`UPDATE store SET revision = revision + 1 WHERE id IN (
    SELECT l.store_id FROM (${findItemsWith(storeId, url)}) i
    JOIN listing l ON l.item_id = i.id WHERE l.store_id <> ${storeId})`;
}
