import { newId } from '../../shared/kernel/ids.ts';
import { ok, type Result } from '../../shared/kernel/result.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Job } from '../../shared/contracts/jobs.ts';
import type { Change } from '../unit-of-work/change.ts';
import type { CellScope, RequestScope } from '../unit-of-work/scope.ts';
import { signedIn } from '../unit-of-work/signed-in.ts';
import type { JobKind } from './kind.ts';
import { newJobRow, viewOf } from './mapper.ts';
import { insertJob, listStalled } from './statements.ts';

/** The queue has had this long to begin, or the worker that held the job has died. */
const STALLED_AFTER_MS = 30_000;
const STALLED = 100;

/**
 * Starts a job for the caller's account. The job can be committed together with the change that it
 * belongs to: both are written, or neither.
 * @param id a new id, where the caller has named something after the job already
 */
export async function startJob<Input>(
  scope: RequestScope,
  kind: JobKind<Input>,
  input: Input,
  id: string = newId('job'),
): Promise<Result<Change<Job>, Failure>> {
  const identity = await signedIn(scope);
  const now = scope.ports.clock.now();
  const { storeId } = scope.tenant;
  const made = { id, storeId, askedBy: identity.accountId, kind: kind.name, input };
  return ok({
    answer: viewOf(newJobRow(made, now), [kind], now),
    statements: [insertJob(made, now)],
    committed: () => announceJob(scope, id),
  });
}

/** Tells the queue of a job; where the message is lost, the cron sends it again. */
export async function announceJob(
  { env, cell }: Pick<CellScope, 'env' | 'cell'>,
  id: string,
): Promise<void> {
  await env.JOBS.send({ cell: cell.name, id });
}

/** Tells the queue of jobs that wait although it was told of them before. */
export async function announceStalled(work: CellScope): Promise<void> {
  const before = work.ports.clock.now() - STALLED_AFTER_MS;
  const rows = await work.cell.read(listStalled(before, STALLED));
  for (const { id } of rows) await announceJob(work, id);
}
