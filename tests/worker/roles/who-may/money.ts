import { orderHandlers, owners, signedIn, type MayName, type WhoMay } from './roles.ts';

/** Roles that keep the books of a store. */
const bookKeepers = [...owners, 'accountant'] as const;

/** The roles that may read a store's payments and balances and confirm its deposits, stated a second time. */
export const money: WhoMay = {
  'admin.payments': bookKeepers,
  'admin.left-checkouts': orderHandlers,
  'admin.payment': bookKeepers,
  'admin.balances': bookKeepers,
  'admin.order-refund': bookKeepers,
  'admin.refund-retry': bookKeepers,
  'admin.refund-mark': bookKeepers,
  'admin.disputes': bookKeepers,
  'admin.dispute-answer': bookKeepers,
  'admin.dispute-submit': bookKeepers,
  'admin.deposits': bookKeepers,
  'admin.deposit-confirm': bookKeepers,
  'admin.payment-ask': bookKeepers,
  'admin.payment-notices': bookKeepers,
  'admin.payment-providers': bookKeepers,
  'admin.payment-notice-replay': bookKeepers,
  'admin.settlements': bookKeepers,
  'admin.settlement': bookKeepers,
  'admin.settlement-take': bookKeepers,
  'admin.settlement-match': bookKeepers,
  'admin.settlement-line': bookKeepers,
  'wallets.own': signedIn,
  'wallets.store': bookKeepers,
  'wallets.own-order': signedIn,
  'wallets.store-order': bookKeepers,
};

export const mayName: MayName = {
  // How much of a deposit has come.
  'admin.deposit-confirm': ['amount'],
  // What is given back, why, and the proof of one that was paid by hand.
  'admin.order-refund': ['part', 'line', 'amount', 'reason', 'note'],
  'admin.refund-mark': ['proof'],
  // What was sent to the bank.
  'admin.dispute-answer': ['text'],
  // The evidence that is sent to the bank.
  'admin.dispute-submit': ['carrier'],
  // A report's file.
  'admin.settlement-take': ['text'],
  // A person's decision about a line.
  'admin.settlement-line': ['position', 'way', 'reason'],
};
