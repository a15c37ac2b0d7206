import type { BodyOf } from '../contracts/contract.ts';
import type { Person } from '../contracts/people.ts';
import type * as registration from '../contracts/registration.ts';
import type * as security from '../contracts/security.ts';
import type * as contracts from '../contracts/sign-in.ts';
import { OAUTH_RETRY_MS, SESSION_RETRIES, SESSION_RETRY_MS } from '../kernel/constants/timers.ts';
import { ok } from '../kernel/result.ts';
import { call, pause, type Answer, type Api, type Repeat } from './call.ts';

/** Whether somebody signs in with this phone, e-mail or username. */
export function userExists(
  api: Api,
  body: BodyOf<typeof registration.userExists>,
): Answer<{ exist: boolean }> {
  return call(api, { method: 'POST', path: '/auth/users/exist', body });
}

/** Begins a registration, and has its PIN sent. */
export function authorize(
  api: Api,
  body: BodyOf<typeof registration.authorize>,
): Answer<registration.ProofView> {
  return call(api, { method: 'POST', path: '/auth/authorize', body });
}

/** Has a new PIN sent, to another contact where one is given. */
export function sendPin(
  api: Api,
  body: BodyOf<typeof registration.sendPin>,
): Answer<registration.ProofView> {
  return call(api, { method: 'POST', path: '/auth/pin', body });
}

/** Proves a registration, or a reset with its new password, by PIN. */
export function activatePin(
  api: Api,
  body: BodyOf<typeof registration.activatePin>,
): Answer<registration.Activation> {
  const headers = { 'x-locale': api.locale };
  return call(api, { method: 'POST', path: '/activate/pin', body, headers });
}

/** Proves the same by the link of a mail. */
export function activateLink(
  api: Api,
  body: BodyOf<typeof registration.activateLink>,
): Answer<registration.Activation> {
  return call(api, { method: 'POST', path: '/activate/link', body });
}

/** Has a PIN sent for a new password. */
export function resetPassword(
  api: Api,
  body: BodyOf<typeof registration.resetPassword>,
): Answer<registration.ProofView> {
  return call(api, { method: 'POST', path: '/auth/password/reset', body });
}

/** Spec [7]: no response, a 5xx or a 405. */
const OAUTH_REPEAT: Repeat = {
  afterMs: OAUTH_RETRY_MS,
  on: (status) => status === 0 || status >= 500 || status === 405,
};

/** Signs in by password; the session comes as a cookie. */
export function signIn(
  api: Api,
  body: BodyOf<typeof contracts.signIn>,
): Answer<contracts.SignInAnswer> {
  const path = '/oauth/authorization';
  return call(api, { method: 'POST', path, body, repeat: OAUTH_REPEAT });
}

/** Finishes a sign-in by a code of the authenticator app, or a recovery code. */
export function finishSignIn(
  api: Api,
  body: BodyOf<typeof security.secondFactor>,
): Answer<contracts.SignInAnswer> {
  return call(api, { method: 'POST', path: '/oauth/second-factor', body });
}

/** No try but those that `checkSession` counts. */
const ONCE: Repeat = { afterMs: 0, on: () => false };

/**
 * Who is signed in with this browser; null is nobody. A check that fails is made again up to
 * `SESSION_RETRIES` times, `SESSION_RETRY_MS` apart, since being offline for a moment signs nobody out.
 */
export async function checkSession(api: Api): Answer<Person | null> {
  for (let retries = 0; ; retries += 1) {
    const answer = await call<{ person: Person | null }>(api, {
      method: 'GET',
      path: '/auth/session',
      repeat: ONCE,
    });
    if (answer.ok) return ok(answer.value.person);
    if (retries === SESSION_RETRIES) return answer;
    await (api.wait ?? pause)(SESSION_RETRY_MS);
  }
}
