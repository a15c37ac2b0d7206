import type { AnyJobKind } from '../../edge/jobs/kind.ts';
import { startJob } from '../../edge/jobs/start.ts';
import type { RequestScope } from '../../edge/unit-of-work/scope.ts';

/** Starts a job of a kind that counts from 1; gives its id. */
export async function beginJob(scope: RequestScope, kind: AnyJobKind): Promise<string> {
  const started = await startJob(scope, kind as never, { from: 1 } as never);
  if (!started.ok) throw new Error('not started');
  await scope.cell.write(started.value.statements);
  await started.value.committed?.([]);
  return started.value.answer.id;
}
