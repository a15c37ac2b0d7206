import { newId } from '../../../shared/kernel/ids.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { stock } from '../../modules/checkouts/index.ts';
import type { StandingBought } from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { sendRefund } from '../purchase/index.ts';

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
 * provider took for it, and has not given back yet, is given back. What the same payment took for other
 * sellers' orders stands.
 * @param accountId the account that cancels it; null for a guest
 */
export function undoSale(scope: RequestScope, row: Sold, accountId: string | null): Undone {
  const now = scope.ports.clock.now();
  const isPaid = row.payment_type !== null && isPaidFirst(row.payment_type);
  const refund = newId('refund');
  const reason = 'canceled';
  return {
    statements: [
      ...stock.putBack(row.id, accountId, now),
      ...(isPaid
        ? [
            refunds.insertRest({ id: refund, order: row.id, reason, askedBy: accountId }, now),
            payments.noteWholeRefund(row.checkout_id, reason, now),
          ]
        : []),
    ],
    async committed() {
      forgetStore(row.store_id);
      forgetStore(row.supplier_id);
      if (isPaid) await sendRefund(scope, refund);
    },
  };
}
