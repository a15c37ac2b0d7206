import type { CellScope } from '../unit-of-work/scope.ts';
import type { AnyJobKind } from './kind.ts';
import { deleteJob, keepJob, listForgettable } from './statements.ts';

/** For this long after a job's end its file can be fetched; then it is listed no more, unless its kind is kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const JOBS = 50;

/**
 * Deletes jobs that ended long ago, together with their data outside of the database; of a kind that
 * is kept these data alone.
 */
export async function forgetJobs(work: CellScope, kinds: readonly AnyJobKind[]): Promise<void> {
  const now = work.ports.clock.now();
  for (const { id, kind: name } of await work.cell.read(listForgettable(now - KEPT_MS, JOBS))) {
    const kind = kinds.find((one) => one.name === name);
    await kind?.forget?.(work.env, id);
    await work.cell.write([kind?.isKept ? keepJob(id, now) : deleteJob(id)]);
  }
}
