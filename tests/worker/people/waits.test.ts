/** Calls that were made too often tell how long to wait, and another way. */
import { beforeAll, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import type { Platform } from '../platform/platform.ts';
import { begin, browserAt, newcomer, openWorld, otherPin, pinTo, signUp } from './world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

let world: Platform & { one: string; two: string };
beforeAll(async () => {
  world = await openWorld('esperas');
});

const MINUTE = 60_000;

/** An account that an app guards. */
async function guarded() {
  const browser = browserAt(world, world.one);
  const { phone } = await signUp(browser);
  const begun = await browser.post('/api/auth/authenticator', {});
  const { secret } = (await begun.json()) as { secret: string };
  const otp = appCodeAt(secret, world.clock.now());
  await browser.post('/api/auth/authenticator/confirm', { otp });
  const me = { username: phone, password: newcomer().body['password'] };
  return { browser, secret, me };
}

type Try = () => Promise<Response>;

/** Ways to be refused for too many tries: each gives the try that is repeated. */
const WAYS: readonly (readonly [string, number, RegExp, () => Promise<Try>])[] = [
  [
    'the password of a signed-in account',
    15,
    /15 minutos\. Si no recuerdas tu contraseña/,
    async () => {
      const browser = browserAt(world, world.one);
      await signUp(browser);
      return () => browser.post('/api/auth/prove', { password: 'no es la mía' });
    },
  ],
  [
    'a question whether an account exists',
    1,
    /1 minuto\. Si ya tienes cuenta, puedes iniciar sesión/,
    async () => {
      const browser = browserAt(world, world.one);
      return () => browser.post('/api/auth/users/exist', { username: 'rosa' });
    },
  ],
  [
    'a sign-up by text message',
    60,
    /60 minutos\. Si ya tienes cuenta, puedes iniciar sesión/,
    async () => {
      const browser = browserAt(world, world.one);
      return () => browser.post('/api/auth/authorize', { response_type: 'sms_registration' });
    },
  ],
  [
    'the code of the second step',
    60,
    /60 minutos\. Si tienes una llave de acceso, puedes entrar con ella/,
    async () => {
      const { me, secret } = await guarded();
      const elsewhere = browserAt(world, world.one);
      const again = async () => {
        const { username, password } = me;
        const begun = await elsewhere.post('/api/oauth/authorization', { username, password });
        return ((await begun.json()) as { code: string }).code;
      };
      let code = await again();
      let count = 0;
      return async () => {
        if (count > 0 && count % 5 === 0) code = await again();
        count += 1;
        const otp = otherPin(appCodeAt(secret, world.clock.now()));
        return elsewhere.post('/api/oauth/second-factor', { code, otp });
      };
    },
  ],
  [
    'the code that turns the app off',
    60,
    /60 minutos\. Si no puedes esperar, escríbele a la tienda/,
    async () => {
      const { browser, secret } = await guarded();
      const otp = otherPin(appCodeAt(secret, world.clock.now()));
      return () => browser.post('/api/auth/authenticator/remove', { otp });
    },
  ],
  [
    'an hour’s PINs',
    30,
    /30 minutos\. El enlace del correo que te enviamos todavía sirve\./,
    async () => {
      const { browser, code, email } = await begin(world, { type: 'email' });
      const guess = async () => {
        const pin = otherPin(await pinTo(email));
        return browser.post('/api/activate/pin', { code, pin });
      };
      for (let round = 0; round < 2; round += 1) {
        for (let count = 0; count < 5; count += 1) await guess();
        world.clock.advance(15 * MINUTE + 1);
        await browser.post('/api/auth/pin', { code });
      }
      return guess;
    },
  ],
];

test.each(WAYS)(
  '%s tells its wait, and what can be done instead',
  async (_who, minutes, words, open) => {
    world.clock.advance(24 * 60 * MINUTE);
    const again = await open();
    let refused: Response | undefined;
    for (let count = 0; count < 70 && refused === undefined; count += 1) {
      const answer = await again();
      if (answer.status === 429) refused = answer;
    }
    const body = (await refused?.json()) as { values: { minutes: number }; message: string };
    expect(body.values).toEqual({ minutes });
    expect(body.message).toMatch(words);
  },
);
