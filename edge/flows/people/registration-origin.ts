import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Authorize } from '../../../shared/contracts/registration.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readActivationUrl } from './activation-address.ts';
import type { SignUpStoreRow } from '../../modules/accounts/index.ts';
import { answeredAttribution } from '../../modules/store/index.ts';

/** Fields of a registration's origin that are kept as they come until the account exists. */
const KEPT = [
  'package_code',
  'landing_code',
  'referral_id',
  'pixel',
  'redirect_uri',
  'activation_url',
] as const;

type Tenant = RequestScope['tenant'];

/** The stores that a registration belongs to besides the tenant, as its account will have them. */
export interface Belonging {
  readonly alias_domain?: string;
  readonly microsite_id?: string;
  readonly affinity_id?: string;
}

/**
 * The fields that say where a registration belongs (`store`, `microsite`, `alias_domain`,
 * `auto_affinity` of spec [3]), checked against DIRECTORY. The store is always the tenant: any
 * other `store` is refused, and so is a microsite outside its network, or a domain of neither.
 * Where the network has no affinity store there is none to join.
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

/**
 * The origin that a registration keeps until its account exists. Its referral, campaign and click
 * id are those of the store's answer, since a promoter earns by them.
 */
export async function originOf(
  scope: RequestScope,
  said: Partial<Authorize>,
  belonging: Belonging,
): Promise<Result<object, Failure>> {
  const { referral, campaign, click_id } = said;
  const page = readActivationUrl(scope, said.activation_url);
  if (!page.ok) return page;
  const attribution = await answeredAttribution(scope, { referral, campaign, click_id });
  if (!attribution.ok) return attribution;
  const kept = KEPT.map((name) => [name, said[name]] as const).filter(
    ([, value]) => value !== undefined,
  );
  return ok({
    ...Object.fromEntries(kept),
    ...attribution.value,
    ...belonging,
    store_id: scope.tenant.storeId,
  });
}

/** The host name of a tenant's origin. */
export function hostOf({ origin }: Pick<Tenant, 'origin'>): string {
  return new URL(origin).hostname;
}

function unknown(field: string): Result<never, Failure> {
  return fail({ code: 'store_not_found', field });
}
