export { getOwnCart, setOwnCart, takeOverCart } from './account-cart.ts';
export {
  activateLink,
  activatePin,
  authorize,
  checkSession,
  finishSignIn,
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
export {
  addCollaborator,
  changeCollaborator,
  listCollaborations,
  listCollaborators,
  listPartnerProfiles,
  refreshCollaborator,
  removeCollaborator,
} from './collaborators.ts';
export { actionKey, type ActionKey } from './idempotency.ts';
export { newIdempotencyKey } from './key.ts';
export { getItem, searchItems } from './items.ts';
export { confirmPayment, getPayment, payByCard } from './payment.ts';
export {
  changeContact,
  endSession,
  eraseAccount,
  profilePath,
  proveContact,
  updateProfile,
  type ProfileRef,
} from './profiles.ts';
export {
  changeRole,
  inviteStaff,
  listStaff,
  removeStaff,
  resendInvite,
  withdrawInvite,
} from './staff.ts';
export { endOf, pollPayment, type PollEnd } from './poll-payment.ts';
export { hasPasskeys, makePasskey, offersPasskeysInFields, signInByPasskey } from './passkeys.ts';
export type { PasskeyError } from './passkeys.ts';
export {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  newPasskeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  proveSelf,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from './security.ts';
export { changeSetup, getSetup } from './setup.ts';
