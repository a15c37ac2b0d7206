import type { Locale } from '../../shared/kernel/locale.ts';
import { orderParams } from '../../shared/rules/alert-target.ts';
import type * as directory from '../db/directory-sql.ts';
import { tellAccount, tellStaff } from '../modules/alerts/index.ts';
import { listTold, type ToldOrderRow } from '../modules/orders/index.ts';
import type { OutboxRow, ToldAlert } from '../outbox/index.ts';

/** The payload of a row of the outbox that is about orders. */
type About = { readonly order: string } | { readonly checkout: string };

/** What the two sides of an order are told; a side that is told nothing is left out. */
interface Told {
  readonly subtype: string;
  /** The sentence for the buyer's account, of the first order. */
  readonly buyer?: (order: ToldOrderRow, payload: string) => Record<Locale, string>;
  /** The sentence for the staff of the store that delivers, of each order; undefined of one that they are not told of. */
  readonly seller?: (order: ToldOrderRow, payload: string) => Record<Locale, string> | undefined;
}

/**
 * The alert of a topic about one order, or all orders of a checkout, whose rows name it by `order`
 * or `checkout`.
 * @example orderAlert({ subtype: 'moved', buyer: ({ number }) => alertBody(…) })
 */
export function orderAlert(told: Told): ToldAlert {
  return {
    app: 'store',
    params: ['type', 'subtype', 'order', 'customer', 'supplier', 'checkout_aggregation'],
    async tell(database, row, now) {
      if (!database.isCell()) return [];
      const about = JSON.parse(row.payload) as About;
      const orders = await database.read(listTold(row.store_id, about));
      return [...tellBuyer(told, orders, row, now), ...tellSellers(told, orders, row, now)];
    },
  };
}

function tellBuyer(
  { buyer, subtype }: Told,
  [order]: readonly ToldOrderRow[],
  { id, payload }: OutboxRow,
  now: number,
): directory.Statement[] {
  if (!buyer || !order || order.account_id === null) return [];
  const draft = {
    about: id,
    storeId: order.store_id,
    storeName: order.store_name,
    app: 'store',
    params: paramsOf(order, subtype),
    body: buyer(order, payload),
  } as const;
  return tellAccount(draft, order.account_id, now);
}

/** Each order is an alert of its own: an account may belong to several of the stores. */
function tellSellers(
  { seller, subtype }: Told,
  orders: readonly ToldOrderRow[],
  { id, payload }: OutboxRow,
  now: number,
): directory.Statement[] {
  if (!seller) return [];
  return orders.flatMap((order) => {
    const body = seller(order, payload);
    if (!body) return [];
    const draft = {
      about: orders.length > 1 ? order.id : id,
      storeId: order.supplier_id,
      storeName: order.supplier_name,
      app: 'store',
      params: paramsOf(order, subtype),
      body,
    } as const;
    return tellStaff(draft, { storeId: order.supplier_id, grant: 'orders-admin' }, now);
  });
}

function paramsOf(order: ToldOrderRow, subtype: string) {
  return {
    type: 'order',
    subtype,
    ...orderParams(order),
    ...(order.account_id === null ? {} : { customer: order.account_id }),
    supplier: order.supplier_id,
  };
}
