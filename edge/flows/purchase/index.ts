export { sealBankCharge, type BankWindow } from './bank-window.ts';
export { isLateSlip } from './give-slip.ts';
export { armHoldTimer } from './hold-timer.ts';
export { holdUntil } from './hold-until.ts';
export { askAfter } from './confirm-payment.ts';
export { purchaseEndpoints } from './endpoints.ts';
export { isPayable, lineFailure } from './line-failure.ts';
export { beyondReach, draftOrder } from './order-draft.ts';
export { orderRows } from './order-rows.ts';
export { placeOrder } from './place-order.ts';
export {
  inStoreReceiptTopic,
  orderAgainTopic,
  paymentSlipMail,
  purchaseTopics,
  slipAgainTopic,
} from './topics.ts';
export { endOffered, endOpen } from './start-checkout.ts';
export { tellRefunded } from './refund-mail.ts';
export { sendAuthorization } from './send-authorization.ts';
export { sendEvidence } from './send-evidence.ts';
export { sendRefund } from './send-refund.ts';
export { settlePayment } from './settle-payment.ts';
export { giveUpWaiting } from './pay-by-redirect.ts';
export { isOfBuyer } from './show-orders.ts';
export { reconcile } from './reconcile.ts';
export { takeAgain } from './take-webhook.ts';
