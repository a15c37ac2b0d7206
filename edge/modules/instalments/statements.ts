import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What a store offers: its terms as JSON. */
export type TermsRow = Pick<CellTables['store'], 'msi_terms' | 'msi_minimum'>;

export function findTerms(storeId: string): Statement<TermsRow> {
  return sql<TermsRow>`SELECT msi_terms, msi_minimum FROM store WHERE id = ${storeId}`;
}

export function setTerms(storeId: string, terms: TermsRow): Statement {
  return sql`UPDATE store SET msi_terms = ${terms.msi_terms}, msi_minimum = ${terms.msi_minimum}
    WHERE id = ${storeId}`;
}

/** The monthly payments that were chosen for a checkout of the store. */
export function findChosen(
  storeId: string,
  checkout: string,
): Statement<Pick<CellTables['checkout'], 'msi_payments'>> {
  return sql<Pick<CellTables['checkout'], 'msi_payments'>>`SELECT msi_payments FROM checkout
    WHERE id = ${checkout} AND store_id = ${storeId}`;
}

export function choose(storeId: string, checkout: string, payments: number): Statement {
  return sql`UPDATE checkout SET msi_payments = ${payments}
    WHERE id = ${checkout} AND store_id = ${storeId}`;
}
