/** A call that takes an account's second factor or a way in away asks for the factor itself. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, otherPin, signUp, type Browser } from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const STEP = 30_000;
const password = String(newcomer().body['password']);
const HOUR = 60 * 60_000;

let world: Platform & { one: string; two: string };
let browser: Browser;
let me: string;
let secret: string;
let codes: string[];

beforeAll(async () => {
  world = await openWorld('factores');
});

beforeEach(async () => {
  world.clock.advance(HOUR);
  browser = browserAt(world, world.one);
  me = (await signUp(browser)).id;
  secret = (await tried('authenticator', {}))['secret'] as string;
  codes = (await tried('authenticator/confirm', { otp: now() }))['recovery_codes'] as string[];
  world.clock.advance(STEP);
});

const mine = () => `${me}:st_${world.one}/${me}`;

const now = () => appCodeAt(secret, world.clock.now());

async function tried(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await browser.post(`/api/auth/${path}`, body);
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** The path that removes a passkey which the account gets now. */
async function newPasskey(): Promise<string> {
  const device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
  const asked = await tried('passkeys/options', { otp: codes.pop() });
  const credential = await device.create(asked as never);
  const { id } = await tried('passkeys', { name: 'Mi teléfono', credential });
  return `passkeys/${String(id)}/remove`;
}

const isOn = async () => {
  const guards = await (await browser.get('/api/auth/security')).json();
  return (guards as { authenticator_since: string | null }).authenticator_since !== null;
};

test.each(['authenticator/remove', 'recovery-codes'])(
  '%s: a session and a password alone are not enough',
  async (path) => {
    expect(await tried(path, {})).toMatchObject({ code: 'invalid_request' });
    for (const otp of [otherPin(now()), 'zzzzz-zzzzz']) {
      expect(await tried(path, { otp })).toMatchObject({ status: 422, code: 'invalid_code' });
    }
    expect(await isOn()).toBe(true);
    expect(await tried(path, { otp: now() })).toMatchObject({ status: 200 });
    expect(await isOn()).toBe(path === 'recovery-codes');
  },
);

test('a passkey goes by a code of the app, too, and by none where no app is on', async () => {
  const path = await newPasskey();
  expect(await tried(path, {})).toMatchObject({ status: 401, code: 'second_factor_required' });
  expect(await tried(path, { otp: otherPin(now()) })).toMatchObject({ code: 'invalid_code' });
  expect(await tried(path, { otp: codes[0] })).toMatchObject({ status: 200 });
  expect(await tried(path, { otp: now() })).toMatchObject({ status: 404, code: 'not_found' });
  const next = await newPasskey();
  world.clock.advance(STEP);
  expect(await tried('authenticator/remove', { otp: now() })).toMatchObject({ status: 200 });
  expect(await tried(next, {})).toMatchObject({ status: 200 });
});

test('a new passkey takes a code where an app is on, before the browser is asked', async () => {
  const path = 'passkeys/options';
  expect(await tried(path, {})).toMatchObject({ status: 401, code: 'second_factor_required' });
  expect(await tried(path, { otp: otherPin(now()) })).toMatchObject({ code: 'invalid_code' });
  expect(await tried(path, { otp: now() })).toMatchObject({ challenge: expect.any(String) });
  expect(await tried(path, { otp: now() })).toMatchObject({ code: 'invalid_code' });
});

describe('a session and a password', () => {
  const email = `otra-${crypto.randomUUID()}@example.com`;

  test.each([
    ['contact', { type: 'email', email, password }, 201],
    ['erase', { password }, 200],
  ])('are not enough for %s where an app is on', async (path, body, done) => {
    const own = `/api/profile/${mine()}/${path}`;
    const ask = async (otp?: string) => {
      const answer = await browser.post(own, { ...body, ...(otp ? { otp } : {}) });
      const { code, field } = (await answer.json()) as { code?: string; field?: string };
      return { status: answer.status, code, field };
    };
    const missing = { status: 401, code: 'second_factor_required', field: 'otp' };
    expect(await ask()).toEqual(missing);
    const wrong = { status: 422, code: 'invalid_code', field: 'otp' };
    expect(await ask(otherPin(now()))).toEqual(wrong);
    expect(await ask(now())).toMatchObject({ status: done });
  });

  test('are enough where none is on', async () => {
    expect(await tried('authenticator/remove', { otp: now() })).toMatchObject({ status: 200 });
    const own = `/api/profile/${mine()}/contact`;
    const phone = { type: 'phone', phone: '5512349901', country: 'MX', password };
    expect((await browser.post(own, phone)).status).toBe(201);
  });

  test('of one code, used twice at once, one change is begun', async () => {
    const own = `/api/profile/${mine()}/contact`;
    const otp = now();
    const all = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        browser.post(own, { type: 'email', email: `${name}-${email}`, password, otp }),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

test('a recovery code does as well, and a code counts once', async () => {
  expect(await tried('recovery-codes', { otp: codes[0] })).toMatchObject({ status: 200 });
  // The codes of before are gone with it.
  expect(await tried('authenticator/remove', { otp: codes[1] })).toMatchObject({ status: 422 });
  const otp = now();
  expect(await tried('recovery-codes', { otp })).toMatchObject({ status: 200 });
  expect(await tried('authenticator/remove', { otp })).toMatchObject({ code: 'invalid_code' });
});

test('guesses are counted: after ten in an hour the right code is refused, and the wait is told', async () => {
  const wrong = otherPin(now());
  for (let count = 0; count < 10; count += 1) await tried('authenticator/remove', { otp: wrong });
  expect(await tried('authenticator/remove', { otp: now() })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    values: { minutes: 60 },
  });
  expect(await isOn()).toBe(true);
});
