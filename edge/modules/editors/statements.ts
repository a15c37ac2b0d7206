import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

export type OpenRow = Pick<CellTables['open_editor'], 'account_id' | 'opened_at'>;

/** The accounts that have an editor of a store open, the first one first. */
export function listOpen(storeId: StoreId, place: string, now: number): Statement<OpenRow> {
  return sql<OpenRow>`SELECT account_id, opened_at FROM open_editor
    WHERE store_id = ${storeId} AND place = ${place} AND ends_at > ${now}
    ORDER BY opened_at, account_id`;
}

interface Opened {
  readonly place: string;
  readonly accountId: string;
  readonly now: number;
  readonly endsAt: number;
}

/** Has an account keep an editor open until an end; what has ended in the store goes. */
export function keepOpen(storeId: StoreId, { place, accountId, now, endsAt }: Opened): Statement[] {
  return [
    sql`DELETE FROM open_editor WHERE store_id = ${storeId} AND ends_at <= ${now}`,
    sql`INSERT INTO open_editor (store_id, place, account_id, opened_at, ends_at)
      VALUES (${storeId}, ${place}, ${accountId}, ${now}, ${endsAt})
      ON CONFLICT (store_id, place, account_id) DO UPDATE SET ends_at = excluded.ends_at`,
  ];
}

/** Ends an account's editor. */
export function close(storeId: StoreId, place: string, accountId: string): Statement {
  return sql`DELETE FROM open_editor
    WHERE store_id = ${storeId} AND place = ${place} AND account_id = ${accountId}`;
}
