import type { CellScope } from '../../work/scope.ts';

/** What a cell's timer can be told. */
export interface HoldTimerCalls {
  /** There is a hold of the cell that ends then (milliseconds). */
  arm(cell: string, at: number): Promise<void>;
}

/**
 * Sees to it that a cell's timer wakes when this hold ends. Only a convenience: a hold past its end
 * counts for nothing, woken or not.
 */
export async function armHoldTimer({ env, cell }: CellScope, at: number): Promise<void> {
  const timer = env.HOLD_TIMER.get(env.HOLD_TIMER.idFromName(cell.name));
  await (timer as unknown as HoldTimerCalls).arm(cell.name, at);
}
