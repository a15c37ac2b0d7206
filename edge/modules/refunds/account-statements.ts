import { referenceCodes } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The accounts to which buyers want money back that no provider gives back. */

export type AccountRow = CellTables['refund_account'];

/** The codes whose money goes back by a transfer, as JSON. */
const BY_TRANSFER = JSON.stringify(referenceCodes);

/** True while a refund of an order, or of its whole payment, waits that only a transfer gives back. */
export function isAccountAsked(order: string): Statement {
  return sql`EXISTS (SELECT 1 FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
    JOIN refund r ON r.payment_id = p.id
    WHERE o.id = ${order} AND (p.provider IN (SELECT value FROM json_each(${BY_TRANSFER}))
        OR r.is_beside = 1)
      AND r.state IN ('pending', 'failed') AND (r.order_id = o.id OR r.order_id IS NULL))`;
}

/** Keeps the account of an order's buyer, in the place of one that was given before. */
export function keepAccount({ order_id: order, ...account }: AccountRow): Statement {
  const { kind, sealed, last_four: lastFour, given_at: at } = account;
  return sql`INSERT INTO refund_account (order_id, kind, sealed, last_four, given_at)
    VALUES (${order}, ${kind}, ${sealed}, ${lastFour}, ${at})
    ON CONFLICT (order_id) DO UPDATE SET kind = excluded.kind, sealed = excluded.sealed,
      last_four = excluded.last_four, given_at = excluded.given_at`;
}

/** The accounts that were given for the orders of a payment. */
export function listAccounts(payment: string): Statement<AccountRow> {
  return sql<AccountRow>`SELECT a.order_id, a.kind, a.sealed, a.last_four, a.given_at
    FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
    JOIN refund_account a ON a.order_id = o.id WHERE p.id = ${payment} ORDER BY a.given_at`;
}
