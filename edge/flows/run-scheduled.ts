import { openCells } from '../db/cells.ts';
import { announceStalled, forgetJobs, type AnyJobKind } from '../jobs/index.ts';
import type { Ports, RequestScope } from '../work/scope.ts';
import { tidyDirectory } from './people/tidy-directory.ts';
import { reconcile } from './purchase/reconcile.ts';

/** What the cron does: the directory and every cell are put in order, one after the other. */
export async function runScheduled(
  env: RequestScope['env'],
  ports: Ports,
  jobKinds: readonly AnyJobKind[] = [],
): Promise<void> {
  await tidyDirectory({ env, ports });
  for (const cell of openCells(env)) {
    await reconcile({ env, ports, cell });
    await announceStalled({ env, ports, cell });
    await forgetJobs({ env, ports, cell }, jobKinds);
  }
}
