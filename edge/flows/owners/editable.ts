import type { EditSubject } from '../../../shared/contracts/store-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Refusal } from '../../db/database.ts';
import { recordEdit } from '../../modules/history/index.ts';
import { forgetStore, headers } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * A kind of thing that owners edit. Its state is what its history keeps, and what a change can be
 * taken back to.
 */
export interface Editable<State extends object> {
  readonly subject: EditSubject;
  /** The thing of the tenant's store as it stands; null where there is none. */
  readonly find: (scope: RequestScope, id: string) => Promise<Standing<State> | null>;
  /** Each aborts its batch where the thing cannot be changed so. */
  readonly insert: (storeId: StoreId, id: string, state: State) => Statement[];
  readonly update: (storeId: StoreId, id: string, version: number, state: State) => Statement[];
  readonly remove: (storeId: StoreId, id: string, version: number) => Statement[];
  /** The failure for a thing that the store has too many of. */
  readonly full: Failure;
}

/** A thing in its present version. */
export interface Standing<State> {
  readonly state: State;
  readonly version: number;
}

interface Edit<State, Answer> {
  readonly id: string;
  /** The thing that the change was made to; null to make one. */
  readonly before: Standing<State> | null;
  /** The state that the change leaves; null to delete the thing. */
  readonly after: State | null;
  readonly answer: Answer;
  /** The entry of the history that the change takes back. */
  readonly takesBack?: string;
}

/**
 * A change of a thing, with its entry in the history and the store's new revision, in one batch. It
 * is refused as `edited_meanwhile` where another change came between.
 */
export async function edit<State extends object, Answer>(
  scope: RequestScope,
  kind: Editable<State>,
  { id, before, after, answer, takesBack }: Edit<State, Answer>,
): Promise<Result<Change<Answer>, Failure>> {
  const { storeId } = scope.tenant;
  const identity = await scope.visitor.identity();
  if (!identity) return fail({ code: 'login_required' });
  const entry = recordEdit(scope, {
    subject: kind.subject,
    subjectId: id,
    accountId: identity.accountId,
    before: before && before.state,
    after,
    takesBack: takesBack ?? null,
  });
  return ok({
    answer,
    statements: [
      ...written(kind, storeId, id, before, after),
      ...entry,
      headers.raiseRevision(storeId, scope.ports.clock.now()),
    ],
    refused: (refusal) => Promise.resolve(whyRefused(refusal, before === null ? kind.full : null)),
    committed() {
      forgetStore(storeId);
      return Promise.resolve();
    },
  });
}

function written<State extends object>(
  kind: Editable<State>,
  storeId: StoreId,
  id: string,
  before: Standing<State> | null,
  after: State | null,
): Statement[] {
  if (after === null) return before ? kind.remove(storeId, id, before.version) : [];
  return before ? kind.update(storeId, id, before.version, after) : kind.insert(storeId, id, after);
}

function whyRefused({ kind }: Refusal, full: Failure | null): Failure {
  if (kind === 'assert') return full ?? { code: 'edited_meanwhile' };
  return { code: 'idempotency_in_progress' };
}
