import type { Sellers } from '../../../shared/rules/resale-terms.ts';
import { listPaused, readCandidates } from '../../modules/shares/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The accounts whose sales the tenant's network has paused. */
export async function pausedSellers({ cell, tenant }: RequestScope): Promise<readonly string[]> {
  const rows = await cell.read(listPaused(tenant.rootId ?? tenant.storeId));
  return rows.map(({ account }) => account);
}

/**
 * The people who may earn by a purchase in the tenant's store: its owner, where the store is not the root
 * of its network, and the promoter that the store's answer names. The store's own owner is no promoter.
 * @param touches the accounts of the store's answer, and of the first who brought the buyer; undefined for none
 * @param paused the accounts whose sales are paused, read beside the store's answer
 */
export async function sellersOf(
  scope: RequestScope,
  touches: { readonly last: string | undefined; readonly first?: string | undefined },
  paused: readonly string[],
): Promise<Sellers> {
  const store = await currentStore(scope);
  const reseller = scope.tenant.rootId === null ? undefined : store?.owner;
  const another = (account: string | undefined) => (account === store?.owner ? undefined : account);
  const [touch, first] = [another(touches.last), another(touches.first)];
  const accounts = [reseller, touch, first].filter((one) => one !== undefined);
  const found = await readCandidates(scope, accounts);
  return {
    reseller: found.get(reseller ?? ''),
    touch: found.get(touch ?? ''),
    ...(first !== undefined && { first: found.get(first) }),
    ...(paused.length > 0 && { paused }),
  };
}
