import type { CellScope } from '../../unit-of-work/scope.ts';
import type { PaymentRow } from '../../modules/payments/index.ts';
import type { PaymentProvider } from '../../providers/payment/port.ts';

/**
 * The provider that a payment was made for: its code's, with the keys of the account that takes it.
 * Undefined where the deployment has lost the keys; then nothing can be asked or given back.
 */
export function providerOf(
  work: CellScope,
  payment: Pick<PaymentRow, 'provider'>,
): PaymentProvider | undefined {
  return work.ports.payments.open(payment.provider);
}
