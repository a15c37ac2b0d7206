export { purchaseEndpoints } from './endpoints.ts';
export { purchaseTopics } from './topics.ts';
export { tellRefunded } from './refund-mail.ts';
export { sendRefund } from './send-refund.ts';
export { settlePayment } from './settle-payment.ts';
export { giveUpWaiting } from './pay-by-redirect.ts';
export { isOfBuyer } from './show-orders.ts';
export { reconcile } from './reconcile.ts';
