import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { isInReview } from '../../db/order-review.ts';
import type { Which } from './statements.ts';

/** The columns of an order that an alert about it needs. */
export interface ToldOrderRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'checkout_id' | 'account_id' | 'store_id' | 'supplier_id'
> {
  /** 1 where carts of several suppliers are one purchase in the store where it was bought. */
  master_checkout: number;
  /** Name of the store where it was bought. */
  store_name: string;
  /** Name of the store that delivers. */
  supplier_name: string;
  /** 1 while its payment is being looked at. */
  in_review: number;
}

/** Orders of a store, which sold or delivers them, that are paid or need no payment first; nobody is told of a test. */
export function listTold(storeId: string, which: Which): Statement<ToldOrderRow> {
  const these =
    'checkout' in which ? sql`p.checkout_id = ${which.checkout}` : sql`p.id = ${which.order}`;
  return sql<ToldOrderRow>`SELECT p.id, p.number, p.checkout_id, p.account_id, p.store_id,
      p.supplier_id, sold.master_checkout, sold.name AS store_name, s.name AS supplier_name,
      ${isInReview(sql`p.id`)} AS in_review
    FROM purchase_order p JOIN store s ON s.id = p.supplier_id JOIN store sold ON sold.id = p.store_id
    WHERE ${these} AND p.is_test = 0 AND ${storeId} IN (p.store_id, p.supplier_id) ORDER BY p.rowid`;
}

/** What of an order its mail needs. */
export type MailedRow = Pick<
  CellTables['purchase_order'],
  'checkout_id' | 'store_id' | 'supplier_id'
> & {
  /** Null for a sale in person without an address. */
  readonly email: string | null;
  /** 1 while it is waited for that a number is paid elsewhere: its mail is the one with that number. */
  readonly awaits_slip: number;
};

/**
 * An order whose mail may be sent; one that awaits its payment has none yet, but for the number that it is
 * paid by, until that ends.
 * @param now milliseconds UTC
 */
export function findMailed(order: string, now: number): Statement<MailedRow> {
  return sql<MailedRow>`SELECT o.checkout_id, o.store_id, o.supplier_id,
      nullif(o.contact ->> 'email', '') AS email, o.state = 'awaiting_payment' AS awaits_slip
    FROM purchase_order o WHERE o.id = ${order} AND (o.state <> 'awaiting_payment' OR EXISTS (
      SELECT 1 FROM payment p WHERE p.checkout_id = o.checkout_id AND p.state = 'requires_action'
        AND p.slip_until > ${now}))`;
}
