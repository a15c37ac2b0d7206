/** Passkeys by a software authenticator, the app by its own codes, recovery codes. */
import { TOTP } from 'otpauth';
import type { AnswerOf } from '../../../../../shared/contracts/contract.ts';
import type {
  AuthenticatorSetup,
  confirmAuthenticator,
} from '../../../../../shared/contracts/security.ts';
import { newPerson, type Person } from '../../../../contract/gateway/person.ts';
import {
  SoftAuthenticator,
  type CreationOptions,
  type RequestOptions,
} from '../../../../support/soft-authenticator.ts';
import type { Shop } from '../../../../support/visit.ts';
import { call, type Stage, type Stories } from '../story.ts';

type RecoveryCodes = AnswerOf<typeof confirmAuthenticator>;

/** A passkey that a device has just made for an account. */
async function makeCredential(shop: Shop, { signedIn: headers }: Person) {
  const device = new SoftAuthenticator(shop.origin);
  const path = '/auth/passkeys/options';
  const options = await call<CreationOptions>(shop, 'POST', path, { headers, body: {} });
  return { device, credential: await device.create(options) };
}

/** A new account with a passkey, and the device that holds it. */
async function withPasskey({ shop }: Stage) {
  const person = await newPerson(shop);
  const { device, credential } = await makeCredential(shop, person);
  const asked = { headers: person.signedIn, body: { name: 'Mía', credential } };
  const { id } = await call(shop, 'POST', '/auth/passkeys', asked);
  return { headers: person.signedIn, params: { id: String(id) }, device };
}

/** A new account that has begun to set an app up, and the app's present code. */
async function withBegunApp({ shop }: Stage) {
  const person = await newPerson(shop);
  const headers = person.signedIn;
  const path = '/auth/authenticator';
  const { secret } = await call<AuthenticatorSetup>(shop, 'POST', path, { headers });
  return { person, headers, body: { otp: new TOTP({ secret }).generate() } };
}

/** A new account with an app, and its recovery codes. */
async function withApp(stage: Stage) {
  const { person, ...scene } = await withBegunApp(stage);
  const path = '/auth/authenticator/confirm';
  const { recovery_codes: codes } = await call<RecoveryCodes>(stage.shop, 'POST', path, scene);
  return { person, codes };
}

export const security: Stories = {
  'auth.prove': async ({ shop }) => {
    const { signedIn: headers, password } = await newPerson(shop);
    return { headers, body: { password } };
  },
  'auth.passkey-options': async ({ shop }) => ({ headers: (await newPerson(shop)).signedIn }),
  'auth.passkey-add': async ({ shop }) => {
    const person = await newPerson(shop);
    const { credential } = await makeCredential(shop, person);
    return { headers: person.signedIn, body: { name: 'Mía', credential } };
  },
  'auth.passkey-rename': async (stage) => {
    const { headers, params } = await withPasskey(stage);
    return { headers, params, body: { name: 'Otra' } };
  },
  'auth.passkey-remove': async (stage) => {
    const { headers, params } = await withPasskey(stage);
    return { headers, params };
  },
  'oauth.passkey': async (stage) => {
    const { device } = await withPasskey(stage);
    const options = await call<RequestOptions>(stage.shop, 'POST', '/oauth/passkey/options');
    return { body: { credential: await device.get(options) } };
  },
  'auth.authenticator-begin': async ({ shop }) => ({ headers: (await newPerson(shop)).signedIn }),
  'auth.authenticator-confirm': async (stage) => {
    const { headers, body } = await withBegunApp(stage);
    return { headers, body };
  },
  'auth.authenticator-remove': async (stage) => {
    const { person, codes } = await withApp(stage);
    return { headers: person.signedIn, body: { otp: codes[0] } };
  },
  'auth.recovery-codes': async (stage) => {
    const { person, codes } = await withApp(stage);
    return { headers: person.signedIn, body: { otp: codes[0] } };
  },
  'oauth.second-factor': async (stage) => {
    const { person, codes } = await withApp(stage);
    const body = { username: person.email, password: person.password };
    const { code } = await call(stage.shop, 'POST', '/oauth/authorization', { body });
    return { body: { code, otp: codes[0] } };
  },
};
