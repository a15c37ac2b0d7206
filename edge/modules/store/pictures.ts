import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** A place that shows a picture. */
interface Place {
  id: string;
  name: string | null;
}

/** A store's photo and its favicon, those of the look that is being prepared too. */
export const storePictures = {
  place: 'shop',
  find: findStoreWith,
  assertNone: assertNoStoreWith,
} as const;

/** A store's slides. */
export const slidePictures = {
  place: 'slide',
  find: findSlidesWith,
  assertNone: assertNoSlideWith,
} as const;

function findStoreWith(storeId: StoreId, url: string): Statement<Place> {
  return sql<Place>`SELECT s.id, s.name FROM store s LEFT JOIN look_draft d ON d.store_id = s.id
    WHERE s.id = ${storeId} AND ${url} IN (s.profile ->> '$.photo', s.profile ->> '$.favicon',
      d.look ->> '$.photo', d.look ->> '$.favicon')`;
}

function findSlidesWith(storeId: StoreId, url: string): Statement<Place> {
  return sql<Place>`SELECT id, NULL AS name FROM banner
    WHERE store_id = ${storeId} AND ${url} IN (hzt_image, vrt_image)`;
}

function assertNoStoreWith(storeId: StoreId, url: string): Statement {
  return assertThat(sql`NOT EXISTS (${findStoreWith(storeId, url)})`);
}

function assertNoSlideWith(storeId: StoreId, url: string): Statement {
  return assertThat(sql`NOT EXISTS (${findSlidesWith(storeId, url)})`);
}
