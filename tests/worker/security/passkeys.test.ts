import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { browserAt, openWorld, signUp, type Browser } from '../people/world.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

let world: Platform & { one: string; two: string };
let browser: Browser;
let device: SoftAuthenticator;
let me: { readonly id: string };

const originOf = (slug: string) => `http://${slug}.localhost:8787`;

beforeAll(async () => {
  world = await openWorld('llaves');
});

beforeEach(async () => {
  browser = browserAt(world, world.one);
  me = await signUp(browser);
  device = new SoftAuthenticator(originOf(world.one));
});

type Options = Parameters<SoftAuthenticator['create']>[0];
type Otherwise = Parameters<SoftAuthenticator['create']>[1];

async function json(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json()) as Record<string, unknown>;
}

async function askToAdd(by: Browser = browser): Promise<Options> {
  return (await (await by.post('/api/auth/passkeys/options', {})).json()) as Options;
}

async function add(otherwise: Otherwise = {}): Promise<Response> {
  const credential = await device.create(await askToAdd(), otherwise);
  return browser.post('/api/auth/passkeys', { name: 'Mi teléfono', credential });
}

async function signInWith(by: Browser, otherwise: Otherwise = {}): Promise<Response> {
  const options = await json(await by.post('/api/oauth/passkey/options', {}));
  const credential = await device.get(options as { challenge: string }, otherwise);
  return by.post('/api/oauth/passkey', { credential });
}

test('one is added, and signs in elsewhere without anything else', async () => {
  const added = await add();
  expect(added.status).toBe(201);
  expect(await json(added)).toMatchObject({ name: 'Mi teléfono', host: `${world.one}.localhost` });
  const elsewhere = browserAt(world, world.one);
  const signed = await signInWith(elsewhere);
  expect(signed.status).toBe(200);
  expect(await json(signed)).toMatchObject({ state: 'signed_in', person: { id: me.id } });
  expect(elsewhere.cookie).toMatch(/^[\w-]{43}$/);
  const { results } = (await json(await elsewhere.get('/api/auth/sessions'))) as {
    results: { method: string; is_current: boolean }[];
  };
  expect(results.find((one) => one.is_current)?.method).toBe('passkey');
  const { passkeys } = (await json(await browser.get('/api/auth/security'))) as {
    passkeys: { used_at: string | null }[];
  };
  expect(passkeys).toHaveLength(1);
  expect(passkeys[0]?.used_at).not.toBeNull();
});

