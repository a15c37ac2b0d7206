export {
  awaits,
  cancelAbandoned,
  cancelReplaced,
  deleteAwaiting,
  listAbandoned,
  moveAwaiting,
} from './awaiting.ts';
export { nationalPhone, normaliseContact } from './contact.ts';
export { buyerOf, listOwn, toOwnOrder, type Buyer } from './own-orders.ts';
export { orderEndpoints } from './routes.ts';
export { newOrderNumber, readOwnOrders, readPurchase } from './service.ts';
export { insertOrders, type NewAttendee, type NewLine, type NewOrder } from './statements.ts';
