import { openCells } from '../db/cells.ts';
import type { Env } from '../env.ts';
import type { CellScope, Ports } from '../work/scope.ts';

/** What the cron has a wing do: once a tick for the directory, or for every cell. */
export type Schedule =
  | { readonly each: 'tick'; readonly run: (work: Omit<CellScope, 'cell'>) => Promise<unknown> }
  | { readonly each: 'cell'; readonly run: (work: CellScope) => Promise<unknown> };

/**
 * What the cron does, one thing after the other: what is done once, then every cell. One that fails
 * leaves the others alone; the tick as a whole has failed then.
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
