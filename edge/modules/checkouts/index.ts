export {
  freezeParts,
  partsOf,
  paymentTypesOf,
  toCheckoutView,
  totalsOf,
  withDelivery,
  type DeliveryOption,
  type OfferedPart,
} from './mapper.ts';
export { readCheckout, unitsOf, whyClosed } from './service.ts';
export * as stock from './stock.ts';
export {
  closeCheckout,
  closeReplaced,
  expireAll,
  findCheckout,
  insertCheckout,
  isOpenAsRead,
  listEnded,
  updateParts,
  type CheckoutRow,
} from './statements.ts';
