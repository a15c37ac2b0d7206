import { waitAfterFault } from '../../../shared/rules/event-cancellation.ts';
import { cancellations, type DueRow } from '../../modules/event-cancellations/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { undoOrder } from './undo-order.ts';

/** Orders that one run looks at. */
const ORDERS_AT_ONCE = 50;

/**
 * Undoes the orders of experiences that were called off, a bounded number a run. Each is one batch, which also notes
 * that it is over: a run that dies leaves none half-way, the next one goes on behind it, and of two runs at one time
 * one undoes an order.
 */
export async function goOn(work: CellScope): Promise<void> {
  const now = work.ports.clock.now();
  for (const due of await work.cell.read(cancellations.listDue(now, ORDERS_AT_ONCE))) {
    await undo(work, due, now);
  }
}

async function undo(work: CellScope, due: DueRow, now: number): Promise<void> {
  const fault = await undoOrder(work, due).catch((error: unknown) => {
    console.error(
      JSON.stringify({ level: 'error', canceling: due.order_id, error: String(error) }),
    );
    return 'broken' as const;
  });
  if (!fault) return;
  await work.cell.write([cancellations.noteFault(due, fault, now + waitAfterFault(due.tries))]);
}
