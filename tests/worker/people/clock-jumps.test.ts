/** Limits of the sign-in on a machine whose clock was ahead for a while. */
import { beforeAll, expect, test } from 'vitest';
import { limits } from '../../../shared/contracts/limits.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, openWorld, signUp } from './world.ts';

let world: Platform & { one: string; two: string };
let rosa: Awaited<ReturnType<typeof signUp>>;

const MINUTE = 60_000;

beforeAll(async () => {
  world = await openWorld('relojes');
  rosa = await signUp(browserAt(world, world.one));
});

const signIn = (
  browser: ReturnType<typeof browserAt>,
  username: string,
  password = 'una frase larga',
) => browser.post('/api/oauth/authorization', { username, password });

test('a limit that began while the clock was a day ahead ends once the clock is right', async () => {
  const browser = browserAt(world, world.one);
  const tryAll = async () => {
    for (let tries = 0; tries <= limits.signInAtAccountByAddress.times; tries += 1) {
      await signIn(browser, rosa.phone, 'mala frase');
    }
  };
  world.clock.advance(24 * 60 * MINUTE);
  await tryAll();
  // A minute is no more than two clocks may differ by: the tries still count.
  world.clock.advance(-MINUTE);
  expect((await signIn(browser, rosa.phone)).status).toBe(429);
  world.clock.advance(MINUTE - 24 * 60 * MINUTE);
  expect((await signIn(browser, rosa.phone)).status).toBe(200);
}, 60_000);
