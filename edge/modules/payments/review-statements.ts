import type { PaymentReview } from '../../../shared/rules/payment-review.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';

/** Keeps the review of a payment's last try, which its provider takes days to decide about. */
export function keepReview(id: string, review: PaymentReview): Statement {
  return sql`UPDATE payment SET review = ${JSON.stringify(review)} WHERE id = ${id}`;
}
