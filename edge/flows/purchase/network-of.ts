import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The root store of the tenant's network: itself where no other stands above it. */
export function rootOf({ tenant }: Pick<RequestScope, 'tenant'>): string {
  return tenant.rootId ?? tenant.storeId;
}
