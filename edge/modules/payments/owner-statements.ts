import type { PaymentFilters } from '../../../shared/contracts/own-payments.ts';
import type { DaySpan } from '../../../shared/rules/day-span.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { PaymentState } from '../../../shared/rules/payment-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { allOf, raw } from '../../db/sql.ts';

/** The payments of a store, as its staff reads them. */

/** What a list is narrowed to, with its days as points in time (milliseconds, UTC). */
export type OwnFilter = Pick<PaymentFilters, 'text' | 'state' | 'payment_type'> & DaySpan;

export interface OwnPaymentRow extends Pick<
  CellTables['payment'],
  | 'id'
  | 'amount'
  | 'currency'
  | 'account'
  | 'card_brand'
  | 'card_last4'
  | 'tries'
  | 'decline_code'
  | 'charge_id'
  | 'refund_reason'
  | 'created_at'
  | 'updated_at'
  | 'msi_payments'
  | 'is_test'
  | 'risk'
  | 'arrived'
  | 'risk_signs'
  | 'review'
> {
  state: PaymentState;
  provider: PaymentCode;
  buyer: string | null;
  /** JSON: `[{id, number, supplier}]`. */
  orders: string;
}

/** Of a payment `p`. */
export const columns =
  raw(`p.id, p.state, p.provider, p.amount, p.currency, p.account, p.card_brand,
  p.card_last4, p.tries, p.decline_code, p.charge_id, p.refund_reason, p.created_at, p.updated_at,
  p.msi_payments, p.is_test, p.risk, p.risk_signs, p.arrived, p.review,
  (SELECT o.contact ->> 'full_name' FROM purchase_order o WHERE o.checkout_id = p.checkout_id LIMIT 1)
    AS buyer,
  (SELECT json_group_array(json_object('id', o.id, 'number', o.number, 'supplier', o.supplier_id))
    FROM purchase_order o WHERE o.checkout_id = p.checkout_id) AS orders`);

/** The payments `p` that a filter finds. A text has an index of its own, of the store's own orders. */
export function where(
  storeId: string,
  { state, payment_type: code, from, until, text }: OwnFilter,
): Statement {
  return allOf([
    sql`p.store_id = ${storeId}`,
    ...(state === undefined ? [] : [sql`p.state = ${state}`]),
    ...(code === undefined ? [] : [sql`p.provider = ${code}`]),
    ...(from === null ? [] : [sql`p.created_at >= ${from}`]),
    ...(until === null ? [] : [sql`p.created_at < ${until}`]),
    ...(text === ''
      ? []
      : [
          sql`p.checkout_id IN (SELECT checkout_id FROM purchase_order
            WHERE supplier_id = ${storeId} AND ${named(text)})`,
        ]),
  ]);
}

function named(text: string): Statement {
  if (text.includes('@')) return sql`lower(contact ->> 'email') = ${text.toLowerCase()}`;
  const start = text.toUpperCase();
  return sql`number >= ${start} AND number < ${`${start}\u{10FFFF}`}`;
}

/** A page of a store's payments, the latest first. */
export function listOfStore(
  storeId: string,
  filter: OwnFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<OwnPaymentRow> {
  return sql<OwnPaymentRow>`SELECT ${columns} FROM payment p WHERE ${where(storeId, filter)}
    ORDER BY p.created_at DESC, p.rowid DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** How many payments a filter finds, counted up to `most`. */
export function countOfStore(
  storeId: string,
  filter: OwnFilter,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM payment p
    WHERE ${where(storeId, filter)} LIMIT ${most})`;
}

/** One payment of a store. */
export function findOfStore(storeId: string, payment: string): Statement<OwnPaymentRow> {
  return sql<OwnPaymentRow>`SELECT ${columns} FROM payment p
    WHERE p.id = ${payment} AND p.store_id = ${storeId}`;
}

/** What happened to a payment beside the books: each try, and each event that its provider told. */
export function listMoments(payment: string): Statement<{ at: number; event: 'tried' | 'told' }> {
  return sql<{ at: number; event: 'tried' | 'told' }>`SELECT begun_at AS at, 'tried' AS event
      FROM payment_try WHERE payment_id = ${payment}
    UNION ALL SELECT received_at, 'told' FROM payment_event WHERE payment_id = ${payment}
    ORDER BY at LIMIT 200`;
}
