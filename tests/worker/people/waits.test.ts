/** Calls that were made too often tell how long to wait, and another way. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { begin, browserAt, openWorld, otherPin, pinTo, signUp } from './world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

let world: Platform & { one: string; two: string };
beforeAll(async () => {
  world = await openWorld('esperas');
});

const MINUTE = 60_000;

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
    /1 minuto\./,
    async () => {
      const browser = browserAt(world, world.one);
      return () => browser.post('/api/auth/users/exist', { username: 'rosa' });
    },
  ],
  [
    'a sign-up by text message',
    60,
    /60 minutos\./,
    async () => {
      const browser = browserAt(world, world.one);
      return () => browser.post('/api/auth/authorize', { response_type: 'sms_registration' });
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
