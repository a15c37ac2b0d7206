import type { PictureLack } from '../../../shared/contracts/gallery.ts';
import { PICTURES_MAX, PICTURES_MAX_BYTES } from '../../../shared/kernel/constants/limits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, holds, raw } from '../../db/sql.ts';

export type PictureRow = Omit<CellTables['picture'], 'store_id' | 'hash'>;
export type NewPictureRow = CellTables['picture'];
export type PictureChange = Pick<
  PictureRow,
  'id' | 'name' | 'alt' | 'alt_en' | 'decorative' | 'focal_x' | 'focal_y'
>;

const COLUMNS = raw(
  'id, name, alt, alt_en, decorative, key, type, bytes, width, height, colors, focal_x, focal_y, created_at',
);

export function findPicture(storeId: StoreId, id: string): Statement<PictureRow> {
  return sql<PictureRow>`SELECT ${COLUMNS} FROM picture WHERE store_id = ${storeId} AND id = ${id}`;
}

/** A picture of the store with the same bytes. */
export function findByHash(storeId: StoreId, hash: string): Statement<PictureRow> {
  return sql<PictureRow>`SELECT ${COLUMNS} FROM picture
    WHERE store_id = ${storeId} AND hash = ${hash}`;
}

interface Asked {
  readonly text: string;
  /** Leaves the pictures that lack it. */
  readonly lacks?: PictureLack | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A picture that says something, and whose owner has not said what. */
const UNDESCRIBED = raw("alt = '' AND decorative = 0");

function named(text: string): Statement {
  return text === '' ? sql`1` : sql`${holds('name', fold(text))}`;
}

export function listPictures(
  storeId: StoreId,
  { text, lacks, offset, limit }: Asked,
): Statement<PictureRow> {
  return sql<PictureRow>`SELECT ${COLUMNS} FROM picture
    WHERE store_id = ${storeId} AND ${named(text)} ${lacks ? sql`AND ${UNDESCRIBED}` : sql``}
    ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

export function countPictures(storeId: StoreId, text: string): Statement<{ n: number }> {
  return text === ''
    ? sql`SELECT coalesce(sum(pictures), 0) AS n FROM picture_total WHERE store_id = ${storeId}`
    : sql`SELECT count(*) AS n FROM picture WHERE store_id = ${storeId} AND ${named(text)}`;
}

/** How many of these pictures have no description, and are not there to adorn. */
export function countUndescribed(storeId: StoreId, text: string): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM picture
    WHERE store_id = ${storeId} AND ${UNDESCRIBED} AND ${named(text)}`;
}

/** Adds a picture; aborts where the library would hold more than it can. */
export function insertPicture(row: NewPictureRow): Statement[] {
  const full = sql`NOT EXISTS (SELECT 1 FROM picture_total WHERE store_id = ${row.store_id}
    AND (pictures >= ${PICTURES_MAX} OR bytes + ${row.bytes} > ${PICTURES_MAX_BYTES}))`;
  return [assertThat(full), ...insertRows('picture', [row])];
}

/** Aborts unless the picture is there. */
export function assertPicture(storeId: StoreId, id: string): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM picture WHERE store_id = ${storeId} AND id = ${id})`);
}

export function updatePicture(
  storeId: StoreId,
  { id, name, alt, alt_en, decorative, focal_x: x, focal_y: y }: PictureChange,
): Statement[] {
  return [
    assertPicture(storeId, id),
    sql`UPDATE picture SET name = ${name}, alt = ${alt}, alt_en = ${alt_en}, decorative = ${decorative},
      focal_x = ${x}, focal_y = ${y}
      WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Aborts unless the picture has these texts and this focal point. */
export function assertAs(
  storeId: StoreId,
  { id, name, alt, alt_en, decorative, focal_x: x, focal_y: y }: PictureChange,
): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM picture WHERE store_id = ${storeId} AND id = ${id}
    AND name = ${name} AND alt = ${alt} AND alt_en IS ${alt_en} AND decorative = ${decorative}
    AND focal_x = ${x} AND focal_y = ${y})`);
}

/** Deletes a picture; aborts where it is gone. */
export function deletePicture(storeId: StoreId, id: string): Statement[] {
  return [
    assertPicture(storeId, id),
    sql`DELETE FROM picture WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}
