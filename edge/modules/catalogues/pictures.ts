import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** The catalogues of a store whose photo is a picture. */
export const cataloguePictures = {
  place: 'catalogue',
  find: findCataloguesWith,
  assertNone: assertNoCatalogueWith,
} as const;

function findCataloguesWith(
  storeId: StoreId,
  url: string,
): Statement<{ id: string; name: string }> {
  return sql<{ id: string; name: string }>`SELECT id, name FROM catalogue
    WHERE store_id = ${storeId} AND photo ->> '$.url' = ${url}`;
}

function assertNoCatalogueWith(storeId: StoreId, url: string): Statement {
  return assertThat(sql`NOT EXISTS (${findCataloguesWith(storeId, url)})`);
}