test('the options for a new one ask for both factors, and exclude the account’s own', async () => {
  await add();
  expect(await askToAdd()).toMatchObject({
    rp: { id: `${world.one}.localhost` },
    attestation: 'none',
    excludeCredentials: [{ type: 'public-key' }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

test.each<[string, Otherwise]>([
  ['made for another page', { origin: 'http://otra.localhost:8787' }],
  ['made for another host', { rpId: 'otra.localhost' }],
  ['of an unverified person', { isVerified: false }],
])('one %s is not added', async (_what, otherwise) => {
  const answer = await add(otherwise);
  expect([answer.status, (await json(answer))['code']]).toEqual([422, 'passkey_refused']);
});

test.each<[string, Otherwise]>([
  ['signed for another page', { origin: 'http://otra.localhost:8787' }],
  ['signed for another host', { rpId: 'otra.localhost' }],
  ['signed for an unverified person', { isVerified: false }],
  ['that names another account', { userHandle: btoa('ac_somebody').replaceAll('=', '') }],
])('one %s signs nobody in', async (_what, otherwise) => {
  await add();
  const elsewhere = browserAt(world, world.one);
  const answer = await signInWith(elsewhere, otherwise);
  expect([answer.status, (await json(answer))['code']]).toEqual([422, 'passkey_refused']);
  expect(elsewhere.cookie).toBeUndefined();
  expect((await signInWith(elsewhere)).status).toBe(200);
});

test('a counter that goes back tells of a copy, which does not sign in', async () => {
  await add();
  expect((await signInWith(browserAt(world, world.one), { counter: 7 })).status).toBe(200);
  for (const counter of [7, 3, 0]) {
    const answer = await signInWith(browserAt(world, world.one), { counter });
    expect([counter, answer.status]).toEqual([counter, 422]);
  }
  expect((await signInWith(browserAt(world, world.one), { counter: 8 })).status).toBe(200);
});

test('one that does not count signs in again and again', async () => {
  await add();
  for (const time of [1, 2]) {
    const { status } = await signInWith(browserAt(world, world.one), { counter: 0 });
    expect([time, status]).toEqual([time, 200]);
  }
});

test('a store of another host does not know it', async () => {
  await add();
  const other = browserAt(world, world.two);
  const origin = originOf(world.two);
  const answer = await signInWith(other, { origin, rpId: `${world.two}.localhost` });
  expect([answer.status, other.cookie]).toEqual([422, undefined]);
});

test('a challenge counts once, and for five minutes', async () => {
  await add();
  const elsewhere = browserAt(world, world.one);
  const ask = async () => await json(await elsewhere.post('/api/oauth/passkey/options', {}));
  const challenge = (await ask()) as { challenge: string };
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const credential = await device.get(challenge, { counter: 0 });
      const by = browserAt(world, world.one);
      return (await by.post('/api/oauth/passkey', { credential })).status;
    }),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 422)).toHaveLength(9);

  const late = (await ask()) as { challenge: string };
  const { clock } = world;
  clock.advance(5 * 60_000);
  const credential = await device.get(late, { counter: 0 });
  expect((await elsewhere.post('/api/oauth/passkey', { credential })).status).toBe(422);
});

test('a challenge of another use, another account or another hand is refused', async () => {
  const forSignIn = await json(await browser.post('/api/oauth/passkey/options', {}));
  const mine = await askToAdd();
  const other = browserAt(world, world.one);
  await signUp(other);
  const theirs = await askToAdd(other);
  const forged = `${mine.challenge.slice(0, -1)}${mine.challenge.endsWith('A') ? 'B' : 'A'}`;
  for (const challenge of [forSignIn['challenge'] as string, theirs.challenge, forged, 'AAAA']) {
    const credential = await device.create({ ...mine, challenge });
    const answer = await browser.post('/api/auth/passkeys', { name: 'x', credential });
    expect([challenge, answer.status]).toEqual([challenge, 422]);
  }
});

describe('others', () => {
  test('do not rename or remove it, nor add it to their own account', async () => {
    const { id } = (await json(await add())) as { id: string };
    const other = browserAt(world, world.one);
    await signUp(other);
    const renamed = await other.send('PUT', `/api/auth/passkeys/${id}`, { name: 'ajena' });
    expect(renamed.status).toBe(404);
    await other.post(`/api/auth/passkeys/${id}/remove`, {});
    const { passkeys } = await json(await browser.get('/api/auth/security'));
    expect(passkeys).toMatchObject([{ id, name: 'Mi teléfono' }]);
    const credential = await device.create(await askToAdd(other));
    const taken = await other.post('/api/auth/passkeys', { name: 'x', credential });
    expect([taken.status, (await json(taken))['code']]).toEqual([409, 'passkey_exists']);
  });

  test('visitors who are not signed in reach none of the calls', async () => {
    const nobody = browserAt(world, world.one);
    for (const [method, path, body] of [
      ['GET', '/api/auth/security', undefined],
      ['POST', '/api/auth/passkeys/options', {}],
      ['POST', `/api/auth/passkeys/pk_${'a'.repeat(26)}/remove`, {}],
      ['POST', '/api/auth/authenticator', {}],
      ['POST', '/api/auth/recovery-codes', {}],
      ['POST', '/api/auth/prove', { password: 'x' }],
    ] as const) {
      expect((await nobody.send(method, path, body)).status).toBe(401);
    }
  });
});

test('it is renamed, and once it is removed it does not sign in', async () => {
  const { id } = (await json(await add())) as { id: string };
  const renamed = await browser.send('PUT', `/api/auth/passkeys/${id}`, { name: ' Laptop ' });
  expect(renamed.status).toBe(200);
  expect(await json(await browser.get('/api/auth/security'))).toMatchObject({
    passkeys: [{ name: 'Laptop' }],
  });
  expect((await browser.post(`/api/auth/passkeys/${id}/remove`, {})).status).toBe(200);
  expect((await browser.post(`/api/auth/passkeys/${id}/remove`, {})).status).toBe(404);
  expect((await signInWith(browserAt(world, world.one))).status).toBe(422);
});

test('an account has no more than fit, however many come at once', async () => {
  await env.DIRECTORY.batch(
    Array.from({ length: 18 }, (_none, index) =>
      env.DIRECTORY.prepare(
        `INSERT INTO passkey (id, credential_id, account_id, rp_id, public_key, counter, transports,
          name, created_at) VALUES (?1, ?1, ?2, 'h', 'k', 0, '[]', 'n', 0)`,
      ).bind(`${me.id}-${index}`, me.id),
    ),
  );
  const added = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const one = new SoftAuthenticator(originOf(world.one));
      const credential = await one.create(await askToAdd());
      return (await browser.post('/api/auth/passkeys', { name: 'x', credential })).status;
    }),
  );
  expect(added.filter((status) => status === 201)).toHaveLength(2);
  expect(added.filter((status) => status === 409)).toHaveLength(4);
});
