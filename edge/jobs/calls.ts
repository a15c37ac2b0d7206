import type { Failure } from '../../shared/contracts/errors.ts';
import * as contract from '../../shared/contracts/jobs.ts';
import type { Job } from '../../shared/contracts/jobs.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Keychain } from '../../shared/rules/permissions.ts';
import { answers, changes, type Endpoint } from '../http/endpoint.ts';
import type { Change } from '../unit-of-work/change.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { signedIn } from '../unit-of-work/signed-in.ts';
import type { AnyJobKind } from './kind.ts';
import { isUndoable, viewOf } from './mapper.ts';
import { askCancel, askUndo, countJobs, findJob, listJobs, type JobRow } from './statements.ts';
import { announceJob } from './start.ts';

const NO_KEYS: Keychain = new Set([]);

/**
 * The calls on jobs. An account sees, cancels and undoes the kinds whose grant it holds in the
 * store; jobs of other kinds are not found.
 * @param kinds every kind, of all wings
 */
export function jobEndpoints(kinds: readonly AnyJobKind[]): readonly Endpoint[] {
  return [
    answers(contract.listJobs, async ({ scope, query }) => {
      const { storeId } = scope.tenant;
      const names = (await seenKinds(scope, kinds)).map(({ name }) => name);
      const [rows, counted] = await Promise.all([
        scope.cell.read(listJobs(storeId, names, query)),
        scope.cell.first(countJobs(storeId, names)),
      ]);
      const now = scope.ports.clock.now();
      return ok({
        results: rows.map((row) => viewOf(row, kinds, now)),
        matches_estimated: counted?.n ?? 0,
      });
    }),
    answers(contract.getJob, async ({ scope, params }) => {
      const found = await findSeen(scope, kinds, params.id);
      return found.ok ? ok(viewOf(found.value.row, kinds, scope.ports.clock.now())) : found;
    }),
    changes(contract.cancelJob, ({ scope, params }) => cancelJob(scope, kinds, params.id)),
    changes(contract.undoJob, ({ scope, params }) => undoJob(scope, kinds, params.id)),
  ];
}

async function seenKinds(
  scope: RequestScope,
  kinds: readonly AnyJobKind[],
): Promise<readonly AnyJobKind[]> {
  const keychain = (await scope.visitor.identity())?.keychain ?? NO_KEYS;
  return kinds.filter(({ grant }) => keychain.has(grant));
}

/** A job that the account may see, with its kind. */
export async function findSeen(
  scope: RequestScope,
  kinds: readonly AnyJobKind[],
  id: string,
): Promise<Result<{ row: JobRow; kind: AnyJobKind }, Failure>> {
  const [row, seen] = await Promise.all([
    scope.cell.first(findJob(scope.tenant.storeId, id)),
    seenKinds(scope, kinds),
  ]);
  const kind = seen.find(({ name }) => name === row?.kind);
  return row && kind ? ok({ row, kind }) : fail({ code: 'job_not_found' });
}

/** Stops a job before its next piece, and undoes its pieces in the caller's name. */
async function cancelJob(
  scope: RequestScope,
  kinds: readonly AnyJobKind[],
  id: string,
): Promise<Result<Change<Job>, Failure>> {
  const found = await findSeen(scope, kinds, id);
  if (!found.ok) return found;
  const { row } = found.value;
  const { accountId } = await signedIn(scope);
  return ok({
    answer: viewOf({ ...row, cancel_asked: 1 }, kinds, scope.ports.clock.now()),
    statements: askCancel(row, accountId),
    refused: () => Promise.resolve({ code: 'job_over' }),
    committed: () => announceJob(scope, id),
  });
}

/** Undoes a finished job in the caller's name. */
async function undoJob(
  scope: RequestScope,
  kinds: readonly AnyJobKind[],
  id: string,
): Promise<Result<Change<Job>, Failure>> {
  const found = await findSeen(scope, kinds, id);
  if (!found.ok) return found;
  const { row, kind } = found.value;
  const now = scope.ports.clock.now();
  if (row.state !== 'done' || !isUndoable(row, kind, now)) return fail({ code: 'job_over' });
  const { accountId } = await signedIn(scope);
  const lastStep = kind.steps.length - 1;
  const undoing: JobRow = {
    ...row,
    state: 'undoing',
    ends_as: 'undone',
    step: lastStep,
    ended_at: null,
  };
  return ok({
    answer: viewOf(undoing, kinds, now),
    statements: askUndo(row, accountId, lastStep, now),
    refused: () => Promise.resolve({ code: 'job_over' }),
    committed: () => announceJob(scope, id),
  });
}
