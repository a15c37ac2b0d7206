import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import {
  PLATFORM,
  providerWith,
  storeOfTests,
  type PaymentRow,
} from '../../modules/payments/index.ts';
import type { PaymentProvider } from '../../providers/payment/port.ts';

/**
 * The provider that a payment was made for: its code's, with the keys of the account that takes it.
 * Undefined where the deployment has lost the keys; then nothing can be asked or given back. Of a test it is
 * never one that moves money.
 */
export async function providerOf(
  work: CellScope,
  { account, provider, is_test: isTest }: Pick<PaymentRow, 'account' | 'provider' | 'is_test'>,
): Promise<PaymentProvider | undefined> {
  return isTest === 1 && !mayTakeTests(work, account, provider)
    ? undefined
    : providerWith(work, account, provider);
}

/** True for an account by which a test may be paid: one for tests, or the platform's where no money moves there. */
export function mayTakeTests(
  { ports }: Pick<CellScope, 'ports'>,
  account: string,
  code: PaymentRow['provider'],
): boolean {
  return account === PLATFORM ? ports.payments.isTest(code) : storeOfTests(account) !== undefined;
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
