import type {
  EditedEntry,
  EntryState as Shown,
  OwnEntries,
  OwnEntry,
} from '../../../shared/contracts/blog-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { keptSeo } from '../../../shared/rules/seo-texts.ts';
import {
  blogEdits,
  type EditedRow,
  type EntryState,
  type OwnRow,
} from '../../modules/blog/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { keepOldAddress } from './old-address.ts';
import { justDeleted } from './removal.ts';
import type { Editable } from './editable.ts';

/** The entries of a store's blog as things that its owners edit. */
export const editableEntry: Editable<EntryState> = {
  subject: 'blog_entry',
  async find(scope, id) {
    const row = await findRow(scope, id);
    return row ? { state: stateOf(row), version: row.version } : null;
  },
  insert: blogEdits.insertEntry,
  update: blogEdits.updateEntry,
  remove: blogEdits.deleteEntry,
  full: { code: 'too_many_entries' },
  follow: (scope, id, before, after) =>
    Promise.resolve(keepOldAddress(scope, 'blog_entry', id, before, after)),
};

/** A page of the store's entries, and those that were deleted in the last five seconds. */
export async function listEntries(
  scope: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<OwnEntries> {
  const { cell, tenant, ports } = scope;
  const now = ports.clock.now();
  const [rows, counted, deleted] = await Promise.all([
    cell.read(blogEdits.listOwn(tenant.storeId, page)),
    cell.first(blogEdits.countOwn(tenant.storeId)),
    justDeleted(scope, editableEntry, 'title'),
  ]);
  return {
    results: rows.map((row) => ownView(row, now)),
    matches_estimated: counted?.n ?? 0,
    just_deleted: deleted,
  };
}

/** One entry as its owner edits it. */
export async function readEntry(
  scope: RequestScope,
  id: string,
): Promise<Result<EditedEntry, Failure>> {
  const row = await findRow(scope, id);
  return row ? ok(view(row, scope.ports.clock.now())) : fail({ code: 'blog_entry_not_found' });
}

export const findRow = (
  { cell, tenant }: RequestScope,
  id: string,
): Promise<EditedRow | undefined> => cell.first(blogEdits.findEdited(tenant.storeId, id));

/** A row without the columns that no change of an owner sets. */
export function stateOf(row: EditedRow): EntryState {
  const { id: _id, version: _version, updated_at: _at, ...state } = row;
  return state;
}

/** An entry as its owner's calls answer it. */
export function view(row: EditedRow, now: number): EditedEntry {
  return { ...ownView(row, now), body: row.body, body_en: row.body_en };
}

function ownView(row: OwnRow, now: number): OwnEntry {
  const { id, slug, title, title_en, excerpt, excerpt_en, version, published_at: at } = row;
  return {
    id,
    slug,
    title,
    title_en,
    excerpt,
    excerpt_en,
    version,
    photo: row.photo === null ? null : (JSON.parse(row.photo) as OwnEntry['photo']),
    state: shownAs(at, now),
    publish_at: at === null ? null : new Date(at).toISOString(),
    ...keptSeo(row),
    tags: JSON.parse(row.tags) as string[],
    tags_en: row.tags_en === null ? null : (JSON.parse(row.tags_en) as string[]),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

function shownAs(at: number | null, now: number): Shown {
  if (at === null) return 'draft';
  return at > now ? 'planned' : 'published';
}
