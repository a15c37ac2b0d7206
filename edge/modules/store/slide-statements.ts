import { BANNERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** A slide as its owner's changes leave it, with its place among the store's. */
export type SlideState = Omit<CellTables['banner'], 'id' | 'store_id' | 'version'>;

/** A slide in its present version. */
export type VersionedSlide = SlideState & Pick<CellTables['banner'], 'version'>;

const COLUMNS =
  raw(`hzt_image, vrt_image, hzt_image_id, vrt_image_id, type, action_type, url, url_target,
    product, supplier, target, position, version`);

export function findSlide(storeId: StoreId, id: string): Statement<VersionedSlide> {
  return sql<VersionedSlide>`SELECT ${COLUMNS} FROM banner
    WHERE store_id = ${storeId} AND id = ${id}`;
}

/** The store's slides in their order. */
export function listVersionedSlides(
  storeId: StoreId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<VersionedSlide & { id: string }> {
  return sql`SELECT id, ${COLUMNS} FROM banner WHERE store_id = ${storeId}
    ORDER BY position, id LIMIT ${limit} OFFSET ${offset}`;
}

/** The ids of the store's slides in their order, each beside the store's revision. */
export function listOrder(storeId: StoreId): Statement<{ id: string; revision: number }> {
  return sql`SELECT b.id, s.revision FROM banner b JOIN store s ON s.id = b.store_id
    WHERE b.store_id = ${storeId} ORDER BY b.position, b.id`;
}

/** Gives each slide its place in a list of ids. */
export function setOrder(storeId: StoreId, ids: readonly string[]): Statement {
  return sql`UPDATE banner SET position = o.key FROM json_each(${JSON.stringify(ids)}) o
    WHERE banner.store_id = ${storeId} AND banner.id = o.value`;
}

/** How many slides the store has, the place behind its last one, and the columns of its carousel. */
export function findRoom(
  storeId: StoreId,
): Statement<{ n: number; last: number; columns: number | null }> {
  return sql`SELECT count(b.id) AS n, coalesce(max(b.position), -1) + 1 AS last,
      s.profile ->> '$.store_theme_info.columns' AS columns
    FROM store s LEFT JOIN banner b ON b.store_id = s.id WHERE s.id = ${storeId}`;
}

/** Adds a slide; aborts where the store has as many as it can hold, or not the slide's pictures. */
export function insertSlide(storeId: StoreId, id: string, slide: SlideState): Statement[] {
  return [
    assertThat(sql`(SELECT count(*) FROM banner WHERE store_id = ${storeId}) < ${BANNERS_MAX}`),
    assertThat(hasPictures(storeId, slide)),
    ...insertRows('banner', [{ id, store_id: storeId, version: 1, ...slide }]),
  ];
}

/**
 * Sets a slide's columns but its place, which the order sets; aborts where it has another version by
 * now, or the library not its pictures.
 */
export function updateSlide(
  storeId: StoreId,
  id: string,
  version: number,
  slide: SlideState,
): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    assertThat(hasPictures(storeId, slide)),
    sql`UPDATE banner SET hzt_image = ${slide.hzt_image}, vrt_image = ${slide.vrt_image},
        hzt_image_id = ${slide.hzt_image_id}, vrt_image_id = ${slide.vrt_image_id},
        type = ${slide.type}, action_type = ${slide.action_type}, url = ${slide.url},
        url_target = ${slide.url_target}, product = ${slide.product},
        supplier = ${slide.supplier}, target = ${slide.target}, version = version + 1
      WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Deletes a slide; aborts where it has another version by now. */
export function deleteSlide(storeId: StoreId, id: string, version: number): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`DELETE FROM banner WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

function isAt(storeId: StoreId, id: string, version: number): Statement {
  return sql`EXISTS (SELECT 1 FROM banner
    WHERE store_id = ${storeId} AND id = ${id} AND version = ${version})`;
}

/** True while the library has the slide's pictures: one may be deleted just now. */
function hasPictures(storeId: StoreId, { hzt_image_id: hzt, vrt_image_id: vrt }: SlideState) {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify([hzt, vrt])}) o
    WHERE o.value IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM picture WHERE store_id = ${storeId} AND id = o.value))`;
}
