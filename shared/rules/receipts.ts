import { isCanceled, type OrderState } from './order-states.ts';
import { isPaidFirst, type PaymentCode } from './payment-codes.ts';

/** The facts of an order on which a receipt depends. */
interface Paid {
  readonly state: OrderState;
  readonly payment_type: PaymentCode | null;
  /** 1 while a bank has authorised its money and nobody has charged it. */
  readonly is_authorized: number;
}

/**
 * Whether a store may give a receipt for an order: its money has come, by a provider before the order
 * did, or by hand until it was marked as paid or delivered. What was only authorised has not come.
 */
export function mayReceipt({
  state,
  payment_type: code,
  is_authorized: isAuthorized,
}: Paid): boolean {
  if (isCanceled(state) || state === 'awaiting_payment' || isAuthorized === 1) return false;
  return state === 'paid' || state === 'delivered' || (code !== null && isPaidFirst(code));
}

/** A receipt's number as it is printed. @example receiptNumber(7) // 'R-000007' */
export function receiptNumber(number: number): string {
  return `R-${String(number).padStart(6, '0')}`;
}
