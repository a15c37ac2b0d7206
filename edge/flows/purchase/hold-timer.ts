import type { CellScope } from '../../unit-of-work/scope.ts';

/** The calls of a cell's timer. */
export interface HoldTimerCalls {
  /** Arms the timer for a hold of the cell that ends at `at` (milliseconds). */
  arm(cell: string, at: number): Promise<void>;
}

/**
 * Arms a cell's timer for the end of a hold. It is only a convenience: a hold past its end counts
 * for nothing, swept or not.
 */
export async function armHoldTimer({ env, cell }: CellScope, at: number): Promise<void> {
  const timer = env.HOLD_TIMER.get(env.HOLD_TIMER.idFromName(cell.name));
  await (timer as unknown as HoldTimerCalls).arm(cell.name, at);
}
