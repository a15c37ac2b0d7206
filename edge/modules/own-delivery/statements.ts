import type { OwnDelivery } from '../../../shared/rules/own-delivery.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What a store offers: its lists as JSON. */
export type TermsRow = Omit<CellTables['own_delivery'], 'changed_at'>;

/** The terms of a supplier, with the country whose calendar counts. */
export type SupplierRow = TermsRow & Pick<CellTables['store'], 'country'>;

export function findTerms(storeId: string): Statement<TermsRow> {
  return sql<TermsRow>`SELECT store_id, delivery_cost, lead_days, weekdays, windows, postal_codes
    FROM own_delivery WHERE store_id = ${storeId}`;
}

export function putTerms(storeId: string, terms: OwnDelivery, now: number): Statement {
  return sql`INSERT OR REPLACE INTO own_delivery
      (store_id, delivery_cost, lead_days, weekdays, windows, postal_codes, changed_at)
    VALUES (${storeId}, ${terms.cost}, ${terms.lead_days}, ${JSON.stringify(terms.weekdays)},
      ${JSON.stringify(terms.windows)}, ${JSON.stringify(terms.postal_codes)}, ${now})`;
}

export function dropTerms(storeId: string): Statement {
  return sql`DELETE FROM own_delivery WHERE store_id = ${storeId}`;
}

/** The suppliers of a store's checkout that bring their goods themselves. */
export function listOfCheckout(storeId: string, checkout: string): Statement<SupplierRow> {
  return sql<SupplierRow>`SELECT d.store_id, d.delivery_cost, d.lead_days, d.weekdays, d.windows,
      d.postal_codes, s.country
    FROM checkout c CROSS JOIN json_each(c.parts) p
    JOIN own_delivery d ON d.store_id = p.value ->> 'supplier' JOIN store s ON s.id = d.store_id
    WHERE c.id = ${checkout} AND c.store_id = ${storeId} AND p.value ->> 'needs_delivery' = 1`;
}
