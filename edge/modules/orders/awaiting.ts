import { SLIP_ENDED } from '../../../shared/rules/payment-slip.ts';
import { BINDING } from '../../../shared/rules/payment-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';
import type { NewMove } from './seller-statements.ts';

/**
 * Statements for orders that await their payment. Until it is paid, only the buyer sees such an
 * order.
 */

/** Deletes orders that await payment; their store was not told of them yet. */
export function deleteAwaiting(checkout: string): Statement[] {
  const awaiting = sql`SELECT id FROM purchase_order
    WHERE checkout_id = ${checkout} AND state = 'awaiting_payment'`;
  return [
    sql`DELETE FROM order_billing WHERE order_id IN (${awaiting})`,
    sql`DELETE FROM attendee WHERE order_id IN (${awaiting})`,
    sql`DELETE FROM order_line WHERE order_id IN (${awaiting})`,
    sql`DELETE FROM purchase_order WHERE checkout_id = ${checkout} AND state = 'awaiting_payment'`,
  ];
}

/** Moves a checkout's orders out of `awaiting_payment`. */
export function moveAwaiting(
  checkout: string,
  to: 'sent_to_supplier' | 'canceled_by_customer',
  now: number,
): Statement {
  return sql`UPDATE purchase_order SET state = ${to}, updated_at = ${now}
    WHERE checkout_id = ${checkout} AND state = 'awaiting_payment'`;
}

/** Cancels a checkout's awaiting orders at their buyer's wish, each with its entry in its history. */
export function cancelAwaiting(
  checkout: string,
  by: Pick<NewMove, 'accountId' | 'reason' | 'note'>,
  now: number,
): Statement[] {
  return [
    sql`INSERT INTO order_move
        (order_id, made_at, actor, account_id, from_state, to_state, reason, note)
      SELECT id, ${now}, 'customer', ${by.accountId}, state, 'canceled_by_customer',
        ${by.reason ?? null}, ${by.note ?? null}
      FROM purchase_order WHERE checkout_id = ${checkout} AND state = 'awaiting_payment'`,
    moveAwaiting(checkout, 'canceled_by_customer', now),
  ];
}

/** The number and the contact by which a checkout's payment is named to its provider. */
export interface NamedOrder {
  readonly number: string;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The first of a checkout's awaiting orders. */
export function findFirstAwaiting(checkout: string): Statement<NamedOrder> {
  return sql<NamedOrder>`SELECT number, contact ->> 'full_name' AS full_name,
      contact ->> 'email' AS email, contact ->> 'phone' AS phone FROM purchase_order
    WHERE checkout_id = ${checkout} AND state = 'awaiting_payment' ORDER BY rowid LIMIT 1`;
}

/**
 * Lets orders await their payment again that were cancelled when their number to pay by ended: its
 * money has come late. Stands in the batch that sells them, which is the only one to undo a
 * cancellation.
 */
export function reviveEnded(checkout: string): Statement {
  return sql`UPDATE purchase_order SET state = 'awaiting_payment'
    WHERE checkout_id = ${checkout} AND state = 'canceled_by_customer'
      AND EXISTS (SELECT 1 FROM payment y WHERE y.checkout_id = purchase_order.checkout_id
        AND y.state = 'declined' AND y.decline_code = ${SLIP_ENDED})`;
}

/** True while a checkout has orders that await payment of exactly this amount. */
export function awaits(checkout: string, amount: number): Statement {
  return sql`(SELECT sum(total) FROM purchase_order
    WHERE checkout_id = ${checkout} AND state = 'awaiting_payment') = ${amount}`;
}

/**
 * Checkouts whose orders still await payment although their hold has ended and no payment can
 * arrive.
 */
export function listAbandoned(now: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT DISTINCT o.checkout_id AS id FROM purchase_order o
    JOIN checkout c ON c.id = o.checkout_id
    WHERE o.state = 'awaiting_payment' AND c.expires_at <= ${now} AND ${unpaid('o')} LIMIT ${limit}`;
}

/**
 * Cancels the awaiting orders of these checkouts whose time is over, unless a payment may still
 * arrive.
 */
export function cancelAbandoned(ids: readonly string[], now: number): Statement {
  return sql`UPDATE purchase_order SET state = 'canceled_by_customer', updated_at = ${now}
    WHERE state = 'awaiting_payment' AND ${unpaid('purchase_order')}
      AND checkout_id IN (SELECT c.id FROM checkout c
        WHERE c.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND c.expires_at <= ${now})`;
}

/** Cancels the awaiting orders of a checkout that a new one replaces. */
export function cancelReplaced(replaceable: Statement, now: number): Statement {
  return sql`UPDATE purchase_order SET state = 'canceled_by_customer', updated_at = ${now}
    WHERE state = 'awaiting_payment' AND checkout_id IN (${replaceable})`;
}

function unpaid(table: 'o' | 'purchase_order'): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM payment y WHERE y.checkout_id = ${raw(table)}.checkout_id
      AND y.state IN (SELECT value FROM json_each(${JSON.stringify(BINDING)})))`;
}
