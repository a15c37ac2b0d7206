/** The calls that prove a person's identity and guard their account: each made once, to succeed. */
import { expect } from 'vitest';
import { TOTP } from 'otpauth';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import type { AnswerOf } from '../../../shared/contracts/contract.ts';
import type { AuthenticatorSetup, renewRecoveryCodes } from '../../../shared/contracts/security.ts';
import {
  SoftAuthenticator,
  type CreationOptions,
  type RequestOptions,
} from '../../support/soft-authenticator.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer, make } from './held.ts';
import { linkKeyTo, newPerson, pinTo, stopKeyTo } from './person.ts';
import type { Line } from './purchase.ts';

type RecoveryCodes = AnswerOf<typeof renewRecoveryCodes>;

const PHRASE = 'una frase larga';
const registration = { type: 'email', full_name: 'Rosa Ruiz', password: PHRASE, terms: true };

let made = 0;
function newEmail(): string {
  made += 1;
  return `alta-${process.pid}-${made}@example.com`;
}

/** Registrations by PIN and by link, resets, sessions. */
export async function accounts(shop: Shop): Promise<void> {
  const email = newEmail();
  await expectAnswer('auth.exists', { body: { username: email } });
  const { code } = await expectAnswer('auth.authorize', { body: { ...registration, email } });
  await expectAnswer('activate.pin', { body: { code, pin: await pinTo(shop, email) } });

  const other = newEmail();
  await expectAnswer('auth.authorize', { body: { ...registration, email: other } });
  await expectAnswer('activate.link', { body: { key: await linkKeyTo(shop, other) } });

  const stop = { link: await stopKeyTo(shop, other), stopped: true };
  await expectAnswer('auth.mail-stop', { body: stop });

  const third = await expectAnswer('auth.authorize', {
    body: { ...registration, email: newEmail() },
  });
  await expectAnswer('activate.state', { params: { code: third.code } });
  // The same contact gets no second PIN for half a minute; another one does.
  const elsewhere = { type: 'email', email: newEmail() };
  await expectAnswer('auth.pin', { body: { code: third.code, ...elsewhere } });
  await expectAnswer('auth.reset', { body: { username: other } });
  await expectAnswer('oauth.authorization', { body: { username: email, password: PHRASE } });
  const { signedIn: headers } = await newPerson(shop);
  await expectAnswer('auth.session', { headers });
  await expectAnswer('auth.sessions', { headers });
  await expectAnswer('auth.session-end', { headers });
  await expectAnswer('auth.logout', { headers });
}

/** Passkeys, the authenticator app, recovery codes, and both steps of a sign-in. */
export async function security(shop: Shop): Promise<void> {
  const person = await newPerson(shop);
  const headers = person.signedIn;
  const device = new SoftAuthenticator(shop.origin);
  const options = await expectAnswer<CreationOptions>('auth.passkey-options', { headers });
  const credential = await device.create(options);
  const { id } = await expectAnswer('auth.passkey-add', {
    headers,
    body: { name: 'Mía', credential },
  });
  const asked = await expectAnswer<RequestOptions>('oauth.passkey-options');
  await expectAnswer('oauth.passkey', { body: { credential: await device.get(asked) } });
  const params = { id };
  await expectAnswer('auth.passkey-rename', { headers, params });
  await expectAnswer('auth.passkey-remove', { headers, params });

  const { secret } = await expectAnswer<AuthenticatorSetup>('auth.authenticator-begin', {
    headers,
  });
  const otp = new TOTP({ secret }).generate();
  const { recovery_codes: first } = await expectAnswer<RecoveryCodes>(
    'auth.authenticator-confirm',
    { headers, body: { otp } },
  );
  await expectAnswer('auth.security', { headers });
  const own = { password: person.password };
  await expectAnswer('auth.prove', { headers, body: own });
  const [used] = first;
  const { recovery_codes: codes } = await expectAnswer<RecoveryCodes>('auth.recovery-codes', {
    headers,
    body: { otp: used },
  });
  const body = { username: person.email, ...own };
  const { code } = await expectAnswer('oauth.authorization', { body });
  await expectAnswer('oauth.second-factor', { body: { code, otp: codes[0] } });
  await expectAnswer('auth.authenticator-remove', { headers, body: { otp: codes[1] } });
}

/** The cart of an account. */
export async function ownCart(shop: Shop, line: Line): Promise<void> {
  const { signedIn: headers } = await newPerson(shop);
  const body = { lines: [line] };
  const { version } = await expectAnswer('shopping-carts.own-bulk', { headers, body });
  await expectAnswer('shopping-carts.own-set', { headers, body: { ...body, version } });
  await expectAnswer('shopping-carts.own', { headers });
}

/** The profile of an account, and the account's end. */
export async function profile(shop: Shop): Promise<void> {
  const { id, email, password, signedIn: headers } = await newPerson(shop);
  const params = { mashup: `${id}:st_moda`, me: id, id, ids: `${id},st_moda` };
  const mine = { params, headers };
  const read = await expectAnswer('profile.get', mine);
  expect(read).toMatchObject({ email, email_verified: true, main_type: 'referral' });
  await expectAnswer('profile.update', mine);
  await expectAnswer('profile-public.list', { params });
  await expectAnswer('profile-public.get', { params });
  await expectAnswer('profile-admin.date', mine);
  await expectAnswer('profile-admin.beat', mine);
  const tour = { ...mine, params: { ...params, mashup: `${id}:store` } };
  await expectAnswer('setup-apps.get', tour);
  await expectAnswer('setup-apps.change', tour);

  const { id: address } = await expectAnswer('addresses.add', { headers });
  const ofAddress = { headers, params: { id: address } };
  await expectAnswer('addresses.change', ofAddress);
  await expectAnswer('addresses.choose', ofAddress);
  await expectAnswer('addresses.remove', ofAddress);
  await expectAnswer('addresses.restore', ofAddress);
  await expectAnswer('addresses.list', { headers });

  const fresh = `nueva-${email}`;
  const change = { type: 'email', email: fresh, password };
  const { code } = await expectAnswer('profile.contact', { ...mine, body: change });
  const proof = { code, pin: await pinTo(shop, fresh) };
  await expectAnswer('profile.contact-prove', { ...mine, body: proof });
  const kept = await expectAnswer('profile.export', mine);
  expect(kept).toMatchObject({
    account: { email: fresh, city: 'Cholula' },
    setup: [{ app: 'store', show_tour: false }],
    addresses: [sampleAddress],
  });
  await expectAnswer('profile.erase', { ...mine, body: { password } });
  expect((await make('profile.get', mine)).status).toBe(401);
}
