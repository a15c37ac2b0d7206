/** The events that put money into a wallet, take it out, or free it. */
export const walletEvents = [
  'paid',
  'cash',
  'refunded',
  'lost',
  'won',
  'canceled',
  'unlocked',
  'covered',
  'fee',
  'cashout',
  'cashout-canceled',
  'cashout-returned',
] as const;
export type WalletEvent = (typeof walletEvents)[number];

/** Entries of a page, and of one read of a statement. */
export const WALLET_ROWS = 20;
/** Sales without earnings that a wallet lists. */
export const WALLET_UNEARNED = 5;
/** Entries that are counted; a longer list is estimated. */
export const WALLET_COUNTED = 1_001;

/** The event of a posting's cause, such as `paid:py_…`. */
export function eventOf(cause: string): WalletEvent | undefined {
  const [name] = cause.split(':');
  return walletEvents.find((one) => one === name);
}
