import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Authorize } from '../../../shared/contracts/registration.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../work/scope.ts';
import type { SignUpStoreRow } from '../../modules/accounts/index.ts';

type Tenant = RequestScope['tenant'];

/** Where a registration belongs besides the store that it is made in, as its account will have it. */
export interface Belonging {
  readonly alias_domain?: string;
  readonly microsite_id?: string;
  readonly affinity_id?: string;
}

/**
 * What a registration says of where it belongs (`store`, `microsite`, `alias_domain`, `auto_affinity` of
 * spec [3]), checked against DIRECTORY. The store is the one that the request's address leads to, whatever
 * is said: naming another is refused, and so is a microsite outside its network or a domain that is neither
 * one's. Where the network has no affinity store there is none to join.
 */
export function belongingOf(
  { tenant }: Pick<RequestScope, 'tenant'>,
  said: Pick<Authorize, 'store' | 'microsite' | 'alias_domain' | 'auto_affinity'>,
  known: SignUpStoreRow | undefined,
): Result<Belonging, Failure> {
  const own = [tenant.storeId, tenant.slug.toLowerCase()];
  if (said.store !== undefined && !own.includes(said.store.toLowerCase())) return unknown('store');
  const microsite = known?.microsite_id ?? undefined;
  if (said.microsite !== undefined && microsite === undefined) return unknown('microsite');
  const domain = said.alias_domain;
  if (domain !== undefined && domain !== hostOf(tenant) && known?.has_domain !== 1) {
    return unknown('alias_domain');
  }
  const affinity = (said.auto_affinity === true && known?.affinity_id) || undefined;
  return ok({
    ...(domain === undefined ? {} : { alias_domain: domain }),
    ...(microsite === undefined ? {} : { microsite_id: microsite }),
    ...(affinity === undefined ? {} : { affinity_id: affinity }),
  });
}

/** The domain that a request came by. */
export function hostOf({ origin }: Pick<Tenant, 'origin'>): string {
  return new URL(origin).hostname;
}

function unknown(field: string): Result<never, Failure> {
  return fail({ code: 'store_not_found', field });
}
