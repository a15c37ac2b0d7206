import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** How a store's carts are bought. */
export type TermsRow = Pick<CellTables['store'], 'master_checkout'>;

export function findTerms(storeId: string): Statement<TermsRow> {
  return sql<TermsRow>`SELECT master_checkout FROM store WHERE id = ${storeId}`;
}

export function setTerms(storeId: string, { master_checkout: master }: TermsRow): Statement {
  return sql`UPDATE store SET master_checkout = ${master} WHERE id = ${storeId}`;
}
