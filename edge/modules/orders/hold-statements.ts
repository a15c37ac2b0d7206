import type { HoldReason } from '../../../shared/rules/order-holds.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { isInReview } from '../../db/order-review.ts';
import { raw } from '../../db/sql.ts';

/** Why an order `p` is held by its seller; null for one that is not. */
export const holdColumn = raw(`(SELECT h.reason FROM order_hold h
  WHERE h.order_id = p.id AND h.released_at IS NULL) AS hold_reason`);

export type HoldRow = Pick<
  CellTables['order_hold'],
  'id' | 'note' | 'held_by' | 'held_at' | 'released_by' | 'released_at'
> & { readonly reason: HoldReason };

/** The times for which an order was held, the latest first. */
export function listHolds(order: string): Statement<HoldRow> {
  return sql<HoldRow>`SELECT id, reason, note, held_by, held_at, released_by, released_at
    FROM order_hold WHERE order_id = ${order} ORDER BY held_at DESC, rowid DESC LIMIT 50`;
}

/** True while nothing keeps an order from moving on. */
export function isNotHeld(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM order_hold WHERE order_id = ${order} AND released_at IS NULL)`;
}

/** True while nobody has to look at the payment of an order. */
export function isNotInReview(order: string): Statement {
  return sql`NOT ${isInReview(sql`${order}`)}`;
}

/** True while a hold is as it was read: standing, or released at that time. */
export function isHoldAsRead(hold: string, releasedAt: number | null): Statement {
  return sql`EXISTS (SELECT 1 FROM order_hold WHERE id = ${hold} AND released_at IS ${releasedAt})`;
}

/** A hold to insert. */
export type NewHold = Omit<HoldRow, 'released_by' | 'released_at'> & {
  readonly order_id: string;
  readonly supplier_id: string;
};

/** Holds orders, in one statement; a second hold of one at a time is refused by an index. */
export function insertHolds(holds: readonly NewHold[]): Statement[] {
  const standing = { released_by: null, released_at: null, reminded_at: null };
  return insertRows(
    'order_hold',
    holds.map((hold) => ({ ...hold, ...standing })),
  );
}

/** Holds for the risk of a payment that stand since before a moment, and of which nobody was reminded. */
export function listToRemind(
  before: number,
  limit: number,
): Statement<Pick<CellTables['order_hold'], 'id' | 'order_id' | 'supplier_id'>> {
  return sql<Pick<CellTables['order_hold'], 'id' | 'order_id' | 'supplier_id'>>`SELECT id, order_id,
      supplier_id FROM order_hold
    WHERE reason = 'payment_risk' AND released_at IS NULL AND reminded_at IS NULL
      AND held_at < ${before} ORDER BY held_at LIMIT ${limit}`;
}

/** True while nobody was reminded of a standing hold. */
export function isToRemind(hold: string): Statement {
  return sql`EXISTS (SELECT 1 FROM order_hold
    WHERE id = ${hold} AND released_at IS NULL AND reminded_at IS NULL)`;
}

export function noteReminded(hold: string, now: number): Statement {
  return sql`UPDATE order_hold SET reminded_at = ${now} WHERE id = ${hold}`;
}

/** Releases a hold, or lets it stand again where no account is given. */
export function setReleased(hold: string, by: string | null, at: number | null): Statement {
  return sql`UPDATE order_hold SET released_by = ${by}, released_at = ${at} WHERE id = ${hold}`;
}

/** Releases an order that is over. */
export function endHold(order: string, now: number): Statement {
  return sql`UPDATE order_hold SET released_at = ${now}
    WHERE order_id = ${order} AND released_at IS NULL`;
}
