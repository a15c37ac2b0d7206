import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderStanding } from '../../../shared/contracts/seller-orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isCanceled, type OrderState } from '../../../shared/rules/order-states.ts';
import { authorizations, toAuthorizationView } from '../../modules/authorizations/index.ts';
import {
  isOrderOf,
  listStandings,
  readSellerOrder,
  toStanding,
  type StandingOrder,
} from '../../modules/orders/index.ts';
import { readNames } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** What an edit of an order, or the end of one of its experiences, does with its rows. */
export {
  deliveredToOf,
  findOfSeller,
  isInStage,
  moveAwaiting,
  moveTo,
  nationalPhone,
  normaliseContact,
  orderEdits,
  shipments,
  type StandingOrder,
} from '../../modules/orders/index.ts';

/** The parameters by which a call names a supplier's order. */
export interface Named {
  readonly id: string;
  readonly order: string;
}

/** The supplier that a call names has to be the tenant's own store. */
export function ownSupplier({ tenant }: RequestScope, id: string): Result<string, Failure> {
  return id === tenant.storeId ? ok(id) : fail({ code: 'not_found' });
}

/** An order that the tenant's store has to deliver, as it stands, with what was authorised for it. */
export async function readOwnPart(
  scope: RequestScope,
  { id, order }: Named,
): Promise<Result<StandingOrder, Failure>> {
  const supplier = ownSupplier(scope, id);
  if (!supplier.ok) return supplier;
  const namesOf = (accounts: string[]) => readNames(scope, accounts);
  const [found, authorization, steps] = await Promise.all([
    readSellerOrder(scope.cell, supplier.value, order, namesOf),
    scope.cell.first(authorizations.findOfOrder(order)),
    scope.cell.read(authorizations.listStepsOf(order)),
  ]);
  if (!found.ok || !authorization) return found;
  const by = steps.map((step) => step.account_id).filter((account) => account !== null);
  const names = await namesOf([...new Set(by)]);
  const { row, view } = found.value;
  return ok({
    row,
    view: { ...view, authorization: toAuthorizationView(authorization, steps, names) },
  });
}

/** The order, where it still is in the stage that the caller has seen. */
export async function readOwnSeen(
  scope: RequestScope,
  named: Named,
  from: OrderState,
): Promise<Result<StandingOrder, Failure>> {
  const found = await readOwnPart(scope, named);
  if (!found.ok || found.value.row.state === from) return found;
  return fail({ code: isCanceled(found.value.row.state) ? 'already_canceled' : 'order_moved' });
}

/** Where some orders of a supplier stand; two round trips at most, one where the movers' names are known. */
export async function readStandings(
  scope: RequestScope,
  supplierId: string,
  ids: readonly string[],
): Promise<{ results: OrderStanding[] }> {
  const rows = await scope.cell.read(listStandings(supplierId, ids));
  const names = await readNames(
    scope,
    rows.map((row) => row.account_id),
  );
  return { results: rows.map((row) => toStanding(row, names)) };
}

/** Whether a call names an order that the tenant's store has to deliver; cheaper than reading it. */
export async function isOwnPart(
  scope: RequestScope,
  { id, order }: Named,
): Promise<Result<null, Failure>> {
  const supplier = ownSupplier(scope, id);
  if (!supplier.ok) return supplier;
  const found = await scope.cell.first(isOrderOf(supplier.value, order));
  return found ? ok(null) : fail({ code: 'order_not_found' });
}
