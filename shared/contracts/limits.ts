/** How often a call may be made: facts of the calls, stated once, which the edge counts by. */

/**
 * Whose tries are counted together: one network address's, one account's, those about one contact (an
 * e-mail or a phone), those of one address at one account, one store's.
 */
export type LimitedBy = 'address' | 'account' | 'contact' | 'account-by-address' | 'store';

/** At most so many tries in so many seconds, counted from the first of them. */
export interface Limit {
  readonly per: LimitedBy;
  readonly times: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What could be guessed, or would disturb somebody. */
export const limits = {
  existsByAddress: { per: 'address', times: 30, seconds: MINUTE },
  registerByAddress: { per: 'address', times: 60, seconds: HOUR },
  sendToContact: { per: 'contact', times: 5, seconds: 15 * MINUTE },
  /** What strangers can have somebody written to, however patient they are. */
  sendToContactInADay: { per: 'contact', times: 20, seconds: DAY },
  sendByAddress: { per: 'address', times: 90, seconds: HOUR },
  sendByStore: { per: 'store', times: 1000, seconds: HOUR },
  /** Wrong PINs of one account's registration, reset or change of contact, whichever PIN they were meant for. */
  pinBySubject: { per: 'account', times: 10, seconds: HOUR },
  resetByAddress: { per: 'address', times: 20, seconds: HOUR },
  /** One address at one account; others can still sign in there. */
  signInAtAccountByAddress: { per: 'account-by-address', times: 10, seconds: 15 * MINUTE },
  signInAtAccount: { per: 'account', times: 50, seconds: 15 * MINUTE },
  signInByAddress: { per: 'address', times: 100, seconds: 15 * MINUTE },
  /** Asked for again of who is signed in: a session that was stolen must not find it out. */
  passwordOfAccount: { per: 'account', times: 10, seconds: 15 * MINUTE },
  /** Contacts that one account asks to have: each is written to, and may be anybody's. */
  contactOfAccount: { per: 'account', times: 10, seconds: HOUR },
  /** Second factors of one account, over all its sign-ins. */
  codeOfAccount: { per: 'account', times: 10, seconds: HOUR },
  /** Orders that nobody pays at once, each of which writes to an e-mail that may be anybody's. */
  orderToContact: { per: 'contact', times: 10, seconds: HOUR },
  orderToContactInADay: { per: 'contact', times: 30, seconds: DAY },
  /** The same, of one item. */
  orderOfItemToContact: { per: 'contact', times: 5, seconds: HOUR },
  orderByAddress: { per: 'address', times: 60, seconds: HOUR },
  orderByStore: { per: 'store', times: 1000, seconds: HOUR },
  /** Invitations that one store mails: strangers get them, whoever is named. */
  inviteByStore: { per: 'store', times: 30, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** What every call has that sends a PIN. */
export const sending: readonly Limit[] = [
  limits.sendToContact,
  limits.sendToContactInADay,
  limits.sendByAddress,
  limits.sendByStore,
];

/** What placing an order has: only those count that are paid in cash, or not at all. */
export const ordering: readonly Limit[] = [
  limits.orderToContact,
  limits.orderToContactInADay,
  limits.orderOfItemToContact,
  limits.orderByAddress,
  limits.orderByStore,
];
