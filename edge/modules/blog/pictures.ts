import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** The entries of a store that show a picture, as their own or in their text. */
export const blogPictures = {
  place: 'blog',
  find: findEntriesWith,
  assertNone: assertNoEntryWith,
} as const;

function findEntriesWith(storeId: StoreId, url: string): Statement<{ id: string; name: string }> {
  return sql<{ id: string; name: string }>`SELECT id, title AS name FROM blog_entry
    WHERE store_id = ${storeId} AND (photo ->> '$.url' = ${url}
      OR instr(body, ${`"${url}"`}) > 0 OR instr(body_en, ${`"${url}"`}) > 0)`;
}

function assertNoEntryWith(storeId: StoreId, url: string): Statement {
  return assertThat(sql`NOT EXISTS (${findEntriesWith(storeId, url)})`);
}
