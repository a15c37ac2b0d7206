import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { stock } from '../../modules/checkouts/index.ts';
import { countOthers, type StandingBought } from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { giveBack } from '../purchase/index.ts';

type Sold = Pick<
  StandingBought['row'],
  'id' | 'store_id' | 'supplier_id' | 'checkout_id' | 'payment_type'
>;

/** What a cancellation takes back of a sale. */
interface Undone {
  readonly statements: Statement[];
  readonly committed: () => Promise<void>;
}

/**
 * Takes a sold order back, in the batch of its cancellation: its units go into the stock, and what a
 * provider took for it is given back. A payment for other sellers' orders too is not given back in
 * part, so such an order is refused.
 * @param accountId the account that cancels it; null for a guest
 */
export async function undoSale(
  scope: RequestScope,
  row: Sold,
  accountId: string | null,
): Promise<Result<Undone, Failure>> {
  const now = scope.ports.clock.now();
  const [payment, others] = await Promise.all([
    scope.cell.first(payments.findByCheckout(row.store_id, row.checkout_id)),
    scope.cell.first(countOthers(row.id)),
  ]);
  const isPaid =
    row.payment_type !== null && isPaidFirst(row.payment_type) && payment?.state === 'approved';
  if (isPaid && others?.n !== 0) return fail({ code: 'paid_with_others' });
  return ok({
    statements: [
      ...stock.putBack(row.id, accountId, now),
      ...(isPaid ? [payments.askRefund(row.checkout_id, 'canceled', now)] : []),
    ],
    async committed() {
      forgetStore(row.store_id);
      forgetStore(row.supplier_id);
      if (!isPaid || !payment) return;
      const amount = { amount: payment.amount, currency: payment.currency };
      await giveBack(scope, { ...payment, refund_reason: 'canceled' }, amount);
    },
  });
}
