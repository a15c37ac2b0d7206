import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { AccountOf, LineRow } from './statements.ts';

/** What people decide about lines that match nothing. */

export type HandRow = CellTables['settlement_hand'];

/** A line of a settlement. */
export function findLine(settlement: string, position: number): Statement<LineRow> {
  return sql<LineRow>`SELECT * FROM settlement_line
    WHERE settlement_id = ${settlement} AND position = ${position}`;
}

/** The payment of an order of a network by an account, by the number that people know it by. */
export function findPaymentOf(
  { network, account, provider }: AccountOf,
  number: string,
): Statement<{ id: string; tries: number }> {
  return sql<{ id: string; tries: number }>`SELECT p.id, p.tries
    FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
    JOIN store s ON s.id = p.store_id
    WHERE o.number = ${number} AND p.provider = ${provider} AND p.account = ${account} AND p.is_test = 0
      AND coalesce(s.root_id, s.id) = ${network}
    LIMIT 1`;
}

/** True while a line waits for its match or for a decision. */
export function isOpenLine(settlement: string, position: number): Statement {
  return sql`EXISTS (SELECT 1 FROM settlement_line WHERE settlement_id = ${settlement}
    AND position = ${position} AND problem IS NOT NULL AND closed_at IS NULL)`;
}

/** Keeps a decision. */
export function insertHand(row: HandRow): Statement[] {
  return insertRows('settlement_hand', [row]);
}

/** Closes a line that stays without a match. */
export function closeLine(settlement: string, position: number, now: number): Statement[] {
  return [
    sql`UPDATE settlement_line SET closed_at = ${now}
      WHERE settlement_id = ${settlement} AND position = ${position}`,
    sql`UPDATE settlement SET updated_at = ${now} WHERE id = ${settlement}`,
  ];
}
