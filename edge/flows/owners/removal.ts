import type { Failure } from '../../../shared/contracts/errors.ts';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { readLastDeletions, readLastEntry } from '../../modules/history/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';

/** A thing that was deleted a moment ago, and until when lists offer to restore it (ISO 8601). */
interface Deleted {
  readonly id: string;
  readonly name: string;
  readonly undo_until: string;
}

/** Until when a list offers to restore what was deleted at an instant, ISO 8601. */
export const undoUntil = (at: number): string => new Date(at + DEFERRED_REMOVAL_MS).toISOString();

/**
 * The things of a kind that were deleted in the last five seconds, the last one first.
 * @param nameField the field of their state that names them
 */
export async function justDeleted<State extends object>(
  scope: Pick<RequestScope, 'cell' | 'tenant' | 'ports'>,
  { subject }: Editable<State>,
  nameField: keyof State & string,
): Promise<Deleted[]> {
  const since = scope.ports.clock.now() - DEFERRED_REMOVAL_MS;
  const deletions = await readLastDeletions(scope, subject, since);
  return deletions.map(({ subjectId, before, madeAt }) => ({
    id: subjectId,
    name: String(before?.[nameField]),
    undo_until: undoUntil(madeAt),
  }));
}

/**
 * Puts a deleted thing back: what its last change took away.
 * @param missing the failure for a thing that was never there, or whose last change is no deletion
 */
export async function restore<State extends object>(
  scope: RequestScope,
  kind: Editable<State>,
  id: string,
  missing: Failure,
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const [entry, standing] = await Promise.all([
    readLastEntry(scope, kind.subject, id),
    kind.find(scope, id),
  ]);
  if (standing) return fail({ code: 'edited_meanwhile' });
  if (!entry?.before || entry.after !== null) return fail(missing);
  return edit(scope, kind, {
    id,
    before: null,
    after: entry.before as unknown as State,
    answer: {},
    takesBack: entry.id,
  });
}
