export {
  askedOf,
  freezeParts,
  isHeld,
  partsOf,
  paymentTypesOf,
  peopleOf,
  toCheckoutView,
  totalsOf,
  withDelivery,
  withOption,
} from './mapper.ts';
export { readCheckout, unitsOf, whyClosed } from './service.ts';
export { holdTerm, type HoldTerm } from './hold-term.ts';
export { countHolder, listOwnHolds, nameHolder, readTooLarge, type Asked } from './holders.ts';
export { earningsHold } from './buy-by.ts';
export * as held from './held.ts';
export type { HeldRow } from './held.ts';
export * as checkoutTerms from './terms.ts';
export * as paymentLimits from './limits.ts';
export * as testMode from './test-mode.ts';
export * as stock from './stock.ts';
export type { Units } from './units.ts';
export {
  askAccount,
  chooseCard,
  closeCheckout,
  closeReplaced,
  expireAll,
  findAskedOfCart,
  findCheckout,
  insertCheckout,
  isOpenAsRead,
  keepBilling,
  listEnded,
  openNoLonger,
  openUntil,
  reopen,
  splitOff,
  updateAttribution,
  updateParts,
  updateSellers,
  type CheckoutRow,
} from './statements.ts';
