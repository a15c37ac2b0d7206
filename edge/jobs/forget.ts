import type { CellScope } from '../unit-of-work/scope.ts';
import type { AnyJobKind } from './kind.ts';
import { deleteJob, listForgettable } from './statements.ts';

/** A job is listed for this long after its end, and its file can be fetched. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const JOBS = 50;

/** Deletes jobs that ended long ago, together with their data outside of the database. */
export async function forgetJobs(work: CellScope, kinds: readonly AnyJobKind[]): Promise<void> {
  const before = work.ports.clock.now() - KEPT_MS;
  for (const { id, kind } of await work.cell.read(listForgettable(before, JOBS))) {
    await kinds.find(({ name }) => name === kind)?.forget?.(work.env, id);
    await work.cell.write([deleteJob(id)]);
  }
}
