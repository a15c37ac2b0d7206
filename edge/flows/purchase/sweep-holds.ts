import type { Cell } from '../../db/database.ts';
import { expireAll, listEnded, stock } from '../../modules/checkouts/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { cancelAbandoned, listAbandoned } from '../../modules/orders/index.ts';

/** Checkouts in one batch, and batches of one sweep at most. */
const BATCH = 100;
const BATCHES = 50;

/**
 * Releases the units of ended holds, ends the numbers to pay by that kept them, closes their checkouts and
 * cancels unpaid orders. Nothing
 * relies on this sweep: every read ignores an ended hold.
 * @returns when the next hold ends, in milliseconds; null when there is none
 */
export async function sweepHolds(cell: Cell, now: number): Promise<number | null> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const found = await Promise.all([
      cell.read(stock.listEndedHolds(now, BATCH)),
      cell.read(listEnded(now, BATCH)),
      cell.read(listAbandoned(now, BATCH)),
    ]);
    const ids = [...new Set(found.flat().map((row) => row.id))];
    if (ids.length === 0) break;
    const written = await cell.write([
      payments.endSlips(ids, now),
      ...stock.releaseAllEnded(ids, now),
      cancelAbandoned(ids, now),
      expireAll(ids, now),
    ]);
    if (!written.ok) throw new Error(`sweeping was refused: ${written.refusal.kind}`);
    if (found.every((rows) => rows.length < BATCH)) break;
  }
  return (await cell.first(stock.nextEnd()))?.at ?? null;
}
