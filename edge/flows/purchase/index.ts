export { purchaseEndpoints } from './endpoints.ts';
export { purchaseTopics } from './topics.ts';
export { giveBack } from './refund-payment.ts';
export { isOfBuyer } from './show-orders.ts';
export { reconcile } from './reconcile.ts';
