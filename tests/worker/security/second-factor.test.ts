import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { deleteCeremoniesBefore } from '../../../edge/modules/security/index.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, pinTo, signUp, type Browser } from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const STEP = 30_000;
const HOUR = 60 * 60_000;

let world: Platform & { one: string; two: string };
/** A signed-in browser, in which the app is set up. */
let browser: Browser;
let me: { readonly id: string; readonly phone: string };
let secret: string;
let recovery: string[];

beforeAll(async () => {
  world = await openWorld('segundo');
});

beforeEach(async () => {
  // Earlier tests' guesses no longer count.
  world.clock.advance(HOUR);
  browser = browserAt(world, world.one);
  me = await signUp(browser);
  ({ secret } = (await json(await browser.post('/api/auth/authenticator', {}))) as {
    secret: string;
  });
  const confirmed = await browser.post('/api/auth/authenticator/confirm', { otp: codeNow() });
  recovery = (await json(confirmed))['recovery_codes'] as string[];
  // The code that confirmed the app was the only one of its time step.
  world.clock.advance(STEP);
});

async function json(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json()) as Record<string, unknown>;
}

const told = async (answer: Response) => [answer.status, (await json(answer))['code']];

const codeNow = () => appCodeAt(secret, world.clock.now());

function wrongCode(): string {
  const now = world.clock.now();
  const right = new Set([-2, -1, 0, 1, 2].map((step) => appCodeAt(secret, now + step * STEP)));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find(
    (code) => !right.has(code),
  )!;
}

/** The first half of a sign-in. */
async function begin(by: Browser, password = newcomer().body['password']): Promise<string> {
  const answer = await by.post('/api/oauth/authorization', { username: me.phone, password });
  const { state, code } = await json(answer);
  expect([answer.status, state]).toEqual([200, 'second_factor']);
  expect(by.cookie).toBeUndefined();
  return code as string;
}

function finish(by: Browser, code: string, otp: string): Promise<Response> {
  return by.post('/api/oauth/second-factor', { code, otp });
}

test('a password alone is not a sign-in; the app’s code finishes it', async () => {
  const elsewhere = browserAt(world, world.one);
  const code = await begin(elsewhere);
  const done = await finish(elsewhere, code, codeNow());
  expect(await json(done)).toMatchObject({
    state: 'signed_in',
    person: { id: me.id },
    redirect_to: '/',
  });
  expect(elsewhere.cookie).toMatch(/^[\w-]{43}$/);
  expect(await told(await finish(elsewhere, code, codeNow()))).toEqual([410, 'sign_in_expired']);
});

test('the app is shown under the store’s name', async () => {
  const other = browserAt(world, world.one);
  await signUp(other);
  const { uri } = await json(await other.post('/api/auth/authenticator', {}));
  expect(new URL(String(uri)).searchParams.get('issuer')).toBe(`Tienda ${world.one}`);
});

test('an app that is not confirmed guards nothing, and is confirmed by its own code alone', async () => {
  const other = browserAt(world, world.one);
  const someone = newcomer();
  await signUp(other, someone);
  const begun = await json(await other.post('/api/auth/authenticator', {}));
  expect(
    await told(await other.post('/api/auth/authenticator/confirm', { otp: codeNow() })),
  ).toEqual([422, 'invalid_code']);
  const signed = await other.post('/api/oauth/authorization', {
    username: someone.phone,
    password: someone.body['password'],
  });
  expect(await json(signed)).toMatchObject({ state: 'signed_in' });
  // After a new set-up the first secret is worthless.
  await other.post('/api/auth/authenticator', {});
  const old = appCodeAt(begun['secret'] as string, world.clock.now());
  expect(await told(await other.post('/api/auth/authenticator/confirm', { otp: old }))).toEqual([
    422,
    'invalid_code',
  ]);
});

test('no table holds the secret or a recovery code as they are', async () => {
  const row = await env.DIRECTORY.prepare('SELECT secret FROM authenticator WHERE account_id = ?')
    .bind(me.id)
    .first<{ secret: string }>();
  expect(row?.secret).not.toContain(secret);
  const { results } = await env.DIRECTORY.prepare('SELECT hash FROM recovery_code').all();
  for (const code of recovery) expect(JSON.stringify(results)).not.toContain(code.slice(0, 5));
});

