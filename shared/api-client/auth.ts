import type { BodyOf } from '../contracts/contract.ts';
import type { Person } from '../contracts/people.ts';
import { activatePin as activate, type Activation } from '../contracts/registration.ts';
import { getSession, signIn as authorization, type SignInAnswer } from '../contracts/sign-in.ts';
import { pause } from '../kernel/pause.ts';
import { OAUTH_RETRY_MS, SESSION_RETRIES, SESSION_RETRY_MS } from '../kernel/constants/timers.ts';
import { ok } from '../kernel/result.ts';
import { call, type Answer, type Api, type Repeat } from './call.ts';

/**
 * Proves a registration, or a reset with its new password, by PIN. The body names its language
 * (spec [7]).
 */
export function activatePin(api: Api, body: BodyOf<typeof activate>): Answer<Activation> {
  return call(api, activate, { body, headers: { 'x-locale': api.tag } });
}

/** When the oauth call is repeated (spec [7]): no response, a 5xx or a 405. */
const OAUTH_REPEAT: Repeat = {
  afterMs: OAUTH_RETRY_MS,
  on: (status) => status === 0 || status >= 500 || status === 405,
};

/** Signs in by password; the session comes as a cookie. */
export function signIn(api: Api, body: BodyOf<typeof authorization>): Answer<SignInAnswer> {
  return call(api, authorization, { body, repeat: OAUTH_REPEAT });
}

/** No repeats of its own: `checkSession` counts the tries. */
const ONCE: Repeat = { afterMs: 0, on: () => false };

/**
 * Reads the person who is signed in with this browser; null when no account is signed in. A check
 * that fails is made again up to `SESSION_RETRIES` times, `SESSION_RETRY_MS` apart: being offline
 * for a moment signs no visitor out.
 */
export async function checkSession(api: Api): Answer<Person | null> {
  for (let retries = 0; ; retries += 1) {
    const answer = await call(api, getSession, { repeat: ONCE });
    if (answer.ok) return ok(answer.value.person);
    if (retries === SESSION_RETRIES) return answer;
    await (api.wait ?? pause)(SESSION_RETRY_MS);
  }
}
