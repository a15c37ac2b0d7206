export { accountForms } from './accounts/index.ts';
export { answerCartForm } from './cart.ts';
export { answerCollaboratorsForm } from './collaborators.ts';
export { keepCheckout } from './form.ts';
export { answerPaymentReturnForm } from './payment-return.ts';
export { answerPreferencesForm } from './profile.ts';
export { answerPlaceOrderForm, type ShowAgain } from './place-order.ts';
export { answerInvitationForm, answerStaffForm } from './staff.ts';
export { answerCheckoutStartForm } from './start-checkout.ts';