test('one that guards is not replaced without its removal', async () => {
  expect(await told(await browser.post('/api/auth/authenticator', {}))).toEqual([
    409,
    'authenticator_active',
  ]);
});

test('20 sign-ins at once with one code of the app: one passes', async () => {
  const codes = Array.from({ length: 20 }, () => newId('proof'));
  await env.DIRECTORY.batch(
    codes.map((code) =>
      env.DIRECTORY.prepare(
        `INSERT INTO pending_sign_in (id, account_id, epoch, host, method, expires_at)
          SELECT ?, id, epoch, ?, 'password', ? FROM account WHERE id = ?`,
      ).bind(code, `${world.one}.localhost`, world.clock.now() + HOUR, me.id),
    ),
  );
  const otp = codeNow();
  const browsers = codes.map(() => browserAt(world, world.one));
  const answers = await Promise.all(
    codes.map((code, index) => finish(browsers[index]!, code, otp)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(browsers.filter(({ cookie }) => cookie !== undefined)).toHaveLength(1);
  const elsewhere = browserAt(world, world.one);
  expect((await finish(elsewhere, await begin(elsewhere), otp)).status).not.toBe(200);
});

test('a code of the step before counts, unless a later one was used', async () => {
  const before = codeNow();
  world.clock.advance(STEP);
  const one = browserAt(world, world.one);
  expect((await finish(one, await begin(one), codeNow())).status).toBe(200);
  const other = browserAt(world, world.one);
  expect(await told(await finish(other, await begin(other), before))).toEqual([
    422,
    'invalid_code',
  ]);
});

test('of 50 guesses at once five are looked at, and the right code comes too late', async () => {
  const elsewhere = browserAt(world, world.one);
  const code = await begin(elsewhere);
  const otp = wrongCode();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => told(await finish(elsewhere, code, otp))),
  );
  expect(answers.filter(([, why]) => why === 'invalid_code')).toHaveLength(5);
  expect(answers.filter(([, why]) => why === 'sign_in_expired')).toHaveLength(45);
  expect(await told(await finish(elsewhere, code, codeNow()))).toEqual([410, 'sign_in_expired']);
  // A new sign-in has its own number of guesses.
  expect((await finish(elsewhere, await begin(elsewhere), codeNow())).status).toBe(200);
});

test('an account has ten guesses an hour, over all its sign-ins', async () => {
  const elsewhere = browserAt(world, world.one);
  const codes = [await begin(elsewhere), await begin(elsewhere), await begin(elsewhere)];
  const answers = await Promise.all(
    codes.flatMap((code) =>
      Array.from({ length: 4 }, async () => told(await finish(elsewhere, code, wrongCode()))),
    ),
  );
  expect(answers.filter(([, why]) => why === 'invalid_code')).toHaveLength(10);
  expect(answers.filter(([, why]) => why === 'too_many_requests')).toHaveLength(2);
  const late = await begin(elsewhere);
  expect(await told(await finish(elsewhere, late, codeNow()))).toEqual([429, 'too_many_requests']);
  world.clock.advance(HOUR);
  expect((await finish(elsewhere, await begin(elsewhere), codeNow())).status).toBe(200);
});

test('half a sign-in is over after ten minutes, and is worth nothing at another host', async () => {
  const elsewhere = browserAt(world, world.one);
  const code = await begin(elsewhere);
  const other = browserAt(world, world.two);
  expect(await told(await finish(other, code, codeNow()))).toEqual([410, 'sign_in_expired']);
  world.clock.advance(10 * 60_000);
  expect(await told(await finish(elsewhere, code, codeNow()))).toEqual([410, 'sign_in_expired']);
});

