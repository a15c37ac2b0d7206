import { RISK_HOLD } from '../../shared/rules/order-holds.ts';
import { sql, type Statement } from './cell-sql.ts';

/**
 * True while the payment of an order is being looked at (decision 0148): meanwhile its files and tickets are
 * handed to nobody, and only its seller cancels it.
 * @param order an expression of our own for the order's id
 */
export function isInReview(order: Statement): Statement {
  return sql`EXISTS (SELECT 1 FROM order_hold h WHERE h.order_id = ${order}
    AND h.released_at IS NULL AND h.reason = ${RISK_HOLD})`;
}
