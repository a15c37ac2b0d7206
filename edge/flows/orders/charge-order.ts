import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { fitsAuthorization, isHandedOver } from '../../../shared/rules/authorizations.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { assertThat } from '../../db/sql.ts';
import { authorizations, type AuthorizationRow } from '../../modules/authorizations/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { sendAuthorization } from '../purchase/index.ts';
import { readOwnPart, type Named } from './own-part.ts';

/** An order of the tenant's, as its row is read. */
type OwnRow = Extract<Awaited<ReturnType<typeof readOwnPart>>, { ok: true }>['value']['row'];

/**
 * Charges what was authorised for an order of the tenant's, or a part of it. Repeated, it answers what the first call
 * did; of two that ask for different things the second is told. Undo: a refund.
 * @param asked minor units; all of it where none is named
 */
export async function captureOwnOrder(
  scope: RequestScope,
  named: Named,
  asked: number | undefined,
): Promise<Result<SellerOrderView, Failure>> {
  const found = await readOwnPart(scope, named);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const authorization = await scope.cell.first(authorizations.findOfOrder(row.id));
  if (!authorization) return fail({ code: 'order_not_authorized' });
  const amount = asked ?? authorization.captured ?? authorization.amount;
  if (!fitsAuthorization(amount, authorization.amount)) {
    return fail({ code: 'capture_too_much', field: 'amount' });
  }
  if (view.hold && authorization.state === 'standing') return fail({ code: 'order_on_hold' });
  const problem = await chargeOnce(scope, authorization, amount);
  if (problem) return fail(problem);
  const after = await readOwnPart(scope, named);
  return after.ok ? ok(after.value.view) : after;
}

/**
 * Charges an order's authorisation whole before the order reaches a stage in which it is handed over. The failure, for
 * an order that must not go on; undefined where it is charged, and for any order that was paid in another way.
 */
export async function chargeBefore(
  scope: RequestScope,
  { row }: { readonly row: Pick<OwnRow, 'id' | 'authorization_state'> },
  to: OrderState | undefined,
): Promise<Failure | undefined> {
  if (row.authorization_state !== 'standing' || !to || !isHandedOver(to)) return undefined;
  const authorization = await scope.cell.first(authorizations.findOfOrder(row.id));
  if (!authorization) return undefined;
  // What somebody is charging in part already is charged so.
  const amount = authorization.asked_amount ?? authorization.captured ?? authorization.amount;
  const problem = await chargeOnce(scope, authorization, amount);
  if (problem) return problem;
  const after = await scope.cell.first(authorizations.findOfOrder(row.id));
  return after?.state === 'captured' ? undefined : { code: 'payment_pending' };
}

/** Asks for the charge, once; the failure where it cannot be asked for, or where the provider has refused it. */
async function chargeOnce(
  scope: RequestScope,
  { payment_id: payment, order_id: order }: AuthorizationRow,
  amount: number,
): Promise<Failure | undefined> {
  const now = scope.ports.clock.now();
  const by = (await scope.visitor.identity())?.accountId ?? null;
  await scope.cell.write([
    assertThat(authorizations.isFree(payment), authorizations.hasStandingOrder(payment)),
    ...authorizations.askCapture(payment, { amount, by }, now),
  ]);
  const asked =
    order === null ? undefined : await scope.cell.first(authorizations.findOfOrder(order));
  if (asked?.state === 'captured') {
    return asked.captured === amount ? undefined : { code: 'authorization_is_over' };
  }
  if (asked?.state !== 'standing' || asked.asked !== 'capture') {
    return { code: 'authorization_is_over' };
  }
  if (asked.asked_amount !== amount) return { code: 'payment_pending' };
  await sendAuthorization(scope, payment);
  const after = await scope.cell.first(authorizations.findOfPayment(payment));
  if (after?.state === 'captured' || after?.asked === 'capture') return undefined;
  return { code: after?.state === 'standing' ? 'capture_refused' : 'authorization_is_over' };
}
