/** Wrong passwords from many addresses: they find nothing, and keep nobody from their own account. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { limits } from '../../../shared/contracts/limits.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, codeOf, openWorld, signUp } from './world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'una frase larga';
const SIGN_IN = '/api/oauth/authorization';

let world: Platform & { one: string; two: string };

beforeAll(async () => {
  world = await openWorld('cerradas');
});

/** Tries a password in a new browser, at an address of its own. */
function trying(username: string, password = PASSWORD, cookie?: string, slug = world.one) {
  const headers = cookie === undefined ? undefined : { cookie };
  return browserAt(world, slug).post(SIGN_IN, { username, password }, headers && { headers });
}

async function lock(username: string): Promise<void> {
  for (let one = 0; one <= limits.signInAtAccount.times; one += 1) {
    await trying(username, 'no es esta');
  }
}

/** The mark that a sign-in leaves on a device, as its cookie. */
async function deviceOf(username: string): Promise<string> {
  const answer = await trying(username);
  const set = answer.headers.getSetCookie().find((one) => one.startsWith('device='));
  expect(set).toMatch(/; HttpOnly; SameSite=Lax/);
  return set?.split(';')[0] ?? expect.fail('no device');
}

describe('an account that strangers have locked', () => {
  test('is open to a device on which its person has signed in', async () => {
    const { phone } = await signUp(browserAt(world, world.one));
    const device = await deviceOf(phone);
    await lock(phone);
    expect([(await trying(phone)).status, (await trying(phone, PASSWORD, device)).status]).toEqual([
      429, 200,
    ]);
  });

  test('is open to a person with a second factor, which is still asked for', async () => {
    const owner = browserAt(world, world.one);
    const { phone } = await signUp(owner);
    const { secret } = (await (await owner.post('/api/auth/authenticator', {})).json()) as {
      secret: string;
    };
    const otp = () => appCodeAt(secret, world.clock.now());
    await owner.post('/api/auth/authenticator/confirm', { otp: otp() });
    world.clock.advance(30_000);
    await lock(phone);
    // A wrong password is told nothing of a second factor.
    expect((await trying(phone, 'no es esta')).status).toBe(429);
    const browser = browserAt(world, world.one);
    const begun = await browser.post(SIGN_IN, { username: phone, password: PASSWORD });
    const { state, code } = (await begun.json()) as { state: string; code: string };
    expect(state).toBe('second_factor');
    expect((await browser.post('/api/oauth/second-factor', { code, otp: otp() })).status).toBe(200);
  });

  test('stays closed to the mark of another account, of another host, and to a forged one', async () => {
    const [{ phone }, stranger] = [
      await signUp(browserAt(world, world.one)),
      await signUp(browserAt(world, world.one)),
    ];
    const marks = [
      await deviceOf(stranger.phone),
      `device=${'a'.repeat(43)}`,
      'device=',
      `device=${phone}`,
    ];
    const elsewhere = await trying(phone, PASSWORD, undefined, world.two);
    const there = elsewhere.headers.getSetCookie().find((one) => one.startsWith('device='));
    await lock(phone);
    for (const mark of [...marks, there?.split(';')[0] ?? expect.fail('no mark')]) {
      expect((await trying(phone, PASSWORD, mark)).status, mark).toBe(429);
    }
  });

  test('is no way to try more passwords: a known device has few tries of its own', async () => {
    const { phone } = await signUp(browserAt(world, world.one));
    const device = await deviceOf(phone);
    const codes: string[] = [];
    for (let one = 0; one <= limits.signInByDevice.times; one += 1) {
      codes.push(await codeOf(await trying(phone, 'no es esta', device)));
    }
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(
      limits.signInByDevice.times,
    );
    expect((await trying(phone, PASSWORD, device)).status).toBe(429);
    world.clock.advance(limits.signInByDevice.seconds * 1000);
    expect((await trying(phone, PASSWORD, device)).status).toBe(200);
  });
});
