import type { CheckoutPart, CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import {
  findCheckout,
  isOpenAsRead,
  toCheckoutView,
  updateParts,
  whyClosed,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { dropAwaiting } from './drop-awaiting.ts';

/** A checkout whose delivery may change, and the payment that was begun for it. */
interface OpenCheckout {
  readonly row: CheckoutRow;
  readonly payment: PaymentRow | undefined;
}

/** Reads a checkout whose delivery may change: it is open, and no payment of it is under way. */
export async function readOpenCheckout(
  scope: RequestScope,
  { checkout, cart }: { readonly checkout: string; readonly cart: string },
): Promise<Result<OpenCheckout, Failure>> {
  const { storeId } = scope.tenant;
  const [row, payment] = await Promise.all([
    scope.cell.first(findCheckout(storeId, checkout, cart)),
    scope.cell.first(payments.findByCheckout(storeId, checkout)),
  ]);
  const closed = whyClosed(row, scope.ports.clock.now());
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (payment && isPaymentUnderWay(payment.state)) return fail({ code: 'payment_pending' });
  return ok({ row, payment });
}

/**
 * Puts other parts into a checkout that is as it was read. Orders that already await payment are
 * deleted, since they have the old total.
 * @param more statements of the same batch
 */
export function changeParts(
  scope: RequestScope,
  { row, payment }: OpenCheckout,
  parts: readonly CheckoutPart[],
  more: readonly Statement[] = [],
): Change<CheckoutView> {
  const now = scope.ports.clock.now();
  return {
    answer: toCheckoutView({ ...row, parts: JSON.stringify(parts) }, now),
    statements: [
      assertThat(isOpenAsRead(row, now), payments.isAsRead(row.id, payment)),
      ...dropAwaiting(row.id, payment),
      updateParts(row.id, parts),
      ...more,
    ],
    refused: async () => {
      const again = await scope.cell.first(findCheckout(scope.tenant.storeId, row.id));
      return whyClosed(again, scope.ports.clock.now()) ?? { code: 'idempotency_in_progress' };
    },
  };
}
