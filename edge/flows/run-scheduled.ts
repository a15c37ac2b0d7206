import { openCells } from '../db/cells.ts';
import type { Ports, RequestScope } from '../http/context.ts';
import { reconcile } from './reconcile.ts';

/** What the cron does: every cell is put in order, one after the other. */
export async function runScheduled(env: RequestScope['env'], ports: Ports): Promise<void> {
  for (const cell of openCells(env)) await reconcile({ env, ports, cell });
}
