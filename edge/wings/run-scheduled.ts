import { openCells } from '../db/cells.ts';
import type { Env } from '../env.ts';
import type { CellScope, Ports } from '../unit-of-work/scope.ts';

/** The cron's work for a wing: once a tick for the directory, or for every cell. */
export type Schedule =
  | { readonly each: 'tick'; readonly run: (work: Omit<CellScope, 'cell'>) => Promise<unknown> }
  | { readonly each: 'cell'; readonly run: (work: CellScope) => Promise<unknown> };

/**
 * The cron's work, one task after the other: the tasks for the directory, then every cell. A
 * failure does not stop the other tasks, but makes the tick as a whole fail.
 */
export async function runScheduled(
  schedules: readonly Schedule[],
  env: Env,
  ports: Ports,
): Promise<void> {
  const failed: unknown[] = [];
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => failed.push(error));
  };
  for (const { each, run } of schedules) if (each === 'tick') await attempt(run({ env, ports }));
  for (const cell of openCells(env)) {
    for (const { each, run } of schedules) {
      if (each === 'cell') await attempt(run({ env, ports, cell }));
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'a schedule failed');
}
