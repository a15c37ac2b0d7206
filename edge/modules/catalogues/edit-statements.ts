import { CATALOGUES_MAX } from '../../../shared/kernel/constants/limits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { keptSeo, type SeoTexts } from '../../../shared/rules/seo-texts.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, holds, raw } from '../../db/sql.ts';
import { RANK_STEP } from './ranks.ts';
import { fillByRule } from './rule-statements.ts';

/**
 * A catalogue as its owner's changes leave it; `position` is its rank among the store's. A state that
 * was kept before its texts for search engines came has none.
 */
export type CatalogueState = Pick<
  CellTables['catalogue'],
  'name' | 'name_en' | 'slug' | 'photo' | 'position' | 'rule'
> &
  Partial<SeoTexts>;

/** A catalogue in its present version, with the position that is shown. */
export type EditedRow = CatalogueState &
  Pick<CellTables['catalogue'], 'id' | 'num_products' | 'version' | 'updated_at'> & {
    readonly place: number;
  };

const COLUMNS = raw(`c.id, c.name, c.name_en, c.slug, c.photo, c.position, c.rule,
    c.seo_title, c.seo_title_en, c.seo_description, c.seo_description_en, c.num_products, c.version, c.updated_at,
    (SELECT count(*) FROM catalogue b WHERE b.store_id = c.store_id AND (b.position, b.id) < (c.position, c.id)) AS place`);

/** The time of a change, milliseconds UTC, where the database writes it. */
const NOW = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`);

export function findEdited(storeId: StoreId, id: string): Statement<EditedRow> {
  return sql<EditedRow>`SELECT ${COLUMNS} FROM catalogue c WHERE c.id = ${id} AND c.store_id = ${storeId}`;
}

export function listEdited(
  storeId: StoreId,
  page: { readonly offset: number; readonly limit: number },
): Statement<EditedRow> {
  return sql<EditedRow>`SELECT ${COLUMNS} FROM catalogue c WHERE c.store_id = ${storeId}
    ORDER BY c.position, c.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** The first catalogues whose name in either language holds a text. */
export function findNamed(
  storeId: StoreId,
  text: string,
  limit: number,
): Statement<{ id: string; name: string }> {
  const folded = fold(text);
  return sql<{ id: string; name: string }>`SELECT id, name FROM catalogue
    WHERE store_id = ${storeId}
      AND (${holds('name', folded)} OR ${holds("coalesce(name_en, '')", folded)})
    ORDER BY position, id LIMIT ${limit}`;
}

export function countCatalogues(storeId: StoreId): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM catalogue WHERE store_id = ${storeId}`;
}

/** The ranks of the store's other catalogues from a place on. */
export function listRanks(
  storeId: StoreId,
  but: string,
  page: { readonly offset: number; readonly limit: number },
): Statement<{ position: number }> {
  return sql<{ position: number }>`SELECT position FROM catalogue
    WHERE store_id = ${storeId} AND id <> ${but}
    ORDER BY position, id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function findLastRank(storeId: StoreId): Statement<{ last: number | null }> {
  return sql<{
    last: number | null;
  }>`SELECT max(position) AS last FROM catalogue WHERE store_id = ${storeId}`;
}

/** The slugs of the store's catalogues that begin with this one. */
export function listSlugsLike(storeId: StoreId, slug: string): Statement<{ slug: string }> {
  return sql<{ slug: string }>`SELECT slug FROM catalogue
    WHERE store_id = ${storeId} AND slug >= ${slug} AND slug < ${`${slug}~`}`;
}

/**
 * Adds a catalogue, with the products that it had when it was deleted, and without its photo where
 * that has left the store's library; aborts where the store has as many catalogues as it can hold.
 */
