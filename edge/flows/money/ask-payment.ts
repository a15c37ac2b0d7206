import type { PaymentState } from '../../../shared/contracts/orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { payments, readOwnPayment } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { askAfter } from '../purchase/index.ts';

/**
 * Asks the provider about a payment of the tenant's store and settles what it answers: what an event
 * would have told that was lost, or that nobody could take. Undo: as of any settlement.
 */
export async function askPayment(
  scope: RequestScope,
  payment: string,
): Promise<Result<{ id: string; state: Exclude<PaymentState, 'none'> }, Failure>> {
  const { cell, tenant } = scope;
  const [own, row] = await Promise.all([
    readOwnPayment(cell, tenant.storeId, payment),
    cell.first(payments.findById(payment)),
  ]);
  if (!own.ok || !row) return fail({ code: 'payment_not_found' });
  if (row.tries > 0) {
    const asked = await askAfter(scope, row);
    if (!asked.ok) return asked;
  }
  const after = (await cell.first(payments.findById(payment))) ?? row;
  return ok({ id: row.id, state: after.state === 'none' ? 'created' : after.state });
}
