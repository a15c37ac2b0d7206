import type { CancellationFault } from '../../../shared/rules/event-cancellation.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { cancellations, type DueRow } from '../../modules/event-cancellations/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** Why an order could not be undone; undefined once it is. */
export type Undoing = Promise<Exclude<CancellationFault, 'by_hand'> | undefined>;

/** Ends an order's part in the batch of what undoes it; 'changed' where the order changed meanwhile. */
export async function endOrder(
  work: CellScope,
  due: DueRow,
  way: Parameters<typeof cancellations.end>[1],
  statements: readonly Statement[],
): Undoing {
  const written = await work.cell.write([...cancellations.end(due, way), ...statements]);
  return written.ok ? undefined : 'changed';
}
