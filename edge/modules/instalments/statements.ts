import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What a store offers: its terms as JSON. */
export type TermsRow = Pick<CellTables['store'], 'msi_terms' | 'msi_minimum'>;

export function findTerms(storeId: string): Statement<TermsRow> {
  return sql<TermsRow>`SELECT msi_terms, msi_minimum FROM store WHERE id = ${storeId}`;
}

/** The same with the ways to pay that the store takes, as JSON. */
export function findOffered(
  storeId: string,
): Statement<TermsRow & Pick<CellTables['store'], 'payment_types'>> {
  return sql<TermsRow & Pick<CellTables['store'], 'payment_types'>>`SELECT msi_terms, msi_minimum,
      payment_types FROM store WHERE id = ${storeId}`;
}

/** The ways to pay of a supplier in the network of a store, as JSON. */
export function findCodes(
  storeId: string,
  supplierId: string,
): Statement<Pick<CellTables['store'], 'payment_types'>> {
  return sql<Pick<CellTables['store'], 'payment_types'>>`SELECT o.payment_types
    FROM store s JOIN store o ON coalesce(o.root_id, o.id) = coalesce(s.root_id, s.id)
    WHERE s.id = ${storeId} AND o.id = ${supplierId}`;
}

/** Sets what a store offers. Its pages show it, so that they are kept no longer. */
export function setTerms(storeId: string, terms: TermsRow, now: number): Statement {
  return sql`UPDATE store SET msi_terms = ${terms.msi_terms}, msi_minimum = ${terms.msi_minimum},
      revision = revision + 1, updated_at = ${now}
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
