import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

export type NewTerms = Omit<CellTables['line_terms'], 'reason'> & {
  readonly reason: CellTables['line_terms']['reason'];
};
export type NewShare = CellTables['line_share'];

/** Freezes terms and shares, in the batch of their orders. */
export function insertShares(terms: readonly NewTerms[], shares: readonly NewShare[]): Statement[] {
  return [...insertRows('line_terms', terms), ...insertRows('line_share', shares)];
}

/** Takes away what the orders of a checkout froze that are about to be placed anew. */
export function deleteOfAwaiting(checkout: string): Statement[] {
  const awaiting = sql`SELECT id FROM purchase_order
    WHERE checkout_id = ${checkout} AND state = 'awaiting_payment'`;
  return [
    sql`DELETE FROM line_share WHERE order_id IN (${awaiting})`,
    sql`DELETE FROM line_terms WHERE order_id IN (${awaiting})`,
  ];
}

/** The accounts that a network has paused. */
export function listPaused(network: string): Statement<{ account: string }> {
  return sql<{ account: string }>`SELECT account FROM seller_pause
    WHERE network_id = ${network} AND ended_at IS NULL`;
}
