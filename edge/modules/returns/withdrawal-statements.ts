import { sql, type Statement } from '../../db/cell-sql.ts';
import type { ReturnedUnits } from '../../../shared/rules/returns.ts';
import { received } from './exchange-statements.ts';
import { orderColumns, type ReturnedOrder } from './statements.ts';

/** Withdrawals: the returns that buyers open by the number of an order and the e-mail that bought it. */

export interface WithdrawnOrder extends ReturnedOrder {
  /** The order's open return, and the code of the withdrawal that it is; each null for none. */
  open_return: string | null;
  open_code: string | null;
}

/** An order that a store sold at a distance, by its number and its buyer's e-mail in lower case. */
export function findByBuyer(
  storeId: string,
  { number, email }: { readonly number: string; readonly email: string },
): Statement<WithdrawnOrder> {
  return sql<WithdrawnOrder>`SELECT ${orderColumns}, q.id AS open_return, q.withdrawal_code AS open_code
    FROM purchase_order o
    JOIN store s ON s.id = o.supplier_id JOIN store sold ON sold.id = o.store_id
    LEFT JOIN return_request q ON q.order_id = o.id AND q.state = 'open'
    WHERE o.store_id = ${storeId} AND lower(o.contact ->> 'email') = ${email}
      AND o.number = ${number} AND o.is_test = 0
      AND NOT EXISTS (SELECT 1 FROM in_store_sale WHERE order_id = o.id)`;
}

/** True while an order is its seller's, not cancelled, and not received before a time. */
export function isWithdrawable(order: string, receivedAfter: number): Statement {
  return sql`EXISTS (SELECT 1 FROM purchase_order o
    WHERE o.id = ${order} AND o.is_test = 0 AND o.phase IN ('open', 'delivered')
      AND coalesce(${received} > ${receivedAfter}, 1))`;
}

/** Makes an order's open return the withdrawal from all of it: these units come to those that it names. */
export function widenToWithdrawal(
  id: string,
  code: string,
  units: readonly ReturnedUnits[],
): Statement[] {
  return [
    keepCode(id, code),
    ...units.map(
      ({ line, amount }) => sql`INSERT INTO return_line (return_id, line, amount)
        VALUES (${id}, ${line}, ${amount})
        ON CONFLICT (return_id, line) DO UPDATE SET amount = amount + excluded.amount`,
    ),
  ];
}

/** Keeps the code that the buyer got. */
export function keepCode(id: string, code: string): Statement {
  return sql`UPDATE return_request SET withdrawal_code = ${code} WHERE id = ${id}`;
}
