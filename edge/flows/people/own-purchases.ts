import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  ListedOrder,
  listBoughtOrders as listContract,
} from '../../../shared/contracts/bought-orders.ts';
import type { OwnOrder } from '../../../shared/contracts/orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import { ALL_PURCHASES, type PurchasesFilter } from '../../../shared/rules/purchases-filter.ts';
import { buyerOf, readOwnOrders, readOwnRows, toListedOrder } from '../../modules/orders/index.ts';
import { readProfile } from '../../modules/profiles/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

interface OwnPurchases {
  results: OwnOrder[];
  matches_estimated: number;
  isProven: boolean;
}

type Asked = z.output<(typeof listContract)['query']>;

/**
 * The caller's orders in the store, as the API lists them.
 * @param mashup `{me}:{me}`, both the caller's own account; any other finds nothing
 */
export async function listBoughtOrders(
  scope: RequestScope,
  mashup: string,
  { offset, limit, ...given }: Asked,
): Promise<Result<{ results: ListedOrder[]; matches_estimated: number }, Failure>> {
  const { accountId } = await signedIn(scope);
  if (mashup !== `${accountId}:${accountId}`) return fail({ code: 'not_found' });
  const profile = await readProfile(scope, accountId);
  if (!profile.ok) return fail({ code: 'not_found' });
  const own = await filterOf(scope, { ...ALL_PURCHASES, ...given });
  const buyer = buyerOf(profile.value);
  const page = { offset, limit };
  const list = await readOwnRows(scope.cell, scope.tenant.storeId, buyer, own, page);
  return ok({ ...list, results: list.results.map(toListedOrder) });
}

/** A filter with its days as points in time, by the store's calendar. */
async function filterOf(scope: RequestScope, { start_date, end_date, ...asked }: PurchasesFilter) {
  const hasDays = start_date !== '' || end_date !== '';
  const country = (hasDays && (await currentStore(scope))?.country) || 'MX';
  return { ...asked, ...spanOf({ start_date, end_date }, country) };
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
  const own = await filterOf(scope, filter);
  const list = await readOwnOrders(cell, tenant.storeId, buyerOf(profile.value), own, page);
  return ok({ ...list, isProven: email !== null && isVerified });
}
