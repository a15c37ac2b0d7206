import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import {
  attributionCookies,
  attributionToSend,
  clearedAttribution,
  currentAttribution,
  readAttributionCookies,
  readAttributionQuery,
  type CookieChange,
} from '../../shared/rules/attribution.ts';
import type { EdgeEnv } from '../http/context.ts';
import { vouchFor } from '../modules/store/index.ts';
import { keepCookie } from './edge-cookie.ts';
import { endFirstTouch, keepFirstTouch } from './first-touch.ts';
import { endHandoff, markHandoff } from './handoff.ts';
import { attributePartner, endPartner } from './partner.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Writes the attribution cookies of a page (spec [4], [7]). A value of the address comes first.
 * Without one the store's answer to the live cookies counts: the cookies are set to it for a day, or
 * removed where it names nothing; the first promoter is remembered for longer. A partner's proof in the address brings the partner's own values.
 */
export async function attributePage(context: Context<EdgeEnv>, store: StoreInfo): Promise<void> {
  const { searchParams } = new URL(context.req.url);
  markHandoff(context, searchParams);
  const partner = await attributePartner(context, searchParams);
  const query = { ...partner, ...readAttributionQuery(searchParams) };
  const cookies = readAttributionCookies((name) => getCookie(context, name));
  const sent = attributionToSend(query, cookies);
  const given = await vouchFor(context.get('scope'), store, sent);
  keepFirstTouch(context, given.referral, store.referral);
  writeCookies(context, attributionCookies(currentAttribution(query, given), cookies));
}

/**
 * Removes the attribution cookies after a payment's redirect: the sale is credited by then (spec
 * [4]).
 */
export function endAttribution(context: Context<EdgeEnv>): void {
  endPartner(context);
  endHandoff(context);
  endFirstTouch(context);
  writeCookies(context, clearedAttribution());
}

/** Writes or removes cookies as a rule has decided. */
function writeCookies(context: Context<EdgeEnv>, changes: readonly CookieChange[]): void {
  for (const { name, value, days } of changes) {
    keepCookie(context, name, value, Math.max(0, days * DAY_SECONDS));
  }
}
