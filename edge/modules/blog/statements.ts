import type { StoreId } from '../../../shared/kernel/ids.ts';
import { isBlogEntryId } from '../../../shared/rules/blog.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { describedPhoto } from '../../db/library-photos.ts';
import { seoColumns, type SeoRow } from '../../db/seo-columns.ts';
import { inLanguage } from '../../db/sql.ts';

/** An entry as lists show it. */
export type CardRow = Pick<
  CellTables['blog_entry'],
  'id' | 'slug' | 'title' | 'excerpt' | 'photo' | 'author' | 'published_at' | 'updated_at'
>;

export type EntryRow = CardRow & Pick<CellTables['blog_entry'], 'body' | 'tags'>;

/** An entry as its page shows it. */
export type PageRow = EntryRow & SeoRow;

function columns(locale: Locale): Statement {
  return sql`e.id, e.slug, ${inLanguage('e.title', locale)} AS title,
    ${inLanguage('e.excerpt', locale)} AS excerpt,
    ${describedPhoto('e.photo', 'e.store_id', locale)} AS photo, e.author, e.published_at, e.updated_at`;
}

/** The columns of a whole entry. */
function texts(locale: Locale): Statement {
  return sql`${columns(locale)}, ${inLanguage('e.body', locale)} AS body,
    ${inLanguage('e.tags', locale)} AS tags`;
}

/** True for the entries with a tag, in either language; for all where none is asked for. */
function tagged(tag: string): Statement {
  return sql`(${tag} = '' OR EXISTS (SELECT 1 FROM json_each(e.tags) t WHERE t.value = ${tag})
    OR EXISTS (SELECT 1 FROM json_each(coalesce(e.tags_en, '[]')) t WHERE t.value = ${tag}))`;
}

/** The entries that shoppers see now: drafts have no time, planned ones a later one. */
function shown(storeId: StoreId, now: number): Statement {
  return sql`FROM blog_entry e WHERE e.store_id = ${storeId} AND e.published_at <= ${now}`;
}

/** A page of the entries that shoppers see, the last one first. */
export function listShown(
  storeId: StoreId,
  {
    now,
    locale,
    tag,
    ...page
  }: {
    readonly now: number;
    readonly locale: Locale;
    readonly tag: string;
    readonly offset: number;
    readonly limit: number;
  },
): Statement<CardRow> {
  return sql<CardRow>`SELECT ${columns(locale)} ${shown(storeId, now)} AND ${tagged(tag)}
    ORDER BY e.published_at DESC, e.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countShown(storeId: StoreId, now: number, tag: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n ${shown(storeId, now)} AND ${tagged(tag)}`;
}

/** The last entries with their texts, for the feed. */
export function listForFeed(
  storeId: StoreId,
  { now, locale, limit }: { readonly now: number; readonly locale: Locale; readonly limit: number },
): Statement<EntryRow> {
  return sql<EntryRow>`SELECT ${texts(locale)}
    ${shown(storeId, now)} ORDER BY e.published_at DESC, e.id DESC LIMIT ${limit}`;
}

/** The slugs of all entries that shoppers see. */
export function listSlugs(
  storeId: StoreId,
  now: number,
  limit: number,
): Statement<{ slug: string }> {
  return sql<{ slug: string }>`SELECT e.slug ${shown(storeId, now)}
    ORDER BY e.published_at DESC, e.id DESC LIMIT ${limit}`;
}

/** An entry that shoppers see, by its slug or its id, which begins with `be_`. */
export function findShown(
  storeId: StoreId,
  path: string,
  { now, locale }: { readonly now: number; readonly locale: Locale },
): Statement<PageRow> {
  return sql<PageRow>`SELECT ${texts(locale)}, ${seoColumns('e', locale, 'title_en')}
    ${shown(storeId, now)} AND ${isBlogEntryId(path) ? sql`e.id = ${path}` : sql`e.slug = ${path}`}`;
}
