import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { contracts } from '../../support/contracts.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, signUp } from './world.ts';

let world: Platform & { one: string; two: string };

beforeAll(async () => {
  world = await openWorld('claves');
});

const KEY = { 'idempotency-key': 'clave-compartida-1' };

test('a key is its caller’s: another person with the same gets no answer of the first', async () => {
  const [rosa, ana, nobody] = [0, 1, 2].map(() => browserAt(world, world.one));
  if (!rosa || !ana || !nobody) throw new Error('no browsers');
  await signUp(rosa);
  await signUp(ana);
  const create = (browser: typeof rosa) =>
    browser.post('/api/shopping-carts', { lines: [] }, { headers: KEY });
  const first = await create(rosa);
  expect(first.status).toBe(201);
  expect(await (await create(rosa)).json()).toEqual(await first.json());
  for (const other of [ana, nobody]) {
    const answer = await create(other);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  }
});

test('no call that signs an account in takes a key, and none of their answers is kept', async () => {
  const proving = contracts.filter(
    ({ id, service, access, method }) =>
      ['auth', 'oauth', 'activate'].includes(service) &&
      access === 'public' &&
      method !== 'get' &&
      // It is about a mailbox, and begins no session.
      id !== 'auth.mail-stop',
  );
  expect(proving.length).toBeGreaterThan(7);
  for (const { id, idempotency } of proving) expect(idempotency, id).toBe('none');
  const browser = browserAt(world, world.one);
  const someone = newcomer();
  await signUp(browser, someone);
  for (let index = 0; index < 2; index += 1) {
    const answer = await browser.post(
      '/api/oauth/authorization',
      { username: someone.phone, password: someone.body['password'] },
      { headers: KEY },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private, no-cache/);
  }
  const kept = await env.DIRECTORY.prepare('SELECT call FROM idempotency').all();
  expect(kept.results).toEqual([]);
});
