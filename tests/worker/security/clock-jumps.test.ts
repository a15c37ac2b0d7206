/** The codes of an app on a machine whose clock was ahead for a while. */
import { beforeAll, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, signUp } from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const STEP = 30_000;
const DAY = 24 * 60 * 60_000;

let world: Platform & { one: string; two: string };
let phone: string;
let secret: string;

const codeNow = () => appCodeAt(secret, world.clock.now());

beforeAll(async () => {
  world = await openWorld('codigos');
  const browser = browserAt(world, world.one);
  ({ phone } = await signUp(browser));
  const begun = await browser.post('/api/auth/authenticator', {});
  ({ secret } = (await begun.json()) as { secret: string });
  await browser.post('/api/auth/authenticator/confirm', { otp: codeNow() });
  world.clock.advance(STEP);
});

/** Signs in by password and code. Gives the status of the second half. */
async function signIn(otp: string): Promise<number> {
  const by = browserAt(world, world.one);
  const { password } = newcomer().body;
  const half = await by.post('/api/oauth/authorization', { username: phone, password });
  const { code } = (await half.json()) as { code: string };
  return (await by.post('/api/oauth/second-factor', { code, otp })).status;
}

test('a clock that was a day ahead keeps nobody out once it is right, and no code counts twice', async () => {
  world.clock.advance(DAY);
  expect(await signIn(codeNow())).toBe(200);
  world.clock.advance(-DAY);
  const otp = codeNow();
  expect(await signIn(otp)).toBe(200);
  expect(await signIn(otp)).not.toBe(200);
  // A minute is no more than two clocks may differ by: the last code stays the last one.
  world.clock.advance(-2 * STEP);
  expect(await signIn(codeNow())).not.toBe(200);
});