describe('recovery codes', () => {
  test('sign in, each once, also at the same time', async () => {
    const [first = '', second = ''] = recovery;
    const browsers = Array.from({ length: 5 }, () => browserAt(world, world.one));
    const codes: string[] = [];
    for (const one of browsers) codes.push(await begin(one));
    const answers = await Promise.all(
      codes.map((code, index) => finish(browsers[index]!, code, first.toUpperCase())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const elsewhere = browserAt(world, world.one);
    expect((await finish(elsewhere, await begin(elsewhere), second)).status).toBe(200);
    expect(await json(await browser.get('/api/auth/security'))).toMatchObject({
      recovery_codes_left: 8,
    });
  });

  test('another account’s are no good', async () => {
    const mine = recovery[0]!;
    const other = browserAt(world, world.one);
    me = await signUp(other);
    const begun = await json(await other.post('/api/auth/authenticator', {}));
    secret = begun['secret'] as string;
    await other.post('/api/auth/authenticator/confirm', { otp: codeNow() });
    const elsewhere = browserAt(world, world.one);
    expect(await told(await finish(elsewhere, await begin(elsewhere), mine))).toEqual([
      422,
      'invalid_code',
    ]);
  });

  test('new ones take the old ones’ place', async () => {
    world.clock.advance(60_000);
    const renewed = await json(await browser.post('/api/auth/recovery-codes', { otp: codeNow() }));
    const [fresh = ''] = renewed['recovery_codes'] as string[];
    const elsewhere = browserAt(world, world.one);
    const code = await begin(elsewhere);
    expect(await told(await finish(elsewhere, code, recovery[0]!))).toEqual([422, 'invalid_code']);
    expect((await finish(elsewhere, code, fresh)).status).toBe(200);
  });
});

test('it is removed with its recovery codes; then the password signs in', async () => {
  const { password } = newcomer().body;
  world.clock.advance(60_000);
  const remove = () => browser.post('/api/auth/authenticator/remove', { otp: codeNow() });
  expect((await remove()).status).toBe(200);
  expect(await told(await remove())).toEqual([409, 'authenticator_missing']);
  expect(await json(await browser.get('/api/auth/security'))).toEqual({
    passkeys: [],
    authenticator_since: null,
    recovery_codes_left: 0,
  });
  const elsewhere = browserAt(world, world.one);
  const signed = await elsewhere.post('/api/oauth/authorization', { username: me.phone, password });
  expect(await json(signed)).toMatchObject({ state: 'signed_in' });
});

test('a reset changes the password, ends all sessions, and still asks for the app', async () => {
  const elsewhere = browserAt(world, world.one);
  const begun = await json(
    await elsewhere.post('/api/auth/password/reset', { username: me.phone }),
  );
  const reset = await json(
    await elsewhere.post(
      '/api/activate/pin',
      { code: begun['code'], pin: await pinTo(me.phone), password: 'otra frase larga' },
      // As a page of an Argentine store asks.
      { headers: { 'x-locale': 'es-AR' } },
    ),
  );
  expect(reset['actions']).toMatchObject([
    { action: 'sign-in', redirect_to: '/login?next=%2F' },
    { action: 'notification', level: 'success', message: expect.stringMatching(/^Iniciá sesión/) },
  ]);
  expect(elsewhere.cookie).toBeUndefined();
  expect(await json(await browser.get('/api/auth/session'))).toEqual({
    person: null,
    user_id: 'anonymous',
  });
  const code = await begin(elsewhere, 'otra frase larga');
  expect((await finish(elsewhere, code, codeNow())).status).toBe(200);
});

test('expired rows are deleted, and valid ones stay', async () => {
  const elsewhere = browserAt(world, world.one);
  await begin(elsewhere);
  world.clock.advance(9 * 60_000);
  await begin(elsewhere);
  const left = () =>
    env.DIRECTORY.prepare('SELECT count(*) AS rows FROM pending_sign_in WHERE account_id = ?')
      .bind(me.id)
      .first<number>('rows');
  expect(await left()).toBe(2);
  world.clock.advance(60_000);
  await env.DIRECTORY.batch(
    deleteCeremoniesBefore(world.clock.now()).map(({ text, params }) =>
      env.DIRECTORY.prepare(text).bind(...params),
    ),
  );
  expect(await left()).toBe(1);
});
