export { purchaseEndpoints } from './endpoints.ts';
export { purchaseTopics } from './topics.ts';
export { sendRefund } from './send-refund.ts';
export { isOfBuyer } from './show-orders.ts';
export { reconcile } from './reconcile.ts';
