/**
 * A sign-in that was verified before an account's sessions were ended begins no session after that.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';
import { holdDirectory } from '../platform/held-batch.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, pinTo, signUp, type Browser } from './world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const PASSWORD = 'una frase larga';
const NEW = 'otra frase, nueva';

let world: Platform & { one: string; two: string };
let me: Awaited<ReturnType<typeof signUp>>;
/** A browser that the account's person is signed in with. */
let home: Browser;
const held = holdDirectory();
let slow: Platform;

beforeAll(async () => {
  world = await openWorld('epocas');
  slow = startPlatform({ DIRECTORY: held.DIRECTORY });
});

beforeEach(async () => {
  home = browserAt(world, world.one);
  me = await signUp(home, newcomer({ type: 'email' }));
});

type Body = Record<string, unknown>;

async function ask(browser: Browser, path: string, body: object) {
  const answer = await browser.post(path, body);
  return { status: answer.status, body: (await answer.json()) as Body };
}

const signIn = (browser: Browser, password = PASSWORD) =>
  ask(browser, '/api/oauth/authorization', { username: me.email, password });

/** The person gets a new password, which ends every session except the one that it begins. */
async function reset(browser = browserAt(world, world.one)): Promise<void> {
  const begun = await ask(browser, '/api/auth/password/reset', { username: me.email });
  const pin = await pinTo(me.email);
  const done = await ask(browser, '/api/activate/pin', {
    code: begun.body['code'],
    pin,
    password: NEW,
  });
  expect(done.status).toBe(200);
}

async function sessions(): Promise<number | undefined> {
  const row = await env.DIRECTORY.prepare('SELECT count(*) AS n FROM session WHERE account_id = ?')
    .bind(me.id)
    .first<{ n: number }>();
  return row?.n;
}

/** Sets up an authenticator app, which the account asks for from then on. */
async function setUpApp(): Promise<string> {
  const { body } = await ask(home, '/api/auth/authenticator', {});
  const secret = body['secret'] as string;
  const otp = appCodeAt(secret, world.clock.now());
  const done = await ask(home, '/api/auth/authenticator/confirm', { otp });
  expect(done.status).toBe(200);
  return secret;
}

async function addPasskey(browser: Browser, device: SoftAuthenticator) {
  const options = (await ask(browser, '/api/auth/passkeys/options', {})).body;
  const credential = await device.create(options as never);
  return ask(browser, '/api/auth/passkeys', { name: 'Mi teléfono', credential });
}

/**
 * The ways to rescue an account whose password a thief may know, and the number of sessions left
 * after each.
 */
const rescues: [string, () => Promise<void>, number][] = [
  ['a new password', () => reset(), 1],
  ['the end of other sessions', () => endOthers(), 1],
  ['a passkey that is added', () => addOne(), 1],
  ['an app that is set up', async () => void (await setUpApp()), 1],
];

async function endOthers(): Promise<void> {
  expect((await home.send('DELETE', '/api/auth/sessions/others')).status).toBe(200);
}

async function addOne(): Promise<void> {
  const device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
  expect((await addPasskey(home, device)).status).toBe(201);
}

describe.each(rescues)('%s', (_what, rescue, left) => {
  test('comes before a sign-in whose password was being looked at', async () => {
    const passwords = {
      ...quickPasswords,
      verify: async (password: string, kept: string | null) => {
        const isRight = await quickPasswords.verify(password, kept);
        await rescue();
        return isRight;
      },
    };
    const thief = browserAt(startPlatform({}, { passwords }), world.one);
    expect(await signIn(thief)).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials' },
    });
    expect(thief.cookie).toBeUndefined();
    expect(await sessions()).toBe(left);
  });

  test('comes before a sign-in that is about to be written', async () => {
    const thief = browserAt(slow, world.one);
    held.hold('INSERT INTO session', rescue);
    expect((await signIn(thief)).status).toBe(401);
    expect(await sessions()).toBe(left);
  });
});

