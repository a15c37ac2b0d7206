import type { OrderState } from '../../../shared/rules/order-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** Orders, and messages of the contact form, that a look at a customer shows. */
const SHOWN_MAX = 5;

export type CustomerOrderRow = Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'total' | 'currency' | 'created_at'
> & { readonly state: OrderState };

/** The last orders that a store delivers to an account; one that awaits its payment is none yet, a test none at all. */
export function listOrders(storeId: string, accountId: string): Statement<CustomerOrderRow> {
  return sql<CustomerOrderRow>`SELECT id, number, state, total, currency, created_at
    FROM purchase_order WHERE supplier_id = ${storeId} AND account_id = ifnull(${accountId}, NULL)
      AND +state <> 'awaiting_payment' AND is_test = 0
    ORDER BY created_at DESC LIMIT ${SHOWN_MAX} + 0`;
}

/** How many they are. */
export function countOrders(storeId: string, accountId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM purchase_order
    WHERE supplier_id = ${storeId} AND account_id = ifnull(${accountId}, NULL)
      AND +state <> 'awaiting_payment' AND is_test = 0`;
}

/** What an account wrote to a store by the contact form, the last first. */
export function listContacts(
  storeId: string,
  accountId: string,
): Statement<Pick<CellTables['contact_entry'], 'id' | 'message' | 'created_at'>> {
  return sql<
    Pick<CellTables['contact_entry'], 'id' | 'message' | 'created_at'>
  >`SELECT id, message, created_at FROM contact_entry
    WHERE store_id = ${storeId} AND user = ifnull(${accountId}, NULL)
    ORDER BY created_at DESC LIMIT ${SHOWN_MAX} + 0`;
}
