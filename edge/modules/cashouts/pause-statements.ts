import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The sellers that a network has paused. */

/** Those that a page lists. */
const LISTED = 200;

export type PauseRow = Pick<CellTables['seller_pause'], 'account' | 'reason' | 'paused_at'>;

/** The pauses of a network that last, the latest first. */
export function listPauses(network: string): Statement<PauseRow> {
  return sql<PauseRow>`SELECT account, reason, paused_at FROM seller_pause
    WHERE network_id = ${network} AND ended_at IS NULL ORDER BY paused_at DESC LIMIT ${LISTED}`;
}

/** The pause of one seller, while it lasts. */
export function findPause(network: string, account: string): Statement<PauseRow> {
  return sql<PauseRow>`SELECT account, reason, paused_at FROM seller_pause
    WHERE network_id = ${network} AND account = ${account} AND ended_at IS NULL`;
}

/** Pauses a seller; one that is paused already keeps its first reason. */
export function pause(row: Omit<CellTables['seller_pause'], 'ended_at'>): Statement {
  return sql`INSERT INTO seller_pause (network_id, account, reason, paused_by, paused_at)
    SELECT ${row.network_id}, ${row.account}, ${row.reason}, ${row.paused_by}, ${row.paused_at}
    WHERE NOT EXISTS (SELECT 1 FROM seller_pause WHERE network_id = ${row.network_id}
      AND account = ${row.account} AND ended_at IS NULL)`;
}

/** Ends the pause of a seller. */
export function resume(network: string, account: string, now: number): Statement {
  return sql`UPDATE seller_pause SET ended_at = ${now}
    WHERE network_id = ${network} AND account = ${account} AND ended_at IS NULL`;
}
