import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { AttributionQuery, StoreAttribution } from '../../../shared/rules/attribution.ts';
import type { RequestScope } from '../../http/context.ts';
import { listPromoters, type PromoterRow } from './store.ts';

/** How long an isolate trusts its list of a network's promoters. */
const MEMORY_MS = 60_000;
const MEMORY_NETWORKS = 200;

const known = new Map<string, { readonly rows: PromoterRow[]; readonly until: number }>();

/**
 * What a store answers to a visitor's attribution: a referral or campaign that its network knows
 * (by account, by a promoter's slug), a click id as it came, and its own values for what was not
 * sent. Null is "none", and removes the visitor's cookie.
 */
export async function vouchFor(
  scope: RequestScope,
  store: StoreInfo,
  sent: AttributionQuery,
): Promise<StoreAttribution> {
  const asksNetwork =
    sent.referral !== undefined || sent.campaign !== undefined || sent.referral_slug !== undefined;
  const promoters = asksNetwork ? await promotersOf(scope) : [];
  const bySlug = promoters.find((row) => row.slug === sent.referral_slug?.toLowerCase());
  const referral = promoters.find((row) => row.owner === sent.referral);
  const campaign = promoters.find((row) => row.campaign === sent.campaign);
  return {
    referral: bySlug?.owner ?? referral?.owner ?? store.referral,
    campaign: (sent.campaign === undefined ? undefined : campaign?.campaign) ?? store.campaign,
    click_id: sent.click_id ?? store.click_id,
  };
}

async function promotersOf(scope: RequestScope): Promise<PromoterRow[]> {
  const network = scope.tenant.rootId ?? scope.tenant.storeId;
  const now = scope.ports.clock.now();
  const entry = known.get(network);
  if (entry && entry.until > now) return entry.rows;
  const rows = await scope.cell.read(listPromoters(network));
  known.delete(network);
  if (known.size >= MEMORY_NETWORKS) {
    const oldest = known.keys().next();
    if (!oldest.done) known.delete(oldest.value);
  }
  known.set(network, { rows, until: now + MEMORY_MS });
  return rows;
}
