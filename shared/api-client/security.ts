import type { SignInAnswer } from '../contracts/sign-in.ts';
import type { BodyOf } from '../contracts/contract.ts';
import type * as contracts from '../contracts/security.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

const post = <T>(api: Api, path: string, body: object, options?: CallOptions): Answer<T> =>
  call(api, { method: 'POST', path, body, ...options });

const passkeyPath = (id: string) => `/auth/passkeys/${encodeURIComponent(id)}`;

/** Proves by password that whoever is signed in is there, for what asks for a recent proof. */
export function proveSelf(api: Api, password: string): Answer<object> {
  return post(api, '/auth/prove', { password });
}

/** What a browser needs to make a passkey for this host. */
export function newPasskeyOptions(
  api: Api,
  options?: CallOptions,
): Answer<PublicKeyCredentialCreationOptionsJSON> {
  return post(api, '/auth/passkeys/options', {}, options);
}

/** Adds the passkey that the browser has made. */
export function addPasskey(
  api: Api,
  body: BodyOf<typeof contracts.addPasskey>,
): Answer<contracts.PasskeyView> {
  return post(api, '/auth/passkeys', body);
}

/** Gives an own passkey another name. */
export function renamePasskey(api: Api, id: string, name: string): Answer<object> {
  return call(api, { method: 'PUT', path: passkeyPath(id), body: { name } });
}

/** Removes an own passkey. */
export function removePasskey(api: Api, id: string): Answer<object> {
  return call(api, { method: 'DELETE', path: passkeyPath(id) });
}

/** What a browser needs to sign in by a passkey of this host. */
export function passkeySignInOptions(
  api: Api,
  options?: CallOptions,
): Answer<PublicKeyCredentialRequestOptionsJSON> {
  return post(api, '/oauth/passkey/options', {}, options);
}

/** Signs in by what a passkey signed. */
export function passkeySignIn(
  api: Api,
  body: BodyOf<typeof contracts.passkeySignIn>,
): Answer<SignInAnswer> {
  return post(api, '/oauth/passkey', body);
}

/** Begins setting up an authenticator app. */
export function beginAuthenticator(api: Api): Answer<contracts.AuthenticatorSetup> {
  return post(api, '/auth/authenticator', {});
}

interface RecoveryCodes {
  readonly recovery_codes: readonly string[];
}

/** Confirms the app by a code of it; the recovery codes are shown this once. */
export function confirmAuthenticator(api: Api, otp: string): Answer<RecoveryCodes> {
  return post(api, '/auth/authenticator/confirm', { otp });
}

/** Removes the app. */
export function removeAuthenticator(api: Api): Answer<object> {
  return post(api, '/auth/authenticator/remove', {});
}

/** Makes new recovery codes in place of the old ones. */
export function renewRecoveryCodes(api: Api): Answer<RecoveryCodes> {
  return post(api, '/auth/recovery-codes', {});
}
