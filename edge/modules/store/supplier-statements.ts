import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** A supplier as buyers' pages need it: its lists as JSON. */
export type SupplierRow = Pick<
  CellTables['store'],
  | 'id'
  | 'slug'
  | 'name'
  | 'currency'
  | 'payment_types'
  | 'delivery_types'
  | 'fixed_shipping_cost'
  | 'fixed_shipping_days'
> & { readonly image: string | null };

/** A store of the same network. */
export function findInfo(storeId: string, supplier: string): Statement<SupplierRow> {
  return sql<SupplierRow>`SELECT o.id, o.slug, o.name, o.profile ->> '$.photo' AS image, o.currency,
      o.payment_types, o.delivery_types, o.fixed_shipping_cost, o.fixed_shipping_days
    FROM store s JOIN store o ON coalesce(o.root_id, o.id) = coalesce(s.root_id, s.id)
    WHERE s.id = ${storeId} AND o.id = ${supplier}`;
}
