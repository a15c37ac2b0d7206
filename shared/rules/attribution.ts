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
 * live cookies. A referrer's slug goes beside the live referral, and counts before it.
 */
export function attributionToSend(query: AttributionQuery, cookies: Attribution): AttributionQuery {
  const sent = { ...cookies, ...query, ...definedOf(asked(query)) };
  return definedOf(sent);
}

/** The attribution in the store's answer; null where it gives none. */
export type StoreAttribution = {
  readonly [field in keyof Attribution]?: string | null | undefined;
};

/**
 * The attribution that counts: a value of the address, else the value that the store's answer
 * names. A live cookie counts only as far as the answer repeats it.
 */
export function currentAttribution(query: AttributionQuery, answer: StoreAttribution): Attribution {
  const own = asked(query);
  return definedOf(
    Object.fromEntries(
      FIELDS.map((field) => [field, own[field] ?? clean(answer[field], LENGTH[field])]),
    ),
  );
}

/**
 * The cookies to write for the attribution that counts: each of its values for a day, and the
 * removal of each live cookie that it has no value for.
 */
export function attributionCookies(current: Attribution, cookies: Attribution): CookieChange[] {
  return FIELDS.flatMap((field) => {
    const value = current[field];
    if (value !== undefined) return [keep(field, value)];
    return cookies[field] === undefined ? [] : [remove(field)];
  });
}

/**
 * The promoter to remember as the first who brought a visitor; undefined where one is remembered, or
 * none came.
 * @param named the account in the store's answer, which the network knows
 * @param own the store's own value, which no touch has brought
 * @param kept the account that is remembered
 */
export function firstTouchOf(
  named: string | null | undefined,
  own: string | null | undefined,
  kept: string | undefined,
): string | undefined {
  return kept === undefined && named !== own ? (named ?? undefined) : undefined;
}

/**
 * The changes that remove all three cookies: after the redirect to a payment the sale has its
 * attribution (spec [4]).
 */
export function clearedAttribution(): CookieChange[] {
  return FIELDS.map(remove);
}

function definedOf<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}

function keep(field: (typeof FIELDS)[number], value: string): CookieChange {
  return { name: COOKIE_OF[field], value, days: COOKIE_DAYS.attribution };
}

function remove(field: (typeof FIELDS)[number]): CookieChange {
  return { name: COOKIE_OF[field], value: '', days: COOKIE_DAYS.removal };
}
