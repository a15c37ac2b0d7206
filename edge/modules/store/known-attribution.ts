import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { isWithin } from '../../../shared/kernel/clock.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  currentAttribution,
  type Attribution,
  type AttributionQuery,
  type StoreAttribution,
} from '../../../shared/rules/attribution.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { currentStore } from './storefront.ts';
import { findPromoter, type PromoterKey, type PromoterRow } from './statements.ts';

/** How long an isolate trusts its memory of a network's promoters. */
const MEMORY_MS = 60_000;
/** Look-ups that are remembered, those without a result included. */
const MEMORY_ENTRIES = 2_000;

const known = isolateMap<
  string,
  { readonly row: PromoterRow | undefined; readonly readAt: number }
>();

/**
 * A store's answer to a visitor's attribution: a referral or campaign that its network knows (by
 * account, by a promoter's slug), a click id as it came, and the store's own values for absent
 * ones. Null is "none", and removes the visitor's cookie.
 */
export async function vouchFor(
  scope: RequestScope,
  store: StoreInfo,
  sent: AttributionQuery,
): Promise<StoreAttribution> {
  const [bySlug, referral, campaign] = await Promise.all([
    promoter(scope, 'slug', sent.referral_slug?.toLowerCase()),
    promoter(scope, 'owner', sent.referral),
    promoter(scope, 'campaign', sent.campaign),
  ]);
  return {
    referral: bySlug?.owner ?? referral?.owner ?? store.referral,
    campaign: campaign?.campaign ?? store.campaign,
    click_id: sent.click_id ?? store.click_id,
  };
}

/**
 * The attribution that the tenant's store gives back for the values that a visitor sent. It is the
 * only attribution that a checkout or a registration keeps.
 */
export async function answeredAttribution(
  scope: RequestScope,
  sent: AttributionQuery,
): Promise<Result<Attribution, Failure>> {
  const store = await currentStore(scope);
  if (!store) return fail({ code: 'store_not_found' });
  return ok(currentAttribution({}, await vouchFor(scope, store, sent)));
}

/** The account of a promoter whom the tenant's network knows; undefined for any other. */
export async function knownPromoter(
  scope: RequestScope,
  account: string | undefined,
): Promise<string | undefined> {
  return (await promoter(scope, 'owner', account))?.owner ?? undefined;
}

/** The promoter of the tenant's network with this key; from memory for a minute. */
async function promoter(
  scope: RequestScope,
  by: PromoterKey,
  value: string | undefined,
): Promise<PromoterRow | undefined> {
  if (value === undefined) return undefined;
  const network = scope.tenant.rootId ?? scope.tenant.storeId;
  const key = JSON.stringify([network, by, value]);
  const now = scope.ports.clock.now();
  const entry = known.get(key);
  if (entry && isWithin(MEMORY_MS, entry.readAt, now)) return entry.row;
  const row = await scope.cell.first(findPromoter(network, by, value));
  known.delete(key);
  makeRoom(known, MEMORY_ENTRIES);
  known.set(key, { row, readAt: now });
  return row;
}
