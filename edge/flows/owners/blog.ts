import { isDeepStrictEqual } from 'node:util';
import type {
  DeletedEntry,
  EditedEntry,
  EntryFields,
} from '../../../shared/contracts/blog-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { BLOG_MAX } from '../../../shared/rules/blog.ts';
import { tidyTags } from '../../../shared/rules/blog-tags.ts';
import { slugOf } from '../../../shared/rules/catalogue-names.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { NO_SEO_TEXTS, seoFaults, tidySeo } from '../../../shared/rules/seo-texts.ts';
import { blogEdits, safeBody, textOf, type EntryState } from '../../modules/blog/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { edit } from './editable.ts';
import { editableEntry, findRow, stateOf, view } from './editable-blog.ts';
import { libraryPhoto } from './library.ts';
import { undoUntil } from './removal.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;
type Given = { readonly [Name in keyof EntryFields]?: EntryFields[Name] | undefined };

/** Writes an entry, whose author is the account that is signed in. */
export async function createEntry(scope: RequestScope, fields: EntryFields): Changed<EditedEntry> {
  const [slug, { accountId }] = await Promise.all([freeSlug(scope, fields.title), signedIn(scope)]);
  const blank = { slug, title: '', title_en: null, excerpt: '', excerpt_en: null, body: '' };
  const none = {
    ...blank,
    ...NO_SEO_TEXTS,
    body_en: null,
    photo: null,
    author: accountId,
    published_at: null,
    tags: '[]',
    tags_en: null,
  };
  const state = await stateWith(scope, none, fields);
  if (!state.ok) return state;
  const id = newId('blogEntry');
  const row = { id, ...state.value, version: 1, updated_at: now(scope) };
  const answer = view(row, now(scope));
  return edit(scope, editableEntry, { id, before: null, after: state.value, answer });
}

/** Changes fields of an entry; its address stays. With a version, only the entry in that version. */
export async function updateEntry(
  scope: RequestScope,
  id: string,
  { version, ...given }: Given & { readonly version?: number | undefined },
): Changed<EditedEntry> {
  const row = await findRow(scope, id);
  if (!row) return fail({ code: 'blog_entry_not_found' });
  if (version !== undefined && version !== row.version) return fail({ code: 'edited_meanwhile' });
  const before = { state: stateOf(row), version: row.version };
  const after = await stateWith(scope, before.state, given);
  if (!after.ok) return after;
  if (isDeepStrictEqual(after.value, before.state))
    return ok({ answer: view(row, now(scope)), statements: [] });
  const changed = { ...row, ...after.value, version: row.version + 1, updated_at: now(scope) };
  const answer = view(changed, now(scope));
  return edit(scope, editableEntry, { id, before, after: after.value, answer });
}

/** Deletes an entry, which can be put back. */
export async function deleteEntry(scope: RequestScope, id: string): Changed<DeletedEntry> {
  const row = await findRow(scope, id);
  if (!row) return fail({ code: 'blog_entry_not_found' });
  const before = { state: stateOf(row), version: row.version };
  const answer = { id, name: row.title, undo_until: undoUntil(now(scope)) };
  return edit(scope, editableEntry, { id, before, after: null, answer });
}

/** The state of an entry with what its owner sent: bodies sanitised, the picture found in the library. */
async function stateWith(
  scope: RequestScope,
  before: EntryState,
  given: Given,
): Promise<Result<EntryState, Failure>> {
  const photo =
    given.photo === undefined
      ? ok(before.photo)
      : await libraryPhoto(scope, before.photo, given.photo);
  if (!photo.ok) return photo;
  const title = given.title === undefined ? before.title : tidyName(given.title);
  if (Number.isNaN(Date.parse(given.publish_at ?? '2000-01-01')))
    return fail({ code: 'invalid_request', field: 'publish_at' });
  if (title === '') return fail({ code: 'invalid_request', field: 'title' });
  const body = given.body === undefined ? before.body : safeBody(given.body);
  const body_en =
    given.body_en === undefined ? before.body_en : orNone(safeBody(given.body_en ?? ''));
  const excerpt = given.excerpt === undefined ? before.excerpt : tidyName(given.excerpt);
  const seo = tidySeo(given);
  const long = seoFaults(seo).find(([, is]) => is)?.[0];
  if (long !== undefined) return fail({ code: 'invalid_request', field: long });
  const excerpt_en = given.excerpt_en === undefined ? before.excerpt_en : given.excerpt_en;
  return ok({
    ...before,
    ...seo,
    ...tagsWith(given),
    title,
    title_en:
      given.title_en === undefined ? before.title_en : orNone(tidyName(given.title_en ?? '')),
    excerpt: excerpt || beginningOf(body),
    excerpt_en: orNone(tidyName(excerpt_en ?? '')) ?? (body_en && orNone(beginningOf(body_en))),
    body,
    body_en,
    photo: photo.value,
    published_at: timeOf(scope, before.published_at, given),
  });
}

/** The tags that were sent, as they are kept; in English none where there is none. */
function tagsWith({
  tags,
  tags_en: english,
}: Given): Partial<Pick<EntryState, 'tags' | 'tags_en'>> {
  const kept = (list: readonly string[]) => JSON.stringify(tidyTags(list));
  return {
    ...(tags !== undefined && { tags: kept(tags) }),
    ...(english !== undefined && { tags_en: english?.length ? kept(english) : null }),
  };
}

/** From when an entry is shown: a published one keeps its time, unless another is given. */
function timeOf(scope: RequestScope, before: number | null, { state, publish_at: at }: Given) {
  if (state === 'draft') return null;
  if (at !== undefined && at !== null)
    return state === undefined && before === null ? null : Date.parse(at);
  if (state === undefined) return before;
  return before !== null && before <= now(scope) ? before : now(scope);
}

const BEGINNING = 200;

/** The first words of a body, cut at a word's end. */
function beginningOf(html: string): string {
  const text = textOf(html);
  if (text.length <= BEGINNING) return text;
  return `${text.slice(0, BEGINNING).replace(/\s\S*$/, '')}…`.slice(0, BLOG_MAX.excerpt);
}

/** An address that none of the store's entries has. */
async function freeSlug({ cell, tenant }: RequestScope, title: string): Promise<string> {
  const wanted = slugOf(title, 'entrada');
  const rows = await cell.read(blogEdits.listSlugsLike(tenant.storeId, wanted));
  // The call of the list has this word where an entry's address stands.
  const taken = new Set([...rows.map((row) => row.slug), 'entry']);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

const orNone = (text: string): string | null => (text === '' ? null : text);
const now = ({ ports }: RequestScope): number => ports.clock.now();
