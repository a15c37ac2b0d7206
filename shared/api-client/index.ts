export {
  activateLink,
  activatePin,
  authorize,
  checkSession,
  resetPassword,
  sendPin,
  signIn,
  userExists,
} from './auth.ts';
export type { Answer, Api, ApiError, CallOptions } from './call.ts';
export {
  addToCart,
  createCart,
  getCart,
  quoteCart,
  removeFromCart,
  setCartAmount,
} from './cart.ts';
export {
  chooseDelivery,
  createCheckout,
  getCheckout,
  getPurchase,
  placeOrder,
  type CheckoutRef,
} from './checkout.ts';
export { actionKey, type ActionKey } from './idempotency.ts';
export { newIdempotencyKey } from './key.ts';
export { getItem, searchItems } from './items.ts';
export { confirmPayment, getPayment, payByCard } from './payment.ts';
export { endOf, pollPayment, type PollEnd } from './poll-payment.ts';
