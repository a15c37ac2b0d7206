import { newId } from '../../../shared/kernel/ids.ts';
import type { PaymentType } from '../../../shared/contracts/checkout.ts';
import { billingOf, takesBilling } from '../../../shared/rules/billing.ts';
import { type Statement } from '../../db/cell-sql.ts';
import type { CheckoutRow } from '../../modules/checkouts/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { OrderDraft } from './order-draft.ts';
import { takerOf } from './provider-of.ts';

/**
 * The payment that orders await: the existing one with the new total and way to pay, or a new one.
 * @param code a way by which orders are paid before they are sent
 */
export function payBy(
  scope: RequestScope,
  row: CheckoutRow,
  draft: Pick<OrderDraft, 'total' | 'parts' | 'contact' | 'address'>,
  { code, payment }: { readonly code: PaymentType; readonly payment: PaymentRow | undefined },
): { readonly token: string; readonly statements: Statement[] } {
  const { total, parts } = draft;
  const { id: checkout, currency, store_id: storeId } = row;
  const now = scope.ports.clock.now();
  // The store whose own account takes it, where that store has one.
  const taker = takerOf(scope, parts);
  const billing = takesBilling(code) ? (row.billing ?? JSON.stringify(billingOf(draft))) : null;
  const paying = { checkout, provider: code, amount: total, currency, taker, billing };
  if (payment) {
    const { id, token } = payment;
    return { token, statements: [payments.updateAmount(id, paying, now)] };
  }
  const token = newId('payment_token');
  const made = payments.insertPayment({ id: newId('payment'), token, storeId, ...paying }, now);
  return { token, statements: [made] };
}
