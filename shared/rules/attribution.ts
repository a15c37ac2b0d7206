import { COOKIE, COOKIE_DAYS } from '../kernel/constants/cookies.ts';

/** The source of a visit: a referral, a campaign, or the click of an advert. */
export interface Attribution {
  readonly referral?: string | undefined;
  readonly campaign?: string | undefined;
  readonly click_id?: string | undefined;
}

/** The attribution in an address; a referral may come as the slug of the referrer's store. */
export interface AttributionQuery extends Attribution {
  readonly gclid?: string | undefined;
  readonly fbclid?: string | undefined;
  readonly referral_slug?: string | undefined;
}

/** A cookie to write; `days` below zero removes it. */
export interface CookieChange {
  readonly name: string;
  readonly value: string;
  readonly days: number;
}

const CODE_MAX = 100;
const CLICK_MAX = 200;
const LENGTH = {
  referral: CODE_MAX,
  campaign: CODE_MAX,
  referral_slug: CODE_MAX,
  click_id: CLICK_MAX,
  gclid: CLICK_MAX,
  fbclid: CLICK_MAX,
} as const;

const FIELDS = ['referral', 'campaign', 'click_id'] as const;
const COOKIE_OF = {
  referral: COOKIE.referral,
  campaign: COOKIE.campaign,
  click_id: COOKIE.clickId,
} as const;

function clean(value: string | null | undefined, max: number): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' || text.length > max || /\p{Cc}/u.test(text) ? undefined : text;
}

/** Reads an address's attribution; values that are empty, too long or unprintable count as absent. */
export function readAttributionQuery(params: URLSearchParams): AttributionQuery {
  const query: Record<string, string> = {};
  for (const [name, max] of Object.entries(LENGTH)) {
    const value = clean(params.get(name), max);
    if (value !== undefined) query[name] = value;
  }
  return query;
}

/**
 * Reads the live cookies.
 * @param cookie gives a cookie's decoded value by its name
 */
export function readAttributionCookies(cookie: (name: string) => string | undefined): Attribution {
  const live: Record<string, string> = {};
  for (const field of FIELDS) {
    const value = clean(cookie(COOKIE_OF[field]), LENGTH[field]);
    if (value !== undefined) live[field] = value;
  }
  return live;
}

/**
 * The address's own attribution: an explicit click id before Google's, Google's before Facebook's.
 */
function asked(query: AttributionQuery): Attribution {
  return {
    referral: query.referral,
    campaign: query.campaign,
    click_id: query.click_id ?? query.gclid ?? query.fbclid,
  };
}

/**
 * The attribution sent with the request for the store: the address's own values, else those of the
 * live cookies. An old referral is not sent beside a referrer's slug, which is newer.
 */
export function attributionToSend(query: AttributionQuery, cookies: Attribution): AttributionQuery {
  const own = asked(query);
  const sent: Record<string, string | undefined> = {
    referral: own.referral ?? (query.referral_slug === undefined ? cookies.referral : undefined),
    campaign: own.campaign ?? cookies.campaign,
    click_id: own.click_id ?? cookies.click_id,
    gclid: query.gclid,
    fbclid: query.fbclid,
    referral_slug: query.referral_slug,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** The attribution in the store's answer; null where it gives none. */
export type StoreAttribution = {
  readonly [field in keyof Attribution]?: string | null | undefined;
};

/**
 * The cookies to write after the store's answer. For each value: one in the address wins and is
 * kept for a day. Else a live cookie stays as it is, but is removed when the answer has no value.
 * Else the store's own value is kept. A referrer's slug that the store does not know changes
 * nothing.
 */
export function attributionCookies(
  query: AttributionQuery,
  cookies: Attribution,
  store: StoreAttribution,
): CookieChange[] {
  const own = asked(query);
  const changes: CookieChange[] = [];
  for (const field of FIELDS) {
    const bySlug = field === 'referral' && query.referral_slug !== undefined;
    const given = clean(store[field], LENGTH[field]);
    const live = cookies[field];
    const value = own[field] ?? (live === undefined || bySlug ? given : undefined);
    if (value !== undefined) changes.push(keep(field, value));
    else if (live !== undefined && given === undefined && !bySlug) changes.push(remove(field));
  }
  return changes;
}

/**
 * The changes that remove all three cookies: after the redirect to a payment the sale has its
 * attribution (spec [4]).
 */
export function clearedAttribution(): CookieChange[] {
  return FIELDS.map(remove);
}

/**
 * The attribution that counts now: the address's, else the live cookie's, else the store's own. It
 * is what the cookies hold once `attributionCookies` is written.
 */
export function currentAttribution(
  query: AttributionQuery,
  cookies: Attribution,
  store: StoreAttribution,
): Attribution {
  const current: Record<string, string> = {};
  const changes = attributionCookies(query, cookies, store);
  for (const field of FIELDS) {
    const change = changes.find(({ name }) => name === COOKIE_OF[field]);
    const value = change ? change.value : cookies[field];
    if (value) current[field] = value;
  }
  return current;
}

function keep(field: (typeof FIELDS)[number], value: string): CookieChange {
  return { name: COOKIE_OF[field], value, days: COOKIE_DAYS.attribution };
}

function remove(field: (typeof FIELDS)[number]): CookieChange {
  return { name: COOKIE_OF[field], value: '', days: COOKIE_DAYS.removal };
}
