import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import { providerWith, type PaymentRow } from '../../modules/payments/index.ts';
import type { PaymentProvider } from '../../providers/payment/port.ts';

/**
 * The provider that a payment was made for: its code's, with the keys of the account that takes it.
 * Undefined where the deployment has lost the keys; then nothing can be asked or given back.
 */
export function providerOf(
  work: CellScope,
  { account, provider }: Pick<PaymentRow, 'account' | 'provider'>,
): Promise<PaymentProvider | undefined> {
  return providerWith(work, account, provider);
}

/**
 * The store whose own account takes a purchase, where it has one: the supplier's, or the network's
 * for one payment over several suppliers.
 */
export function takerOf(
  { tenant }: RequestScope,
  parts: readonly Pick<CheckoutPart, 'supplier'>[],
): string {
  const [only, ...others] = parts;
  return only && others.length === 0 ? only.supplier : (tenant.rootId ?? tenant.storeId);
}
