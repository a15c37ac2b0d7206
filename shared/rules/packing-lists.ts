/** Most packing lists that are printed together; our own limit. */
export const PACKING_LISTS_MAX = 50;

/** The path of the page that prints the packing lists of some orders, without the store's base. */
export function packingListsPath(orders: readonly string[]): string {
  return `/admin/empaques?orders=${orders.join(',')}`;
}
