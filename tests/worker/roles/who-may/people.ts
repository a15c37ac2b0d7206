import { everybody, signedIn, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls about accounts, stated a second time, independent of the
 * contracts.
 */
export const people: WhoMay = {
  'activate.pin': everybody,
  'activate.link': everybody,
  'auth.exists': everybody,
  'auth.authorize': everybody,
  'auth.pin': everybody,
  'auth.reset': everybody,
  'auth.logout': everybody,
  'auth.session': everybody,
  'auth.sessions': signedIn,
  'auth.session-end': signedIn,
  'auth.security': signedIn,
  'auth.prove': signedIn,
  'auth.passkey-options': signedIn,
  'auth.passkey-add': signedIn,
  'auth.passkey-rename': signedIn,
  'auth.passkey-remove': signedIn,
  'auth.authenticator-begin': signedIn,
  'auth.authenticator-confirm': signedIn,
  'auth.authenticator-remove': signedIn,
  'auth.recovery-codes': signedIn,
  'oauth.authorization': everybody,
  'oauth.passkey-options': everybody,
  'oauth.passkey': everybody,
  'oauth.second-factor': everybody,
  'profile.get': signedIn,
  'profile.update': signedIn,
  'profile.contact': signedIn,
  'profile.contact-prove': signedIn,
  'profile.export': signedIn,
  'profile.erase': signedIn,
  'profile-admin.date': signedIn,
  'profile-admin.beat': signedIn,
  'profile-public.list': everybody,
  'profile-public.get': everybody,
  'setup-apps.get': signedIn,
  'setup-apps.change': signedIn,
};
