import type { StoreDeliveryType } from '../../shared/rules/checkout-totals.ts';
import type { DeliveryTerms } from '../../shared/rules/delivery.ts';
import type { CellTables } from './cell-tables.ts';

/** The columns of a store that say how it delivers. */
export type DeliveryColumns = Pick<
  CellTables['store'],
  | 'country'
  | 'delivery_types'
  | 'fixed_shipping_cost'
  | 'fixed_shipping_days'
  | 'collection_address'
  | 'delivery_countries'
>;

/** How a store delivers, from its row: items and carts read it beside their own. */
export function deliveryTerms(row: DeliveryColumns): DeliveryTerms {
  return {
    types: JSON.parse(row.delivery_types) as StoreDeliveryType[],
    fixedCost: row.fixed_shipping_cost,
    fixedDays: row.fixed_shipping_days,
    collectionAddress: row.collection_address,
    country: row.country,
    countries: JSON.parse(row.delivery_countries) as string[],
  };
}
