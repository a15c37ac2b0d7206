import type { ProofView } from '../contracts/registration.ts';
import type { BodyOf } from '../contracts/contract.ts';
import type * as contracts from '../contracts/profiles.ts';
import { call, type Answer, type Api } from './call.ts';

/** An account in the store that is asked: the spec's `{me}:{key}/{me}`. */
export interface ProfileRef {
  readonly me: string;
  readonly store: string;
}

/** Path of a person's own profile, after `/api`. */
export function profilePath({ me, store }: ProfileRef): string {
  return `/profile/${me}:${store}/${me}`;
}

/** Writes fields of the own profile; what is left out stays. */
export function updateProfile(
  api: Api,
  of: ProfileRef,
  body: BodyOf<typeof contracts.updateProfile>,
): Answer<contracts.Profile> {
  return call(api, { method: 'PUT', path: profilePath(of), body });
}

/** Begins a change of e-mail or phone: the new one gets a PIN. */
export function changeContact(
  api: Api,
  of: ProfileRef,
  body: contracts.NewContact,
): Answer<ProofView> {
  return call(api, { method: 'POST', path: `${profilePath(of)}/contact`, body });
}

/** Ends a change of e-mail or phone by its PIN. */
export function proveContact(
  api: Api,
  of: ProfileRef,
  body: BodyOf<typeof contracts.proveContact>,
): Answer<contracts.Profile> {
  return call(api, { method: 'POST', path: `${profilePath(of)}/contact/pin`, body });
}

/** Erases the own account for good. */
export function eraseAccount(api: Api, of: ProfileRef, password: string): Answer<object> {
  return call(api, { method: 'POST', path: `${profilePath(of)}/erase`, body: { password } });
}

/** Signs one of the own browsers out; `others` all but this one. */
export function endSession(api: Api, id: string): Answer<object> {
  return call(api, { method: 'DELETE', path: `/auth/sessions/${id}` });
}
