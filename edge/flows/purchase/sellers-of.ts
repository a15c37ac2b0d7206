import type { Sellers } from '../../../shared/rules/resale-terms.ts';
import { listPaused, readCandidates } from '../../modules/shares/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * The people who may earn by a purchase in the tenant's store: its owner, where the store is not the root
 * of its network, and the promoter that the store's answer names. The store's own owner is no promoter.
 * @param referral the account of the store's answer; undefined for none
 */
export async function sellersOf(
  scope: RequestScope,
  referral: string | undefined,
): Promise<Sellers> {
  const store = await currentStore(scope);
  const reseller = scope.tenant.rootId === null ? undefined : store?.owner;
  const touch = referral === store?.owner ? undefined : referral;
  const accounts = [reseller, touch].filter((one) => one !== undefined);
  const [found, paused] = await Promise.all([
    readCandidates(scope, accounts),
    scope.cell.read(listPaused(scope.tenant.rootId ?? scope.tenant.storeId)),
  ]);
  return {
    reseller: found.get(reseller ?? ''),
    touch: found.get(touch ?? ''),
    ...(paused.length > 0 && { paused: paused.map(({ account }) => account) }),
  };
}
