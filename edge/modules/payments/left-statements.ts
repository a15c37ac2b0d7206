import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** Checkouts that were left: their orders awaited a payment that never came. */

export interface LeftRow extends Pick<
  CellTables['payment'],
  'checkout_id' | 'amount' | 'currency' | 'created_at'
> {
  provider: PaymentCode;
  /** JSON: see shared/contracts/place-order.ts, contact. */
  contact: string;
  /** JSON: `[{name, amount}]`. */
  lines: string;
  /** JSON: `[{at, code, decline}]`. */
  tries: string;
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * Payments of a store that were begun in a span and moved no money, whose orders the end of the hold has cancelled. A
 * buyer who cancelled has decided, and one who bought afterwards has not gone away.
 */
function left(storeId: string, { from, until }: Span): Statement {
  return sql`payment p JOIN checkout c ON c.id = p.checkout_id AND c.state = 'expired'
    JOIN purchase_order o ON o.id = (SELECT id FROM purchase_order
      WHERE checkout_id = p.checkout_id ORDER BY rowid LIMIT 1)
    WHERE p.store_id = ${storeId} AND p.is_test = 0 AND p.state IN ('created', 'declined')
      AND p.created_at >= ${from} AND p.created_at < ${until} AND o.state = 'canceled_by_customer'
      AND NOT EXISTS (SELECT 1 FROM order_move m WHERE m.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM purchase_order b WHERE b.store_id = p.store_id
        AND lower(b.contact ->> 'email') = lower(o.contact ->> 'email')
        AND b.created_at >= o.created_at AND b.checkout_id <> o.checkout_id
        AND b.state NOT IN ('awaiting_payment', 'canceled_by_customer'))`;
}

/** A page of the checkouts of a store that were left, the latest first. */
export function listLeft(
  storeId: string,
  span: Span,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<LeftRow> {
  return sql<LeftRow>`SELECT p.checkout_id, p.amount, p.currency, p.provider, p.created_at, o.contact,
      (SELECT json_group_array(json_object('name', l.snapshot ->> 'name', 'amount', l.amount))
        FROM purchase_order e JOIN order_line l ON l.order_id = e.id
        WHERE e.checkout_id = p.checkout_id) AS lines,
      (SELECT json_group_array(json_object('at', t.begun_at, 'code', t.provider,
          'decline', t.decline_code))
        FROM payment_try t WHERE t.payment_id = p.id) AS tries
    FROM ${left(storeId, span)} ORDER BY p.created_at DESC, p.rowid DESC
    LIMIT ${limit} OFFSET ${offset}`;
}

/** How many there are, counted up to `most`. */
export function countLeft(storeId: string, span: Span, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 FROM ${left(storeId, span)} LIMIT ${most})`;
}

/** Forgets whose card would have paid what was never bought. */
export function forgetBilling(before: number): Statement {
  return sql`UPDATE payment SET billing = NULL, vault = NULL
    WHERE updated_at < ${before} AND billing IS NOT NULL AND state IN ('created', 'declined')`;
}
