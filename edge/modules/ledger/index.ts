export { audit, type Audit, type Extent } from './audit.ts';
export { listNetworks } from './audit-statements.ts';
export {
  mayLeave,
  postCashout,
  postCashoutCanceled,
  postCashoutsReturned,
  postCashoutsSent,
} from './cashout-statements.ts';
export { keepBooks } from './keep-books.ts';
export { postLost, postWon } from './dispute-statements.ts';
export {
  cutsOfLines,
  postArrived,
  postPaidInCash,
  standing,
  takenByDispute,
  toSharedLines,
} from './refunding.ts';
export { findSharedOrder, listGivenBack, listShown, type ShownRow } from './share-statements.ts';
export { postCanceled, postCaptured, postCash, postPaid, postReturning } from './statements.ts';
export * as wallets from './wallet-statements.ts';
export type { EntryRow as WalletEntryRow, WalletKey } from './wallet-statements.ts';
export { listClearing, postClosed, postSettled } from './settlement-statements.ts';
export { listBalances, listEntriesOf } from './own-statements.ts';
