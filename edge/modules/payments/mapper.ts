import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { PaymentRow } from './statements.ts';

/** A payment as its buyer sees it. One with a refund under way counts as refunded. */
export function toPaymentView(row: PaymentRow): PaymentView {
  return {
    token: row.token,
    checkout_aggregation: row.checkout_id,
    payment_type: row.provider,
    state: row.state === 'approved' && row.refund_reason !== null ? 'refunded' : row.state,
    amount: row.amount,
    currency: row.currency,
    decline_code: row.decline_code,
    url_3ds: row.state === 'requires_action' ? row.action_url : null,
  };
}
