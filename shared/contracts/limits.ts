/** How often a call may be made. Contracts state these limits; the edge counts by them. */

/**
 * The key by which tries are counted together: a network address, an account, a contact (an e-mail
 * or a phone), one address at one account, or a store.
 */
export type LimitedBy = 'address' | 'account' | 'contact' | 'account-by-address' | 'store';

/** At most `times` tries in `seconds`, counted from the first of them. */
export interface Limit {
  readonly per: LimitedBy;
  readonly times: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of calls that would let a caller guess a secret or send mail to a stranger. */
export const limits = {
  existsByAddress: { per: 'address', times: 30, seconds: MINUTE },
  registerByAddress: { per: 'address', times: 60, seconds: HOUR },
  sendToContact: { per: 'contact', times: 5, seconds: 15 * MINUTE },
  /** Messages to one contact in a day, so that a patient caller cannot disturb its owner. */
  sendToContactInADay: { per: 'contact', times: 20, seconds: DAY },
  sendByAddress: { per: 'address', times: 90, seconds: HOUR },
  sendByStore: { per: 'store', times: 1000, seconds: HOUR },
  /**
   * Wrong PINs for one account's registration, reset or change of contact, all PINs counted
   * together.
   */
  pinBySubject: { per: 'account', times: 10, seconds: HOUR },
  resetByAddress: { per: 'address', times: 20, seconds: HOUR },
  /** Tries of one network address at one account; the account can still sign in from others. */
  signInAtAccountByAddress: { per: 'account-by-address', times: 10, seconds: 15 * MINUTE },
  /** Tries of all devices on which the account has signed in: the other limits do not hold them up. */
  signInByDevice: { per: 'account', times: 10, seconds: 15 * MINUTE },
  signInAtAccount: { per: 'account', times: 50, seconds: 15 * MINUTE },
  signInByAddress: { per: 'address', times: 100, seconds: 15 * MINUTE },
  /**
   * Password checks of an account that is signed in: a thief of its session must not find out the
   * password.
   */
  passwordOfAccount: { per: 'account', times: 10, seconds: 15 * MINUTE },
  /**
   * Contacts that one account asks to add: each of them gets a message, and may belong to a
   * stranger.
   */
  contactOfAccount: { per: 'account', times: 10, seconds: HOUR },
  /** Second factors of one account, over all its sign-ins. */
  codeOfAccount: { per: 'account', times: 10, seconds: HOUR },
  /** Sellers' codes: a caller must not find out which accounts there are. */
  codeByAddress: { per: 'address', times: 20, seconds: HOUR },
  /** Questions to couriers, which the store's or the platform's account there pays for with its quota. */
  ratesByAddress: { per: 'address', times: 120, seconds: HOUR },
  /** Carts that partners’ pages send to the store: each is kept for a day. */
  handoffByAddress: { per: 'address', times: 120, seconds: HOUR },
  /** Mails of an order that are asked for once more, by staff or by the buyer. */
  orderMailToContact: { per: 'contact', times: 5, seconds: HOUR },
  /** Orders that are not paid at once: each writes to an e-mail that may belong to a stranger. */
  orderToContact: { per: 'contact', times: 10, seconds: HOUR },
  orderToContactInADay: { per: 'contact', times: 30, seconds: DAY },
  /** Orders that one store prepares for customers; a mail goes to any contact that its staff types. */
  draftByStore: { per: 'store', times: 200, seconds: HOUR },
  /** The same orders, for one item. */
  orderOfItemToContact: { per: 'contact', times: 5, seconds: HOUR },
  orderByAddress: { per: 'address', times: 60, seconds: HOUR },
  orderByStore: { per: 'store', times: 1000, seconds: HOUR },
  /**
   * Orders by card whose large hold waited for a contact: they may keep most of an item's stock from
   * others until the hold ends.
   */
  largeHoldByContact: { per: 'contact', times: 5, seconds: HOUR },
  largeHoldByAddress: { per: 'address', times: 60, seconds: HOUR },
  /** Messages to a store by its contact form, and withdrawals from a purchase: anybody may send one. */
  contactByAddress: { per: 'address', times: 20, seconds: HOUR },
  contactByContact: { per: 'contact', times: 5, seconds: HOUR },
  contactByStore: { per: 'store', times: 300, seconds: HOUR },
  /** Joining a list of people who wait for places: anybody may, with any address. */
  waitingByAddress: { per: 'address', times: 20, seconds: HOUR },
  waitingByContact: { per: 'contact', times: 10, seconds: HOUR },
  waitingByStore: { per: 'store', times: 1000, seconds: HOUR },
  /** Invitations that one store mails; they may reach strangers. */
  inviteByStore: { per: 'store', times: 30, seconds: HOUR },
  /** Looks at whether an address is free for a new store, as it is typed. */
  slugByAddress: { per: 'address', times: 240, seconds: MINUTE },
  /** Tries of one account to open a store. */
  openStoreByAccount: { per: 'account', times: 20, seconds: HOUR },
  /** Reviews that one account reports. */
  reportByAccount: { per: 'account', times: 20, seconds: DAY },
  /** Conversations that one account begins. */
  talkByAccount: { per: 'account', times: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The limits of every call that sends a PIN. */
export const sending: readonly Limit[] = [
  limits.sendToContact,
  limits.sendToContactInADay,
  limits.sendByAddress,
  limits.sendByStore,
];

/**
 * The limits of placing an order: orders paid in cash, or free ones, are counted, and those with a
 * large hold.
 */
export const ordering: readonly Limit[] = [
  limits.orderToContact,
  limits.orderToContactInADay,
  limits.orderOfItemToContact,
  limits.orderByAddress,
  limits.orderByStore,
  limits.largeHoldByContact,
  limits.largeHoldByAddress,
];
