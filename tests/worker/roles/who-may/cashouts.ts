import { owners, signedIn, type MayName, type WhoMay } from './roles.ts';

/** Roles that keep the books of a store. */
const bookKeepers = [...owners, 'accountant'] as const;

/** Roles that pay a network's wallets out, in its root store. */
const payers = ['owner', 'accountant'] as const;

/** The roles that may draw a wallet's money out, stated a second time. */
export const cashouts: WhoMay = {
  'wallets.cashouts': signedIn,
  'wallets.set-account': signedIn,
  'wallets.cash-out': signedIn,
  'wallets.cancel-cash-out': signedIn,
  'wallets.store-cashouts': bookKeepers,
  'wallets.set-store-account': bookKeepers,
  'wallets.store-cash-out': bookKeepers,
  'wallets.cancel-store-cash-out': bookKeepers,
  'payouts.list': payers,
  'payouts.approve': payers,
  'payouts.refuse': payers,
  'payouts.make-batch': payers,
  'payouts.batch': payers,
  'payouts.read-answer': payers,
  'payouts.pauses': payers,
  'payouts.pause': payers,
  'payouts.resume': payers,
};

export const mayName: MayName = {
  // The bank account that money goes to.
  'wallets.set-account': ['number'],
  'wallets.set-store-account': ['number'],
  // How much goes out.
  'wallets.cash-out': ['amount'],
  'wallets.store-cash-out': ['amount'],
  // Why it is not sent, for its owner to read; and what the bank takes.
  'payouts.refuse': ['reason'],
  'payouts.make-batch': ['currency', 'format'],
  // The content of a bank's file.
  'payouts.read-answer': ['text'],
  // Why a seller is paused, for the seller to read.
  'payouts.pause': ['reason'],
};
