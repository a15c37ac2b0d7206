import type { Statement } from '../../db/cell-sql.ts';
import { stock, unitsOf, type CheckoutRow } from '../../modules/checkouts/index.ts';

/**
 * Holds the units of a checkout that were not held yet, or that were freed: all of them anew, since
 * some may still be held. Aborts the batch when there are not enough.
 */
export function holdNow(row: CheckoutRow, now: number): Statement[] {
  const units = unitsOf(row);
  return [
    ...stock.releaseOf(row.id),
    ...stock.releaseEnded(units, now),
    ...stock.reserve(row.id, units, row.expires_at),
  ];
}
