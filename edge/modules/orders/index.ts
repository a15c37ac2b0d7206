export {
  awaits,
  cancelAbandoned,
  cancelReplaced,
  deleteAwaiting,
  listAbandoned,
  moveAwaiting,
} from './awaiting.ts';
export { listByEmail, toOwnOrder } from './by-contact.ts';
export { nationalPhone, normaliseContact } from './contact.ts';
export { orderEndpoints } from './routes.ts';
export { newOrderNumber, readPurchase } from './service.ts';
export { insertOrders, type NewAttendee, type NewLine, type NewOrder } from './store.ts';
