import type { EditSubject } from '../../../shared/rules/store-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { insertRows, type Statement } from '../../db/cell-sql.ts';
import type { Refusal } from '../../db/database.ts';
import { forgetStore, raiseRevision } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { rememberInEntry } from '../../unit-of-work/idempotency.ts';
import { changedFields, entryOf } from '../../unit-of-work/store-edit.ts';

/**
 * A kind of thing that owners edit. Its state is what its history keeps, and what a change can be
 * taken back to.
 */
export interface Editable<State extends object> {
  readonly subject: EditSubject;
  /**
   * The thing of the tenant's store as it stands; null where there is none.
   * @param fields the names that an entry of the history has, for a thing that is read in parts
   */
  readonly find: (
    scope: RequestScope,
    id: string,
    fields?: readonly string[],
  ) => Promise<Standing<State> | null>;
  /** Each aborts its batch where the thing cannot be changed so. */
  readonly insert: (storeId: StoreId, id: string, state: State) => Statement[];
  readonly update: (
    storeId: StoreId,
    id: string,
    version: number,
    state: State,
    before: State,
  ) => Statement[];
  readonly remove: (storeId: StoreId, id: string, version: number) => Statement[];
  /** Whether a state may stand; without it any may. It is asked before a change is taken back. */
  readonly fits?: (state: State) => boolean;
  /** Whether a change can still be taken back; without it any can. */
  readonly canReturn?: (
    scope: RequestScope,
    id: string,
    change: { readonly before: object | null; readonly after: object | null },
  ) => Promise<boolean>;
  /** The failure for a thing that the store has too many of. */
  readonly full: Failure;
  /** The failure where a check of the thing's own tables refuses the change. */
  readonly unfit?: Failure;
  /** What has to be written with a change besides the thing itself. */
  readonly follow?: (
    scope: RequestScope,
    id: string,
    before: State | null,
    after: State | null,
  ) => Promise<readonly Statement[]>;
  /**
   * A field that changes of another kind set, such as a place among others: it hinders no change
   * from being taken back.
   */
  readonly apart?: keyof State & string;
}

/** The part of a request's scope that reads and writes of one store need; a job has it, too. */
export interface StoreScope {
  readonly cell: RequestScope['cell'];
  readonly tenant: Pick<RequestScope['tenant'], 'storeId'>;
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
  /** Whether the entry keeps the caller's key: for a change whose answer is empty (decision 0135). */
  readonly keepsKey?: boolean;
}

/**
 * A change of a thing, with its entry in the history and the store's new revision, in one batch. It
 * is refused as `edited_meanwhile` where another change came between.
 */
export async function edit<State extends object, Answer>(
  scope: RequestScope,
  kind: Editable<State>,
  { id, before, after, answer, takesBack, keepsKey = false }: Edit<State, Answer>,
): Promise<Result<Change<Answer>, Failure>> {
  const { storeId } = scope.tenant;
  const { accountId } = await signedIn(scope);
  const entry = entryOf(scope, {
    subject: kind.subject,
    subjectId: id,
    accountId,
    ...changedFields(before && before.state, after),
    takesBack: takesBack ?? null,
  });
  const followed = await kind.follow?.(scope, id, before && before.state, after);
  return ok({
    answer,
    statements: [
      ...written(kind, storeId, id, before, after),
      ...(followed ?? []),
      ...(keepsKey ? [] : insertRows('store_edit', [entry])),
      raiseRevision(storeId, scope.ports.clock.now()),
    ],
    ...(keepsKey && { keeps: (call) => rememberInEntry(scope, entry, call) }),
    refused: (refusal) =>
      Promise.resolve(whyRefused(refusal, before === null ? kind.full : null, kind.unfit)),
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
  if (!before) return kind.insert(storeId, id, after);
  return kind.update(storeId, id, before.version, after, before.state);
}

/** A thing that is there already was put back by another change in the meantime. */
function whyRefused(refusal: Refusal, full: Failure | null, unfit: Failure | undefined): Failure {
  if (refusal.kind === 'check' && unfit) return unfit;
  if (refusal.kind === 'assert' && full) return full;
  return refusal.kind === 'unique' && refusal.table === 'idempotency'
    ? { code: 'idempotency_in_progress' }
    : { code: 'edited_meanwhile' };
}

/** A change with its statements changed. */
export function also<Answer>(
  change: Result<Change<Answer>, Failure>,
  statements: (these: Change<Answer>['statements']) => Change<Answer>['statements'],
): Result<Change<Answer>, Failure> {
  if (!change.ok) return change;
  return ok({ ...change.value, statements: statements(change.value.statements) });
}
