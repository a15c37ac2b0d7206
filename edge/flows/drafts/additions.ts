import type { Failure } from '../../../shared/contracts/errors.ts';
import type { BoughtAdditions, OrderAdditions } from '../../../shared/contracts/order-additions.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { draftState } from '../../../shared/rules/draft-orders.ts';
import { additionProblem } from '../../../shared/rules/order-additions.ts';
import { additions, contactOf, factsOf, toAddition } from '../../modules/draft-orders/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findOfSeller, ownSupplier, type Named } from '../orders/own-part.ts';
import { isOfBuyer } from '../purchase/index.ts';
import { linkOf } from './link.ts';

/** What adds to an order that the tenant's store has to deliver, and the order to which it adds itself. */
export async function readAdditions(
  scope: RequestScope,
  { id, order }: Named,
): Promise<Result<OrderAdditions, Failure>> {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const { cell, tenant, ports } = scope;
  const [row, rows] = await Promise.all([
    cell.first(findOfSeller(own.value, order)),
    cell.read(additions.listOfOrder(tenant.storeId, order)),
  ]);
  if (!row) return fail({ code: 'order_not_found' });
  const extended = await cell.first(additions.findExtended(tenant.storeId, row.checkout_id));
  const now = ports.clock.now();
  const problem = additionProblem({
    isOwn: row.store_id === tenant.storeId,
    isTest: row.is_test === 1,
    hasMail: contactOf(row).contact.email !== '',
    additions: rows.map((one) => draftState(factsOf(one), now)),
  });
  return ok({
    extends: extended ?? null,
    results: rows.map((one) => toAddition(one, now, linkOf(scope))),
    may_add: problem === undefined,
  });
}

/** The same of all orders of a purchase, for its buyer alone; everybody else is told of none. */
export async function readBoughtAdditions(
  scope: RequestScope,
  checkout: string,
): Promise<Result<BoughtAdditions, Failure>> {
  const { cell, tenant, ports } = scope;
  const [isBuyer, extended, rows] = await Promise.all([
    isOfBuyer(scope, { checkout }),
    cell.first(additions.findExtended(tenant.storeId, checkout)),
    cell.read(additions.listOfPurchase(tenant.storeId, checkout)),
  ]);
  if (!isBuyer) return ok({ extends: null, results: [] });
  const now = ports.clock.now();
  return ok({
    extends: extended ?? null,
    results: rows.map((row) => {
      const { id: _id, ...addition } = toAddition(row, now, linkOf(scope));
      return { ...addition, to: row.extends_number ?? '' };
    }),
  });
}
