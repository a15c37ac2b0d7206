export { answerCartForm } from './cart.ts';
export { keepCheckout } from './form.ts';
export { joinAtSignIn, joinBeforeUse } from './own-cart.ts';
export { answerPageForm } from './page-form.ts';
export { answerPaymentReturnForm } from './payment-return.ts';
export { answerPlaceOrderForm, type ShowAgain } from './place-order.ts';
export { answerCheckoutStartForm } from './start-checkout.ts';