export function insertCatalogue(
  storeId: StoreId,
  id: string,
  { name, name_en, slug, photo, position, rule, ...seo }: CatalogueState,
): Statement[] {
  const state = { name, name_en, slug, photo, position, rule, ...keptSeo(seo), updated_at: 0 };
  return [
    assertThat(sql`(${countCatalogues(storeId)}) < ${CATALOGUES_MAX}`),
    ...insertRows('catalogue', [{ id, store_id: storeId, ...state }]),
    sql`UPDATE catalogue SET updated_at = ${NOW}, photo = CASE WHEN ${hasPhoto(storeId, photo)} THEN photo END
      WHERE id = ${id}`,
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT d.catalogue_id, l.id, d.position, l.list_price FROM deleted_catalogue_item d
      JOIN listing l ON l.store_id = d.store_id AND l.item_id = d.item_id
      WHERE d.catalogue_id = ${id} AND d.store_id = ${storeId}`,
    ...fillByRule(storeId, id),
    sql`DELETE FROM deleted_catalogue_item WHERE catalogue_id = ${id} AND store_id = ${storeId}`,
  ];
}

/**
 * Sets a catalogue's columns; aborts where it has another version by now, or where its photo has left
 * the store's library.
 */
export function updateCatalogue(
  storeId: StoreId,
  id: string,
  version: number,
  { name, name_en, slug, photo, position, rule, ...others }: CatalogueState,
): Statement[] {
  const seo = keptSeo(others);
  return [
    assertThat(isAt(storeId, id, version)),
    assertThat(hasPhoto(storeId, photo)),
    sql`UPDATE catalogue SET name = ${name}, name_en = ${name_en}, slug = ${slug}, photo = ${photo},
        seo_title = ${seo.seo_title}, seo_title_en = ${seo.seo_title_en},
        seo_description = ${seo.seo_description}, seo_description_en = ${seo.seo_description_en},
        position = ${position}, rule = ${rule}, version = version + 1, updated_at = ${NOW}
      WHERE store_id = ${storeId} AND id = ${id}`,
    ...fillByRule(storeId, id),
  ];
}

/** Deletes a catalogue, and keeps which products it had; aborts where it has another version by now. */
export function deleteCatalogue(storeId: StoreId, id: string, version: number): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`INSERT INTO deleted_catalogue_item (store_id, catalogue_id, item_id, position)
      SELECT l.store_id, c.catalogue_id, l.item_id, c.position FROM catalogue_listing c
      JOIN listing l ON l.id = c.listing_id WHERE c.catalogue_id = ${id}`,
    sql`DELETE FROM catalogue_listing WHERE catalogue_id = ${id}`,
    sql`DELETE FROM listing_count WHERE store_id = ${storeId} AND catalogue_id = ${id}`,
    sql`DELETE FROM trait_count WHERE store_id = ${storeId} AND catalogue_id = ${id}`,
    sql`DELETE FROM catalogue WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Gives the store's other catalogues new ranks in their order. */
export function renumberCatalogues(storeId: StoreId, but: string): Statement {
  return sql`UPDATE catalogue SET position = r.rank FROM (
      SELECT id, (row_number() OVER (ORDER BY position, id) - 1) * ${RANK_STEP} AS rank
      FROM catalogue WHERE store_id = ${storeId} AND id <> ${but}) r
    WHERE catalogue.id = r.id`;
}

/** Aborts where the catalogue has products. */
export function assertEmpty(storeId: StoreId, id: string): Statement {
  return assertThat(
    sql`(SELECT num_products FROM catalogue WHERE store_id = ${storeId} AND id = ${id}) = 0`,
  );
}

/** Puts all products of a catalogue into another, in their places. */
export function copyProducts(from: string, to: string): Statement {
  return sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
    SELECT ${to}, listing_id, position, list_price FROM catalogue_listing WHERE catalogue_id = ${from}
    ON CONFLICT (catalogue_id, listing_id) DO UPDATE SET position = excluded.position`;
}

function isAt(storeId: StoreId, id: string, version: number): Statement {
  return sql`EXISTS (SELECT 1 FROM catalogue
    WHERE store_id = ${storeId} AND id = ${id} AND version = ${version})`;
}

/**
 * True while the store's library has the photo. One outside of the store's folder is one that the
 * store began with.
 */
function hasPhoto(storeId: StoreId, photo: string | null): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM
      (SELECT substr(${photo} ->> '$.url', length('/media/') + 1) AS key) asked
    WHERE instr(asked.key, ${`${storeId}/`}) = 1 AND NOT EXISTS (SELECT 1 FROM picture p
      WHERE p.store_id = ${storeId} AND p.key = asked.key))`;
}
