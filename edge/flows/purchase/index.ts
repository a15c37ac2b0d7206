export { purchaseEndpoints } from './endpoints.ts';
export { placeOrder } from './place-order.ts';
export type { PlaceOrder } from './order-draft.ts';
export { chooseDelivery } from './choose-delivery.ts';
export { confirmPayment } from './confirm-payment.ts';
export { purchaseTopics } from './topics.ts';
export { reconcile } from './reconcile.ts';
export { startCheckout } from './start-checkout.ts';
