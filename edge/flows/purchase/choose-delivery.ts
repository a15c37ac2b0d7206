import type { CheckoutView, DeliveryType } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  findCheckout,
  isOpenAsRead,
  partsOf,
  toCheckoutView,
  updateParts,
  whyClosed,
  withDelivery,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { deleteAwaiting } from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';

/** The delivery that the buyer chose for a part of a checkout. */
export interface ChooseDelivery {
  readonly cart: string;
  readonly checkout: string;
  /** A courier's rate is chosen by its id, see `chooseRate`; named here, it stays. */
  readonly type: DeliveryType;
  /** Without it, the choice is for every part that offers the type. */
  readonly supplier?: string | undefined;
}

/**
 * Chooses how a supplier's part gets to the buyer. Orders that already await payment are deleted,
 * since they have the old total. Undo: choose again.
 */
export async function chooseDelivery(
  scope: RequestScope,
  choice: ChooseDelivery,
): Promise<Result<Change<CheckoutView>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [row, payment] = await Promise.all([
    scope.cell.first(findCheckout(storeId, choice.checkout, choice.cart)),
    scope.cell.first(payments.findByCheckout(storeId, choice.checkout)),
  ]);
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (payment && isPaymentUnderWay(payment.state)) return fail({ code: 'payment_pending' });

  const choices = choicesOf(row, choice);
  const parts = choices && withDelivery(partsOf(row), choices);
  if (!parts) return fail({ code: 'delivery_not_available', field: 'supplier' });
  return ok({
    answer: toCheckoutView({ ...row, parts: JSON.stringify(parts) }, now),
    statements: [
      assertThat(isOpenAsRead(row, now), payments.isAsRead(row.id, payment)),
      // Without a payment no order awaits one.
      ...(payment ? deleteAwaiting(row.id) : []),
      updateParts(row.id, parts),
    ],
    refused: async () => {
      const again = await scope.cell.first(findCheckout(storeId, row.id));
      return whyClosed(again, scope.ports.clock.now()) ?? { code: 'idempotency_in_progress' };
    },
  });
}

/** The choice for each supplier that it is for; undefined when none of them delivers so. */
function choicesOf(
  row: CheckoutRow,
  { type, supplier }: ChooseDelivery,
): Record<string, DeliveryType> | undefined {
  const meant = partsOf(row).filter(
    (part) =>
      (supplier === undefined || part.supplier === supplier) &&
      part.delivery_options.some((option) => option.type === type),
  );
  if (meant.length === 0) return undefined;
  return Object.fromEntries(meant.map((part) => [part.supplier, type]));
}
