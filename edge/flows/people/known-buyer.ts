import type { KnownBuyer } from '../../../shared/contracts/addresses.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { nationalPhone } from '../../modules/orders/index.ts';
import { readAddresses, readProfile } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The contact and address that the caller's account gives a checkout; null for a visitor. */
export async function readKnownBuyer(
  scope: RequestScope,
): Promise<Result<KnownBuyer | null, Failure>> {
  const identity = await scope.visitor.identity();
  if (!identity) return ok(null);
  const [profile, addresses] = await Promise.all([
    readProfile(scope, identity.accountId),
    readAddresses(scope, identity.accountId),
  ]);
  if (!profile.ok) return ok(null);
  const { full_name, email, phone, phone_country: country } = profile.value;
  const national = phone && country ? (nationalPhone(phone, country) ?? null) : null;
  return ok({ full_name, email, phone: national, phone_country: national && country, addresses });
}
