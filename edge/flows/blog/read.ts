import type { z } from 'zod';
import type {
  BlogCard,
  BlogEntry,
  BlogList,
  readEntryPage,
} from '../../../shared/contracts/blog.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { PublicProfile } from '../../../shared/contracts/public-profiles.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  findShown,
  listForFeed,
  listShown,
  type CardRow,
  type EntryRow,
} from '../../modules/blog/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A page of the blog, each entry with its author's public profile. */
export async function readBlog(
  scope: RequestScope,
  page: { readonly tag: string; readonly offset: number; readonly limit: number },
): Promise<BlogList> {
  const { rows, matches } = await listShown(scope, page);
  const authors = await authorsOf(scope, rows);
  return { results: rows.map((row) => toCard(row, authors)), matches_estimated: matches };
}

/** One entry that shoppers see, with its author's public profile. */
export async function readBlogEntry(
  scope: RequestScope,
  slug: string,
): Promise<Result<BlogEntry, Failure>> {
  const row = await findShown(scope, slug);
  if (!row) return fail({ code: 'blog_entry_not_found' });
  return ok(toEntry(row, await authorsOf(scope, [row])));
}

/** The same as its page shows it. */
export async function readBlogPage(
  scope: RequestScope,
  slug: string,
): Promise<Result<EntryPage, Failure>> {
  const row = await findShown(scope, slug);
  if (!row) return fail({ code: 'blog_entry_not_found' });
  const seo = { title: row.seo_title, description: row.seo_description };
  return ok({ entry: toEntry(row, await authorsOf(scope, [row])), seo });
}

/** The last entries with their texts. */
export async function readFeed(scope: RequestScope): Promise<BlogEntry[]> {
  const rows = await listForFeed(scope);
  const authors = await authorsOf(scope, rows);
  return rows.map((row) => toEntry(row, authors));
}

type EntryPage = z.input<(typeof readEntryPage)['answer']>;
type Authors = ReadonlyMap<string, PublicProfile>;

async function authorsOf(scope: RequestScope, rows: readonly CardRow[]): Promise<Authors> {
  const ids = [...new Set(rows.map(({ author }) => author))];
  const found = ids.length > 0 ? await readPublicProfiles(scope, ids) : [];
  return new Map(found.map((profile) => [profile.id, profile]));
}

function toCard(row: CardRow, authors: Authors): BlogCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    photo: row.photo === null ? null : (JSON.parse(row.photo) as BlogCard['photo']),
    author: authors.get(row.author) ?? null,
    published_at: new Date(row.published_at ?? row.updated_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

function toEntry(row: EntryRow, authors: Authors): BlogEntry {
  return { ...toCard(row, authors), body: row.body, tags: JSON.parse(row.tags) as string[] };
}
