/** The calls by which somebody becomes who they are, and keeps others from it: each made once, to succeed. */
import { TOTP } from 'otpauth';
import type { AnswerOf } from '../../../shared/contracts/contract.ts';
import type { AuthenticatorSetup, renewRecoveryCodes } from '../../../shared/contracts/security.ts';
import {
  SoftAuthenticator,
  type CreationOptions,
  type RequestOptions,
} from '../../support/soft-authenticator.ts';
import type { Shop } from '../../support/visit.ts';
import { linkKeyTo, newPerson, pinTo } from './person.ts';
import type { Line } from './purchase.ts';

/** Makes a call and holds its answer against its contract; who goes on with it names its type. */
export type Held = <Body = Readonly<Record<string, unknown>>>(
  id: string,
  sample?: object,
) => Promise<Body>;

type RecoveryCodes = AnswerOf<typeof renewRecoveryCodes>;

const password = 'una frase larga';
const registration = { type: 'email', full_name: 'Rosa Ruiz', password, terms: true };

let made = 0;
function newEmail(): string {
  made += 1;
  return `alta-${process.pid}-${made}@example.com`;
}

/** Registrations by PIN and by link, resets, sessions. */
export async function callAccounts(held: Held, shop: Shop): Promise<void> {
  const email = newEmail();
  await held('auth.exists', { body: { username: email } });
  const { code } = await held('auth.authorize', { body: { ...registration, email } });
  await held('activate.pin', { body: { code, pin: await pinTo(shop, email) } });

  const other = newEmail();
  await held('auth.authorize', { body: { ...registration, email: other } });
  await held('activate.link', { body: { key: await linkKeyTo(shop, other) } });

  const third = await held('auth.authorize', { body: { ...registration, email: newEmail() } });
  await held('auth.pin', { body: { code: third.code } });
  await held('auth.reset', { body: { username: other } });
  await held('oauth.authorization', { body: { username: email, password } });
  const { signedIn: headers } = await newPerson(shop);
  await held('auth.session', { headers });
  await held('auth.sessions', { headers });
  await held('auth.session-end', { headers, params: { id: 'others' } });
  await held('auth.logout', { headers, body: {} });
}

/** Passkeys, the authenticator app, recovery codes, and both steps of a sign-in. */
export async function callSecurity(held: Held, shop: Shop): Promise<void> {
  const person = await newPerson(shop);
  const headers = person.signedIn;
  const device = new SoftAuthenticator(shop.origin);
  const options = await held<CreationOptions>('auth.passkey-options', { headers, body: {} });
  const credential = await device.create(options);
  const { id } = await held('auth.passkey-add', { headers, body: { name: 'Mía', credential } });
  const asked = await held<RequestOptions>('oauth.passkey-options', { body: {} });
  await held('oauth.passkey', { body: { credential: await device.get(asked) } });
  const params = { id };
  await held('auth.passkey-rename', { headers, params, body: { name: 'Otra' } });
  await held('auth.passkey-remove', { headers, params });

  const { secret } = await held<AuthenticatorSetup>('auth.authenticator-begin', {
    headers,
    body: {},
  });
  const otp = new TOTP({ secret }).generate();
  await held('auth.authenticator-confirm', { headers, body: { otp } });
  await held('auth.security', { headers });
  const own = { password: person.password };
  await held('auth.prove', { headers, body: own });
  const { recovery_codes: codes } = await held<RecoveryCodes>('auth.recovery-codes', {
    headers,
    body: {},
  });
  const body = { username: person.email, ...own };
  const { code } = await held('oauth.authorization', { body });
  await held('oauth.second-factor', { body: { code, otp: codes[0] } });
  await held('auth.authenticator-remove', { headers, body: {} });
}

/** The cart of an account. */
export async function callOwnCart(held: Held, shop: Shop, line: Line): Promise<void> {
  const { signedIn: headers } = await newPerson(shop);
  const body = { lines: [line] };
  const { version } = await held('shopping-carts.own-bulk', { headers, body });
  await held('shopping-carts.own-set', { headers, body: { ...body, version } });
  await held('shopping-carts.own', { headers });
}
