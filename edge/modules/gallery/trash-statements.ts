import { PICTURES_MAX, PICTURES_MAX_BYTES } from '../../../shared/kernel/constants/limits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import type { PictureRow } from './statements.ts';

/** Deleted pictures: they lie in the trash until they are put back or their time is over. */

type TrashRow = CellTables['picture_trash'];
export type TrashedFile = Pick<TrashRow, 'picture_id' | 'store_id' | 'key' | 'kept_as' | 'state'>;

/** The fields of a picture that are put back from its entry in the history. */
export type ReturningPicture = Pick<
  PictureRow,
  'name' | 'alt' | 'alt_en' | 'decorative' | 'key' | 'focal_x' | 'focal_y'
>;

/**
 * Puts a picture into the trash, from where its file has still to follow. It belongs before its
 * deletion, in the same batch.
 * @param keptAs the name of its file in the trash
 * @param due when the cron looks after the file; milliseconds, UTC
 */
export function trash(storeId: StoreId, id: string, keptAs: string, due: number): Statement {
  return sql`INSERT OR REPLACE INTO picture_trash (picture_id, store_id, key, kept_as, state, due_at,
      hash, type, bytes, width, height, colors, created_at)
    SELECT id, store_id, key, ${keptAs}, 'hiding', ${due}, hash, type, bytes, width, height, colors,
      created_at
    FROM picture WHERE store_id = ${storeId} AND id = ${id}`;
}

/** A deleted picture whose file lies in the trash. */
export function findKept(storeId: StoreId, id: string): Statement<TrashedFile> {
  return sql<TrashedFile>`SELECT picture_id, store_id, key, kept_as, state FROM picture_trash
    WHERE store_id = ${storeId} AND picture_id = ${id} AND state = 'kept'`;
}

/** Puts a picture back; aborts where it does not lie in the trash, and where the library is full. */
export function putBack(storeId: StoreId, id: string, picture: ReturningPicture): Statement[] {
  const { name, alt, alt_en, decorative, focal_x: x, focal_y: y } = picture;
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM picture_trash t LEFT JOIN picture_total o
        ON o.store_id = t.store_id
      WHERE t.store_id = ${storeId} AND t.picture_id = ${id} AND t.state = 'kept'
        AND coalesce(o.pictures, 0) < ${PICTURES_MAX}
        AND coalesce(o.bytes, 0) + t.bytes <= ${PICTURES_MAX_BYTES})`),
    sql`INSERT INTO picture (id, store_id, name, alt, alt_en, decorative, key, hash, type, bytes,
        width, height, colors, focal_x, focal_y, created_at)
      SELECT picture_id, store_id, ${name}, ${alt}, ${alt_en}, ${decorative}, key, hash, type, bytes,
        width, height, colors, ${x}, ${y}, created_at
      FROM picture_trash WHERE store_id = ${storeId} AND picture_id = ${id}`,
    sql`UPDATE picture_trash SET state = 'back', due_at = 0
      WHERE store_id = ${storeId} AND picture_id = ${id}`,
  ];
}

/** The pictures of a cell's trash that the cron has to look after, the longest due first. */
export function listDue(now: number, limit: number): Statement<TrashedFile> {
  return sql<TrashedFile>`SELECT picture_id, store_id, key, kept_as, state FROM picture_trash
    WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`;
}

/** A picture's file lies in the trash. @param due the end of its time there; milliseconds, UTC */
export function markKept({ picture_id: id, kept_as: name }: Named, due: number): Statement {
  return sql`UPDATE picture_trash SET state = 'kept', due_at = ${due}
    WHERE picture_id = ${id} AND kept_as = ${name} AND state = 'hiding'`;
}

/** From here on nobody puts the picture back. */
export function markGone({ picture_id: id, kept_as: name }: Named): Statement {
  return sql`UPDATE picture_trash SET state = 'gone'
    WHERE picture_id = ${id} AND kept_as = ${name} AND state = 'kept'`;
}

/** Forgets a picture that was put back, or whose files are gone. */
export function forget({ picture_id: id, kept_as: name }: Named): Statement {
  return sql`DELETE FROM picture_trash
    WHERE picture_id = ${id} AND kept_as = ${name} AND state IN ('back', 'gone')`;
}

type Named = Pick<TrashedFile, 'picture_id' | 'kept_as'>;
