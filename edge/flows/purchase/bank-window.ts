import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { paymentKind } from '../../../shared/rules/payment-codes.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { payments, referenceOf } from '../../modules/payments/index.ts';
import type { ChargeWindow } from '../../providers/payment/port.ts';
import { providerOf } from './provider-of.ts';

/** What opens the bank's window over a payment, with the checkout that it pays. */
export interface BankWindow extends ChargeWindow {
  readonly checkout: string;
}

/**
 * Seals a payment that waits for the bank's window. Each time anew: nothing of it is kept, and the bank takes
 * one charge under the payment's reference.
 */
export async function sealBankCharge(
  scope: RequestScope,
  token: string,
): Promise<Result<BankWindow, Failure>> {
  const { cell, tenant, locale } = scope;
  const row = await cell.first(payments.findByToken(tenant.storeId, token));
  if (!row) return fail({ code: 'payment_not_found' });
  if (paymentKind(row.provider) !== 'push' || row.state !== 'requires_action') {
    return fail({ code: 'payment_type_not_available' });
  }
  const provider = await providerOf(scope, row);
  const reference = referenceOf(cell, row);
  const amount = { amount: row.amount, currency: row.currency };
  const sealed = await provider?.openWindow?.({ amount, reference, locale });
  if (!sealed?.ok) return fail({ code: 'payment_failed' });
  return ok({ ...sealed.value, checkout: row.checkout_id });
}
