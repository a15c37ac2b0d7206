import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OwnOrder } from '../../../shared/contracts/orders.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import { ALL_PURCHASES, type PurchasesFilter } from '../../../shared/rules/purchases-filter.ts';
import { buyerOf, readOwnOrders } from '../../modules/orders/index.ts';
import { readProfile } from '../../modules/profiles/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

interface OwnPurchases {
  results: OwnOrder[];
  matches_estimated: number;
  isProven: boolean;
}

/** A page of the caller's orders in the store; empty for a caller without an account. */
export async function readOwnPurchases(
  scope: RequestScope,
  {
    filter = ALL_PURCHASES,
    ...page
  }: {
    readonly filter?: PurchasesFilter | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<Result<OwnPurchases, Failure>> {
  const identity = await scope.visitor.identity();
  const profile = identity ? await readProfile(scope, identity.accountId) : undefined;
  if (!profile?.ok) return ok({ results: [], matches_estimated: 0, isProven: false });
  const { cell, tenant } = scope;
  const { email, email_verified: isVerified } = profile.value;
  const { start_date, end_date, ...asked } = filter;
  const hasDays = start_date !== '' || end_date !== '';
  const country = (hasDays && (await currentStore(scope))?.country) || 'MX';
  const own = { ...asked, ...spanOf({ start_date, end_date }, country) };
  const list = await readOwnOrders(cell, tenant.storeId, buyerOf(profile.value), own, page);
  return ok({ ...list, isProven: email !== null && isVerified });
}
