import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { AnswerOf } from '../../../shared/contracts/contract.ts';
import type { listStoreEdits, StoreEdit } from '../../../shared/contracts/store-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { canReturn, type ReturningSubject } from '../../../shared/rules/store-edits.ts';
import { readEntries, readEntry, type Entry, type State } from '../../modules/history/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';
import { editableEntry } from './editable-blog.ts';
import { editableCatalogue } from './editable-catalogue.ts';
import { editableItem } from './editable-item.ts';
import { editableListings } from './editable-listings.ts';
import { editablePicture } from './editable-picture.ts';
import { editableReview } from './editable-review.ts';
import { editablePlaces } from './editable-places.ts';
import { editableLegal } from './legal.ts';
import { editableRedirect } from './redirects.ts';
import { editableFranchise } from './franchises.ts';
import { editableHeader, headerOrder } from './headers.ts';
import { editableSettings } from './settings.ts';
import { editableSlide, slideOrder } from './slides.ts';

/** Every kind of thing whose changes are taken back. */
const KINDS: { readonly [Subject in ReturningSubject]: Editable<object> } = {
  header: editableHeader as unknown as Editable<object>,
  header_order: headerOrder as unknown as Editable<object>,
  slide: editableSlide as unknown as Editable<object>,
  slide_order: slideOrder as unknown as Editable<object>,
  settings: editableSettings as unknown as Editable<object>,
  picture: editablePicture as unknown as Editable<object>,
  catalogue: editableCatalogue as unknown as Editable<object>,
  item: editableItem as unknown as Editable<object>,
  blog_entry: editableEntry as unknown as Editable<object>,
  redirect: editableRedirect as unknown as Editable<object>,
  legal_text: editableLegal as unknown as Editable<object>,
  review: editableReview as unknown as Editable<object>,
  franchise: editableFranchise as unknown as Editable<object>,
  listing: editableListings as unknown as Editable<object>,
  catalogue_items: editablePlaces as unknown as Editable<object>,
};

/** A page of the store's history with the names of the accounts that made the changes. */
export async function readHistory(
  scope: RequestScope,
  { since, until, ...asked }: z.output<(typeof listStoreEdits)['query']>,
): Promise<AnswerOf<typeof listStoreEdits>> {
  const { entries, matches, editors } = await readEntries(scope, {
    ...asked,
    since: since === undefined ? since : Date.parse(since),
    until: until === undefined ? until : Date.parse(until),
  });
  const about = entries.filter(isAboutPerson).map(({ subjectId }) => subjectId);
  const ids = new Set([...editors, ...about, ...entries.map(({ accountId }) => accountId)]);
  const profiles = await readPublicProfiles(scope, [...ids]);
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  return {
    people: editors.map((id) => ({ id, name: names.get(id) ?? null })),
    results: entries.map((entry) => editView(entry, names)),
    matches_estimated: matches,
  };
}

function editView(entry: Entry, names: ReadonlyMap<string, string>): StoreEdit {
  // The name of an account goes with it, so no entry holds it.
  const named = isAboutPerson(entry) && { person: names.get(entry.subjectId) ?? null };
  return {
    id: entry.id,
    at: new Date(entry.madeAt).toISOString(),
    by: { id: entry.accountId, name: names.get(entry.accountId) ?? null },
    subject: entry.subject,
    subject_id: entry.subjectId,
    before: entry.before && { ...named, ...entry.before },
    after: entry.after && { ...named, ...entry.after },
    takes_back: entry.takesBack,
  };
}

/** Whether an entry's subject is an account. */
const isAboutPerson = ({ subject }: Entry): boolean => subject === 'staff' || subject === 'advisor';

/**
 * Puts back what stood before a change: its entry's own `before`. Refused as `edited_meanwhile`
 * where the fields of the change are no longer as it left them, so that no later change is lost,
 * and where the thing could not stand with them any more.
 */
export async function takeBack(
  scope: RequestScope,
  entryId: string,
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const entry = await readEntry(scope, entryId);
  if (!entry) return fail({ code: 'edit_not_found' });
  if (!canReturn(entry)) return fail({ code: 'edit_stays' });
  const { subject, subjectId: id, before, after } = entry;
  const kind = KINDS[subject];
  const standing = await kind.find(scope, id, Object.keys(after ?? before ?? {}));
  if (!isAsLeft(standing && standing.state, after, kind.apart))
    return fail({ code: 'edited_meanwhile' });
  if (kind.canReturn && !(await kind.canReturn(scope, id, entry)))
    return fail({ code: 'edit_stays' });
  const back = before && { ...standing?.state, ...before };
  if (back && kind.fits && !kind.fits(back)) return fail({ code: 'edited_meanwhile' });
  return edit(scope, kind, {
    id,
    before: standing,
    after: back,
    answer: {},
    takesBack: entry.id,
  });
}

/** Whether a thing has the fields that a change left it with, but the one that stands apart. */
function isAsLeft(state: object | null, left: State | null, apart?: string): boolean {
  if (state === null || left === null) return state === left;
  const present = new Map(Object.entries(state));
  return Object.entries(left).every(
    ([name, value]) => name === apart || isDeepStrictEqual(present.get(name), value),
  );
}
