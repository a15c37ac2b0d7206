import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import type { Attribution } from '../../shared/rules/attribution.ts';
import { EMBED_PARAMETER } from '../../shared/rules/handover.ts';
import type { EdgeEnv } from '../http/context.ts';
import { countHandoff, provenHandoff } from '../modules/embed-keys/index.ts';
import { dropCookie, keepCookie } from './edge-cookie.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Takes up the proof of a partner in a page's address: the store keeps it in a cookie of its own
 * until it ends, and the visit has the partner's referral and campaign. A proof that is forged, late
 * or of a paused key changes nothing, and one of a key for trials nothing of the visit.
 */
export async function attributePartner(
  context: Context<EdgeEnv>,
  query: URLSearchParams,
): Promise<Attribution> {
  const token = query.get(EMBED_PARAMETER) ?? undefined;
  if (token === undefined) return {};
  const scope = context.get('scope');
  const handoff = await provenHandoff(scope, token);
  if (!handoff) return {};
  if (handoff.isTest) {
    // A trial leaves nothing in the browser, so that each load of its page counts.
    countHandoff(scope, handoff);
    return {};
  }
  // A page that is loaded again is no other buyer.
  if (getCookie(context, EDGE_COOKIE.partner) !== token) countHandoff(scope, handoff);
  const left = handoff.until * HOUR_MS - scope.ports.clock.now();
  keepCookie(context, EDGE_COOKIE.partner, token, Math.max(1, Math.floor(left / 1000)));
  const { referral, campaign } = handoff;
  return { ...(referral !== null && { referral }), ...(campaign !== null && { campaign }) };
}

/** Forgets the partner: the sale has been attributed. */
export function endPartner(context: Context<EdgeEnv>): void {
  dropCookie(context, EDGE_COOKIE.partner);
}
