import type { PaymentView } from '../../../shared/contracts/payment.ts';
import { declineText } from '../../../shared/i18n/index.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import type { PaymentState } from '../../../shared/rules/payment-states.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { PaymentRow } from './statements.ts';

/** The language of whoever reads a payment. */
type Reader = Pick<RequestScope, 'locale' | 'region'>;

/** The state of a payment as everybody reads it: what is being given back, or up, counts as done. */
export function standingOf({
  state,
  refund_reason: reason,
}: Pick<PaymentRow, 'state' | 'refund_reason'>): PaymentState {
  if (reason === null) return state;
  return state === 'approved' ? 'refunded' : state === 'authorized' ? 'voided' : state;
}

/** A payment as its buyer sees it. One with a refund under way counts as refunded. */
export function toPaymentView(row: PaymentRow, { locale, region }: Reader): PaymentView {
  const isDeclined = row.state === 'declined';
  return {
    token: row.token,
    checkout_aggregation: row.checkout_id,
    payment_type: row.provider,
    state: standingOf(row),
    amount: row.amount,
    currency: row.currency,
    decline_code: row.decline_code,
    decline_text: isDeclined ? declineText(row.decline_code, languageOf(locale, region)) : null,
    url_3ds: row.state === 'requires_action' ? row.action_url : null,
  };
}
