import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What sellers have seen come for the numbers of deposits, part by part. */

export type ArrivalRow = CellTables['payment_arrival'];

/** What was noted of a payment under a key. */
export function findArrival(payment: string, key: string): Statement<Pick<ArrivalRow, 'amount'>> {
  return sql<Pick<ArrivalRow, 'amount'>>`SELECT amount FROM payment_arrival
    WHERE payment_id = ${payment} AND key = ${key}`;
}

/** All that was noted of a payment, the first first. */
export function listArrivals(payment: string): Statement<Pick<ArrivalRow, 'amount' | 'noted_at'>> {
  return sql<Pick<ArrivalRow, 'amount' | 'noted_at'>>`SELECT amount, noted_at FROM payment_arrival
    WHERE payment_id = ${payment} ORDER BY noted_at, key`;
}

/** True while as much has come for a payment as was read. */
export function hasArrived(payment: string, arrived: number): Statement {
  return sql`EXISTS (SELECT 1 FROM payment WHERE id = ${payment} AND arrived = ${arrived})`;
}

/** Notes what has come; a second time under the same key aborts the batch. */
export function insertArrival(row: Omit<ArrivalRow, 'noted_at'>, now: number): Statement {
  return sql`INSERT INTO payment_arrival (payment_id, key, amount, noted_by, noted_at)
    VALUES (${row.payment_id}, ${row.key}, ${row.amount}, ${row.noted_by}, ${now})`;
}

/** Counts what has come for the number that a payment waits for. */
export function addArrived(payment: string, amount: number, now: number): Statement {
  return sql`UPDATE payment SET arrived = arrived + ${amount}, updated_at = ${now}
    WHERE id = ${payment}`;
}
