import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** Branches of couriers that were found for a checkout. */

export type BranchesRow = CellTables['checkout_branches'];

/** The branches that were found for a checkout of a store after a moment, one row a supplier. */
export function listFound(
  storeId: string,
  checkout: string,
  since: number,
): Statement<BranchesRow> {
  return sql<BranchesRow>`SELECT checkout_id, supplier_id, store_id, near_to, found, found_at
    FROM checkout_branches
    WHERE checkout_id = ${checkout} AND store_id = ${storeId} AND found_at > ${since}`;
}

/** Keeps what was found for a supplier's part; it stands in the place of what was found before. */
export function keepFound(row: BranchesRow): Statement {
  return sql`INSERT OR REPLACE INTO checkout_branches (checkout_id, supplier_id, store_id, near_to,
      found, found_at)
    VALUES (${row.checkout_id}, ${row.supplier_id}, ${row.store_id}, ${row.near_to}, ${row.found},
      ${row.found_at})`;
}
