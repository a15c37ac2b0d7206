import type { DueDeposit } from '../../../shared/contracts/own-payments.ts';
import type { PaymentState } from '../../../shared/contracts/orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { LATE_SLIP_MS } from '../../../shared/rules/payment-slip.ts';
import { payments, writeReference } from '../../modules/payments/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { settlePayment } from '../purchase/index.ts';

/** The deposits to the store's own account that nobody has confirmed, those of the last days. */
export async function readDueDeposits(
  { cell, tenant, ports }: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: DueDeposit[] }> {
  const after = ports.clock.now() - LATE_SLIP_MS;
  const rows = await cell.read(payments.listDueDeposits(tenant.storeId, { after, ...page }));
  return {
    results: rows.map(({ until, is_over, buyer, ...row }) => ({
      ...row,
      buyer: buyer ?? '',
      until: new Date(until).toISOString(),
      is_over: is_over === 1,
    })),
  };
}

/**
 * Settles a deposit by the word of the seller whose bank account got it; one that came after its end
 * counts while its goods are still there. Undo: none, since the seller has the money.
 */
export async function confirmDeposit(
  scope: RequestScope,
  payment: string,
): Promise<Result<{ id: string; state: Exclude<PaymentState, 'none'> }, Failure>> {
  const { cell, tenant, ports } = scope;
  const row = await cell.first(payments.findById(payment));
  if (row?.provider !== 'deposit' || row.account !== tenant.storeId) {
    return fail({ code: 'payment_not_found' });
  }
  if (row.state === 'approved') return ok({ id: row.id, state: row.state });
  const isDue = row.slip_until !== null && row.slip_until > ports.clock.now() - LATE_SLIP_MS;
  if (!isDue || row.charge_id === null) return fail({ code: 'deposit_not_due' });
  await settlePayment(scope, {
    id: row.charge_id,
    reference: writeReference({ cell: cell.name, payment: row.id, tries: row.tries }),
    amount: { amount: row.amount, currency: row.currency },
    refunded: 0,
    card: null,
    created: ports.clock.now(),
    outcome: 'approved',
  });
  const after = await cell.first(payments.findById(payment));
  if (after?.state !== 'approved') return fail({ code: 'out_of_stock' });
  forgetStore(row.store_id);
  return ok({ id: row.id, state: after.state });
}
