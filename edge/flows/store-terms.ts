import type { Failure } from '../../shared/contracts/errors.ts';
import type { StoreId } from '../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { EditSubject } from '../../shared/rules/store-edits.ts';
import type { Statement } from '../db/cell-sql.ts';
import { ownStore } from '../http/owner-path.ts';
import type { Change } from '../unit-of-work/change.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { traceOf } from '../unit-of-work/store-edit.ts';

/** Terms by which a store sells: columns of its row, which its owner reads and sets as a whole. */
export interface StoreTerms<Row extends object, Terms extends object> {
  /** What the store's history names them by. */
  readonly subject: EditSubject;
  readonly find: (storeId: StoreId) => Statement<Row>;
  readonly toTerms: (row: Row) => Terms;
  /** @param now milliseconds, UTC */
  readonly set: (storeId: StoreId, terms: Terms, now: number) => readonly Statement[];
  /** Called with the store's id once they are set: for terms that a page keeps. */
  readonly after?: (storeId: StoreId) => void;
}

/** The store that a call's path names. */
interface Path {
  readonly mashup: string;
  readonly type: string;
}

/**
 * Reads the terms of the store that a path names; `store_not_found` for any other.
 * @example answers(getRiskTerms, ({ scope, params }) => readTerms(scope, params, riskTerms))
 */
export async function readTerms<Row extends object, Terms extends object>(
  scope: RequestScope,
  { mashup: owner, type }: Path,
  { find, toTerms }: StoreTerms<Row, Terms>,
): Promise<Result<Terms, Failure>> {
  const [own, row] = await Promise.all([
    ownStore(scope, { owner, type }),
    scope.cell.first(find(scope.tenant.storeId)),
  ]);
  return own.ok && row ? ok(toTerms(row)) : fail({ code: 'store_not_found' });
}

/**
 * Sets them, with their entry in the store's history; terms that stand already make no entry.
 * @example changes(setRiskTerms, ({ scope, params, body }) => setTerms(scope, params, riskTerms, body))
 */
export async function setTerms<Row extends object, Terms extends object>(
  scope: RequestScope,
  path: Path,
  terms: StoreTerms<Row, Terms>,
  after: Terms,
): Promise<Result<Change<Terms>, Failure>> {
  const before = await readTerms(scope, path, terms);
  if (!before.ok) return before;
  const { storeId } = scope.tenant;
  const { subject } = terms;
  const entry = await traceOf(scope, { subject, subjectId: storeId, before: before.value, after });
  return ok({
    answer: after,
    statements: [...terms.set(storeId, after, scope.ports.clock.now()), ...entry],
    committed: () => Promise.resolve(terms.after?.(storeId)),
  });
}
