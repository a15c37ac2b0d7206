import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

/** A store where an account has bought, and the cell that has its orders. */
export interface BoughtInRow extends Pick<DirectoryTables['store'], 'slug' | 'cell'> {
  store_id: string;
}

/**
 * Records that an account has bought in a store; writes no row for an account that is erased or
 * missing.
 */
export function insertBoughtIn(accountId: string, storeId: string, now: number): Statement {
  return sql`INSERT INTO bought_in (account_id, store_id, since)
    SELECT a.id, s.id, ${now} FROM account a JOIN store s
    WHERE a.id = ${accountId} AND a.erased_at IS NULL AND s.id = ${storeId}
    ON CONFLICT (account_id, store_id) DO NOTHING`;
}

/** Every store where an account has bought. The cell comes from the store's own row. */
export function listBoughtIn(accountId: string): Statement<BoughtInRow> {
  return sql<BoughtInRow>`SELECT b.store_id, s.slug, s.cell
    FROM bought_in b JOIN store s ON s.id = b.store_id
    WHERE b.account_id = ${accountId} ORDER BY b.since, b.store_id`;
}

/** What the addresses of stores are made of. */
export function listAddresses(
  stores: readonly string[],
): Statement<Pick<DirectoryTables['store'], 'id' | 'slug' | 'canonical_domain'>> {
  return sql<Pick<DirectoryTables['store'], 'id' | 'slug' | 'canonical_domain'>>`SELECT id, slug,
      canonical_domain FROM store WHERE id IN (SELECT value FROM json_each(${JSON.stringify(stores)}))`;
}
