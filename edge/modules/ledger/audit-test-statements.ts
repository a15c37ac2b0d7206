import { sql, type Statement } from '../../db/cell-sql.ts';
import type { DifferenceRow, Span } from './audit-statements.ts';

/**
 * Orders of tests with postings, which none may have: what was posted of each, by the order, or by its
 * payment's, refund's or dispute's cause.
 */
export function postedTests({ network, after }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT 'test ' || number AS subject, sum(amount) AS kept, 0 AS proved FROM (
      SELECT o.number, l.n, l.amount FROM ledger_posting l JOIN purchase_order o ON o.id = l.order_id
        WHERE l.network_id = ${network} AND l.n > ${after} AND o.is_test = 1
      UNION SELECT o.number, l.n, l.amount FROM purchase_order o
        JOIN payment p ON p.checkout_id = o.checkout_id
        JOIN ledger_posting l ON l.cause IN ('paid:' || p.id, 'cash:' || o.id)
          OR l.cause IN (SELECT 'refunded:' || id FROM refund WHERE payment_id = p.id)
          OR l.cause IN (SELECT 'lost:' || id FROM dispute WHERE payment_id = p.id)
        WHERE o.is_test = 1 AND l.network_id = ${network} AND l.n > ${after})
    GROUP BY number`;
}
