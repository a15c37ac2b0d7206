export { addressOf } from './address.ts';
export { activatePin, checkSession, signIn } from './auth.ts';
export { call, type Answer, type Api, type ApiError, type CallOptions } from './call.ts';
export { actionKey, type ActionKey } from './idempotency.ts';
export { newIdempotencyKey } from './key.ts';
export { endOf, pollPayment, type PollEnd } from './poll-payment.ts';
export {
  hasPasskeys,
  makePasskey,
  offersPasskeysInFields,
  signInByPasskey,
  type PasskeyError,
} from './passkeys.ts';
