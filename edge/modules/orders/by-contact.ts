import type { OrderState } from '../../../shared/contracts/orders.ts';
import type { OwnOrder } from '../../../shared/contracts/orders.ts';
import { sql, type Statement } from '../../db/sql.ts';

/** An order in a few words. */
export interface OrderLineRow {
  number: string;
  checkout_id: string;
  state: OrderState;
  total: number;
  currency: string;
  created_at: number;
}

/** More than anybody has placed in one store. */
const MOST = 1_000;

/**
 * What the store sold to one e-mail, the latest first.
 * @param email in lower case, and proven to be the reader's
 */
export function listByEmail(storeId: string, email: string): Statement<OrderLineRow> {
  return sql<OrderLineRow>`SELECT number, checkout_id, state, total, currency, created_at
    FROM purchase_order
    WHERE store_id = ${storeId} AND lower(contact ->> 'email') = ${email}
    ORDER BY created_at DESC LIMIT ${MOST}`;
}

/** The same to its buyer. */
export function toOwnOrder({
  checkout_id: purchase,
  created_at,
  ...order
}: OrderLineRow): OwnOrder {
  return { ...order, purchase, placed_on: new Date(created_at).toISOString() };
}
