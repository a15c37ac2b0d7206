/** Names of the cookies that are not secret; the session module names its own. */
export const COOKIE = {
  referral: 'referralID',
  campaign: 'campaign',
  clickId: 'clickID',
  resale: 'showResaleInfo',
  theme: 'theme',
  locale: 'locale',
  sideBar: 'side_bar',
  editMode: 'edit_mode',
} as const;

/** Names of those that the edge alone reads: scripts never see them, and do not carry their names. */
export const EDGE_COOKIE = {
  news: 'news',
  /** The marks of the last purchases that this browser made. */
  bought: 'bought',
  /** The mark of a device on which an account has signed in. */
  device: 'device',
  /** The secret of a browser that brought a pass to its account's store. */
  pass: 'pass',
  /** The proof of the partner on whose page a buyer found the store. */
  partner: 'partner',
  /** The code by which a partner's page sent a cart, and the mark of the browser that opened it. */
  handoff: 'handoff',
  /** The token of a device that opened a link of an experience's door. */
  door: 'door',
  /** The promoter who brought the visitor first. */
  firstTouch: 'first_touch',
} as const;

/** Days that a cookie lives (spec [9]). */
export const COOKIE_DAYS = {
  resale: 365,
  theme: 365,
  sideBar: 365,
  editMode: 365,
  attribution: 1,
  firstTouch: 30,
  /** A cookie whose end is in the past is removed. */
  removal: -1,
} as const;

/** The value of the resale's cookie after a reseller has hidden what sales earn. */
export const RESALE_HIDDEN = 'false';

/** The value of the left bar's cookie after a visitor has closed the bar. */
export const SIDE_BAR_CLOSED = 'closed';
