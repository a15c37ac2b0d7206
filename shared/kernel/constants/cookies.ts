/** Names of the cookies that are no secret; the session's is the session's own business. */
export const COOKIE = {
  referral: 'referralID',
  campaign: 'campaign',
  clickId: 'clickID',
  resale: 'showResaleInfo',
  theme: 'theme',
  locale: 'locale',
  sideBar: 'side_bar',
  news: 'news',
} as const;

/** Days that a cookie lives (spec [9]). */
export const COOKIE_DAYS = {
  resale: 365,
  theme: 365,
  sideBar: 365,
  attribution: 1,
  /** A cookie is removed by an end in the past. */
  removal: -1,
} as const;

/** What the cookie of the store's left bar says when somebody has closed it. */
export const SIDE_BAR_CLOSED = 'closed';
