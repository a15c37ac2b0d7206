export { isMailKey, MAIL_KEY, mailKey } from './mail-key.ts';
export {
  awaits,
  cancelAbandoned,
  cancelAwaiting,
  cancelReplaced,
  deleteAwaiting,
  findFirstAwaiting,
  listAbandoned,
  moveAwaiting,
  reviveEnded,
} from './awaiting.ts';
export { ordersExport } from './export-job.ts';
export { nationalPhone, normaliseContact } from './contact.ts';
export {
  buyerOf,
  EVERY_ORDER,
  listOwn,
  listStoresOf,
  toListedOrder,
  toOwnOrder,
  type Buyer,
} from './own-orders.ts';
export * as orderEdits from './edit-statements.ts';
export { deliveredToOf } from './edit-mapper.ts';
export * as orderHolds from './hold-statements.ts';
export { listPaidOf } from './paid-statements.ts';
export { insertOrders, type NewAttendee, type NewLine, type NewOrder } from './place-statements.ts';
export * as notes from './note-statements.ts';
export { type NoteRow } from './note-statements.ts';
export { insertNextReceipt, insertSale } from './in-store-statements.ts';
export * as receipts from './receipt-statements.ts';
export { type ReceiptRow } from './receipt-statements.ts';
export * as shipments from './shipment-statements.ts';
export { turnOfBuyer } from './mapper.ts';
export { maskedOrder, maskedPurchase } from './masked.ts';
export { readSellerOrder, readSellerOrders, type StandingOrder } from './seller.ts';
export { toStanding, turnOf } from './seller-mapper.ts';
export {
  agreeToCharge,
  findDeliverer,
  findOfSeller,
  isInStage,
  isOrderOf,
  keepProposal,
  listLinesOf,
  listStandings,
  moveTo,
} from './seller-statements.ts';
export {
  newOrderNumber,
  readOrder,
  readOwnOrders,
  readOwnRows,
  readPurchase,
  type StandingBought,
} from './service.ts';
export { findBuyer, giveToAccount, type CourierTerms, type Which } from './statements.ts';
export { findUnused, isUnused } from './used-statements.ts';
export { findMailed, listTold, type MailedRow, type ToldOrderRow } from './told-statements.ts';