describe('half a sign-in', () => {
  const finish = (browser: Browser, code: unknown, otp: string) =>
    ask(browser, '/api/oauth/second-factor', { code, otp });

  test('that began before a new password is over', async () => {
    const secret = await setUpApp();
    const thief = browserAt(world, world.one);
    const begun = await signIn(thief);
    expect(begun.body).toMatchObject({ state: 'second_factor' });
    await reset();
    world.clock.advance(30_000);
    const done = await finish(thief, begun.body['code'], appCodeAt(secret, world.clock.now()));
    expect(done).toMatchObject({ status: 410, body: { code: 'sign_in_expired' } });
    expect(thief.cookie).toBeUndefined();
  });

  test('that is finished while the password changes comes to nothing', async () => {
    const secret = await setUpApp();
    const thief = browserAt(slow, world.one);
    const begun = await signIn(thief);
    world.clock.advance(30_000);
    slow.clock.advance(world.clock.now() - slow.clock.now());
    held.hold('INSERT INTO session', () => reset());
    const done = await finish(thief, begun.body['code'], appCodeAt(secret, world.clock.now()));
    expect(done.status).toBe(422);
    expect(thief.cookie).toBeUndefined();
  });

  test('is not begun by a password that changes meanwhile', async () => {
    await setUpApp();
    const thief = browserAt(slow, world.one);
    held.hold('INSERT INTO pending_sign_in', () => reset());
    expect((await signIn(thief)).status).toBe(401);
  });
});

test('a passkey that signs in while another password is set signs nobody in', async () => {
  const device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
  await addPasskey(home, device);
  const elsewhere = browserAt(slow, world.one);
  const options = (await ask(elsewhere, '/api/oauth/passkey/options', {})).body;
  const credential = await device.get(options as { challenge: string });
  held.hold('INSERT INTO session', () => reset());
  const done = await ask(elsewhere, '/api/oauth/passkey', { credential });
  expect(done).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
});

describe('a session that is ended while it asks', () => {
  /** The same session in a thief's browser. */
  async function stolen(): Promise<Browser> {
    const thief = browserAt(slow, world.one);
    expect((await signIn(thief)).status).toBe(200);
    return thief;
  }

  test('adds no passkey', async () => {
    const thief = await stolen();
    const device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
    held.hold('INSERT INTO passkey', () => reset());
    expect(await addPasskey(thief, device)).toMatchObject({
      status: 401,
      body: { code: 'login_required' },
    });
  });

  test('changes no contact', async () => {
    const thief = await stolen();
    const path = `/api/profile/${me.id}:st_${world.one}/${me.id}/contact`;
    const other = newcomer();
    const begun = await ask(thief, path, {
      type: 'email',
      email: other.email,
      password: PASSWORD,
    });
    held.hold('UPDATE account SET username', () => reset());
    const pin = await pinTo(other.email);
    const done = await ask(thief, `${path}/pin`, { code: begun.body['code'], pin });
    expect(done.status).toBe(422);
    const row = await env.DIRECTORY.prepare('SELECT email FROM account WHERE id = ?')
      .bind(me.id)
      .first();
    expect(row).toEqual({ email: me.email });
  });

  test('erases nothing by a password that was right before', async () => {
    const thief = await stolen();
    held.hold('SET username', () => reset());
    const path = `/api/profile/${me.id}:st_${world.one}/${me.id}/erase`;
    expect((await ask(thief, path, { password: PASSWORD })).status).not.toBe(200);
    expect((await signIn(browserAt(world, world.one), NEW)).status).toBe(200);
  });
});

test('a reset that went to the contact of before opens nothing', async () => {
  const thief = browserAt(world, world.one);
  const begun = await ask(thief, '/api/auth/password/reset', { username: me.email });
  const pin = await pinTo(me.email);
  const other = newcomer();
  const path = `/api/profile/${me.id}:st_${world.one}/${me.id}/contact`;
  const change = await ask(home, path, { type: 'email', email: other.email, password: PASSWORD });
  const proved = await ask(home, `${path}/pin`, {
    code: change.body['code'],
    pin: await pinTo(other.email),
  });
  expect(proved.status).toBe(200);
  const done = await ask(thief, '/api/activate/pin', {
    code: begun.body['code'],
    pin,
    password: NEW,
  });
  expect(done).toMatchObject({ body: { code: 'user_does_not_exist' } });
  expect(thief.cookie).toBeUndefined();
});
