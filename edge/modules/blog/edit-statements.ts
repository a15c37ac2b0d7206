import type { StoreId } from '../../../shared/kernel/ids.ts';
import { BLOG_ENTRIES_MAX } from '../../../shared/rules/blog.ts';
import { keptSeo } from '../../../shared/rules/seo-texts.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, holds, raw } from '../../db/sql.ts';

/** An entry as its owner's changes leave it; `photo` is JSON. */
export type EntryState = Pick<
  CellTables['blog_entry'],
  | 'slug'
  | 'title'
  | 'title_en'
  | 'excerpt'
  | 'excerpt_en'
  | 'body'
  | 'body_en'
  | 'photo'
  | 'author'
  | 'published_at'
  | 'seo_title'
  | 'seo_title_en'
  | 'seo_description'
  | 'seo_description_en'
  | 'tags'
  | 'tags_en'
>;

export type EditedRow = EntryState &
  Pick<CellTables['blog_entry'], 'id' | 'version' | 'updated_at'>;

/** An entry without its texts. */
export type OwnRow = Omit<EditedRow, 'body' | 'body_en'>;

const OWN = raw(
  `id, slug, title, title_en, excerpt, excerpt_en, photo, author, published_at, seo_title, seo_title_en,
    seo_description, seo_description_en, tags, tags_en, version, updated_at`,
);

/** The time of a change, milliseconds UTC, where the database writes it. */
const NOW = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`);

export function findEdited(storeId: StoreId, id: string): Statement<EditedRow> {
  return sql<EditedRow>`SELECT ${OWN}, body, body_en FROM blog_entry
    WHERE id = ${id} AND store_id = ${storeId}`;
}

/** Drafts first, then the entries by their time, the last one first. */
export function listOwn(
  storeId: StoreId,
  page: { readonly offset: number; readonly limit: number },
): Statement<OwnRow> {
  return sql<OwnRow>`SELECT ${OWN} FROM blog_entry WHERE store_id = ${storeId}
    ORDER BY published_at IS NOT NULL, published_at DESC, updated_at DESC, id
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** The entries whose title, in either language, holds a text, the last one first. */
export function findTitled(
  storeId: StoreId,
  text: string,
  limit: number,
): Statement<{ id: string; name: string }> {
  const folded = fold(text);
  return sql<{ id: string; name: string }>`SELECT id, title AS name FROM blog_entry
    WHERE store_id = ${storeId}
      AND (${holds('title', folded)} OR ${holds("coalesce(title_en, '')", folded)})
    ORDER BY published_at IS NOT NULL, published_at DESC, id LIMIT ${limit}`;
}

export function countOwn(storeId: StoreId): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM blog_entry WHERE store_id = ${storeId}`;
}

/** The slugs of the store's entries that begin with this one. */
export function listSlugsLike(storeId: StoreId, slug: string): Statement<{ slug: string }> {
  return sql<{ slug: string }>`SELECT slug FROM blog_entry
    WHERE store_id = ${storeId} AND slug >= ${slug} AND slug < ${`${slug}~`}`;
}

/** Adds an entry; aborts where the store has as many as it can hold. */
export function insertEntry(storeId: StoreId, id: string, state: EntryState): Statement[] {
  const columns = columnsOf(state);
  return [
    assertThat(sql`(${countOwn(storeId)}) < ${BLOG_ENTRIES_MAX}`),
    ...insertRows('blog_entry', [{ id, store_id: storeId, ...columns, updated_at: 0 }]),
    stamp(storeId, id),
  ];
}

/** Sets an entry's columns; aborts where it has another version by now. */
export function updateEntry(
  storeId: StoreId,
  id: string,
  version: number,
  state: EntryState,
): Statement[] {
  const { slug, title, title_en, excerpt, excerpt_en, body, body_en, photo, ...found } =
    columnsOf(state);
  return [
    assertThat(isAt(storeId, id, version)),
    sql`UPDATE blog_entry SET slug = ${slug}, title = ${title}, title_en = ${title_en},
        excerpt = ${excerpt}, excerpt_en = ${excerpt_en}, body = ${body}, body_en = ${body_en},
        photo = ${photo}, published_at = ${found.published_at}, seo_title = ${found.seo_title},
        seo_title_en = ${found.seo_title_en}, seo_description = ${found.seo_description},
        seo_description_en = ${found.seo_description_en}, tags = ${found.tags},
        tags_en = ${found.tags_en}, version = version + 1
      WHERE store_id = ${storeId} AND id = ${id}`,
    stamp(storeId, id),
  ];
}

/** Deletes an entry; aborts where it has another version by now. */
export function deleteEntry(storeId: StoreId, id: string, version: number): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`DELETE FROM blog_entry WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Only the columns of a state: a kept state may have been written by an earlier version. */
function columnsOf(state: EntryState): EntryState {
  const { slug, title, title_en, excerpt, excerpt_en, body, body_en, photo } = state;
  const { author, published_at } = state;
  const texts = { title, title_en, excerpt, excerpt_en, body, body_en };
  return { slug, ...texts, ...keptTags(state), ...keptSeo(state), photo, author, published_at };
}

/** The tags of a state; one that was kept before they came has none. */
function keptTags({ tags, tags_en }: Partial<EntryState>): Pick<EntryState, 'tags' | 'tags_en'> {
  return { tags: tags ?? '[]', tags_en: tags_en ?? null };
}

function stamp(storeId: StoreId, id: string): Statement {
  return sql`UPDATE blog_entry SET updated_at = ${NOW},
      is_planned = ifnull(published_at > ${NOW}, 0)
    WHERE store_id = ${storeId} AND id = ${id}`;
}

function isAt(storeId: StoreId, id: string, version: number): Statement {
  return sql`EXISTS (SELECT 1 FROM blog_entry
    WHERE store_id = ${storeId} AND id = ${id} AND version = ${version})`;
}
