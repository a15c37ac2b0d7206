import * as contract from '../../../shared/contracts/order-broker.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaymentPlaced, isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import { assertThat } from '../../db/sql.ts';
import { changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { findBuyer } from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from './show-orders.ts';

/** The pages that a payment's provider leads back to. */
interface Pages {
  readonly return_path?: string | undefined;
  readonly cancel_path?: string | undefined;
}

/**
 * Names the pages that an order's buyer is led back to; a try that is under way keeps those that its provider was
 * told. Undo: name others, or none.
 */
async function brokerOrder(
  scope: RequestScope,
  order: string,
  pages: Pages,
): Promise<Result<Change<{ readonly token: string }>, Failure>> {
  const { cell, tenant, ports } = scope;
  const [found, isBuyer] = await Promise.all([
    cell.first(findBuyer(tenant.storeId, { order })),
    isOfBuyer(scope, { order }),
  ]);
  if (!found || !isBuyer) return fail({ code: 'order_not_found' });
  const payment = await cell.first(payments.findByCheckout(tenant.storeId, found.checkout_id));
  if (!payment) return fail({ code: 'payment_not_found' });
  if (isPaymentPlaced(payment.state)) return fail({ code: 'checkout_already_placed' });
  if (isPaymentUnderWay(payment.state)) return fail({ code: 'payment_pending' });
  return ok({
    answer: { token: payment.token },
    statements: [
      assertThat(payments.isAsRead(found.checkout_id, payment)),
      payments.leadBack(payment.id, pages, ports.clock.now()),
    ],
  });
}

/** An order's payment by the pages that its buyer comes back to. */
export const brokerEndpoints: readonly PageEndpoint[] = [
  changes(contract.brokerOrder, ({ scope, params, body }) => brokerOrder(scope, params.id, body)),
  readsForPages(contract.readReturnPath, async ({ scope, params }) => {
    const row = await scope.cell.first(
      payments.findByCheckout(scope.tenant.storeId, params.checkout),
    );
    return ok({ return_path: row?.return_path ?? null });
  }),
];
