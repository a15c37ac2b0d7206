import { isDeepStrictEqual } from 'node:util';
import type { EditSubject } from '../../../shared/contracts/store-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { readEdit } from '../../modules/history/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';
import { editableHeader } from './headers.ts';

/** Every kind of thing whose changes are kept, and can be taken back. */
const KINDS: { readonly [Subject in EditSubject]: Editable<object> } = {
  header: editableHeader as unknown as Editable<object>,
};

/**
 * Puts back what stood before a change: its entry's own `before`. Refused as `edited_meanwhile`
 * where the thing no longer is as the change left it, so that no later change is lost.
 */
export async function takeBack(
  scope: RequestScope,
  entryId: string,
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const entry = await readEdit(scope, entryId);
  if (!entry) return fail({ code: 'edit_not_found' });
  const kind = KINDS[entry.subject as EditSubject];
  const standing = await kind.find(scope, entry.subject_id);
  if (!isAsLeft(standing && standing.state, stateIn(entry.after))) {
    return fail({ code: 'edited_meanwhile' });
  }
  const before = stateIn(entry.before);
  return edit(scope, kind, {
    id: entry.subject_id,
    before: standing,
    after: before && { ...standing?.state, ...before },
    answer: {},
    takesBack: entry.id,
  });
}

type State = Readonly<Record<string, unknown>>;

/** The fields that an entry keeps; one that was written before a field came does not name it. */
function stateIn(json: string | null): State | null {
  return json === null ? null : (JSON.parse(json) as State);
}

function isAsLeft(state: object | null, left: State | null): boolean {
  if (state === null || left === null) return state === left;
  const present = new Map(Object.entries(state));
  return Object.entries(left).every(([name, value]) => isDeepStrictEqual(present.get(name), value));
}
