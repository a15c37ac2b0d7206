import { everybody, signedIn, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls about accounts, stated a second time, independent of the
 * contracts.
 */
export const people: WhoMay = {
  'activate.pin': everybody,
  'activate.link': everybody,
  'activate.state': everybody,
  'auth.exists': everybody,
  'auth.authorize': everybody,
  'auth.pin': everybody,
  'auth.reset': everybody,
  'auth.logout': everybody,
  'auth.mail-stop': everybody,
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
  'addresses.list': signedIn,
  'addresses.add': signedIn,
  'addresses.change': signedIn,
  'addresses.choose': signedIn,
  'addresses.remove': signedIn,
  'addresses.restore': signedIn,
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

export const mayName: MayName = {
  // This field has to name the store of the call, and is not read further.
  'auth.authorize': ['store', 'type'],
  'auth.register-form': ['store', 'type'],
  'auth.pin': ['type'],
  'activate.pin': ['type'],
  // The region of the Spanish that the account prefers.
  'profile.update': ['region'],
  // Whether a contact is an e-mail address or a phone.
  'profile.contact': ['type'],
  // The id and the type of the browser's key, not those of one of our rows.
  'auth.passkey-add': ['id', 'type', 'name'],
  'auth.passkey-rename': ['name'],
  'oauth.passkey': ['id', 'type'],
};
