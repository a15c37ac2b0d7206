/** An account's protection changes only after a recent proof of identity. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { contracts } from '../../support/contracts.ts';
import { RECENT_PROOF_MS } from '../../../shared/kernel/constants/timers.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, signUp, type Browser } from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const password = newcomer().body['password'];
const NO_PASSKEY = `/api/auth/passkeys/pk_${'a'.repeat(26)}`;

type Creation = Parameters<SoftAuthenticator['create']>[0];

let world: Platform & { one: string; two: string };
let browser: Browser;
let me: { readonly id: string; readonly phone: string };
let device: SoftAuthenticator;

beforeAll(async () => {
  world = await openWorld('reciente');
});

beforeEach(async () => {
  // Earlier tests' tries no longer count.
  world.clock.advance(60 * 60_000);
  browser = browserAt(world, world.one);
  me = await signUp(browser);
  device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
});

async function told(answer: Response): Promise<unknown[]> {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const prove = (by: Browser, typed: unknown) => by.post('/api/auth/prove', { password: typed });

test('a proof of a time that is still to come is not recent', async () => {
  world.clock.advance(-24 * 60 * 60_000);
  expect(await told(await browser.post('/api/auth/authenticator', {}))).toEqual([
    403,
    'proof_required',
  ]);
  world.clock.advance(24 * 60 * 60_000);
  expect((await browser.post('/api/auth/authenticator', {})).status).toBe(201);
});

/** Every call that changes an account's protection, or the cards it left with a provider, by its id. */
const CHANGES: Readonly<Record<string, (by: Browser) => Promise<Response>>> = {
  'auth.passkey-options': (by) => by.post('/api/auth/passkeys/options', {}),
  'auth.passkey-add': async (by) => {
    const credential = await device.create({ challenge: 'AAAA', rp: {}, user: { id: 'AA' } });
    return by.post('/api/auth/passkeys', { name: 'x', credential });
  },
  'auth.passkey-remove': (by) => by.post(`${NO_PASSKEY}/remove`, {}),
  'auth.authenticator-begin': (by) => by.post('/api/auth/authenticator', {}),
  'auth.authenticator-confirm': (by) =>
    by.post('/api/auth/authenticator/confirm', { otp: '123456' }),
  'auth.authenticator-remove': (by) => by.post('/api/auth/authenticator/remove', { otp: '123456' }),
  'auth.recovery-codes': (by) => by.post('/api/auth/recovery-codes', { otp: '123456' }),
  'payment.card-drop': (by) => by.send('DELETE', `/api/payment/cards/sc_${'a'.repeat(26)}`),
};

/** Calls that move money; `tests/worker/cashouts` makes them with and without a proof. */
const MOVES_MONEY = [
  'wallets.set-account',
  'wallets.set-store-account',
  'wallets.cash-out',
  'wallets.store-cash-out',
  'payouts.approve',
  'payouts.make-batch',
  'payouts.read-answer',
  'payouts.pause',
];

test('these are the calls that ask for it', () => {
  const asking = contracts.filter(({ recentProof }) => recentProof).map(({ id }) => id);
  expect(asking.toSorted()).toEqual([...Object.keys(CHANGES), ...MOVES_MONEY].toSorted());
});

test.each(Object.entries(CHANGES))('%s: a session alone is not enough', async (_id, change) => {
  world.clock.advance(RECENT_PROOF_MS - 1);
  expect((await told(await change(browser)))[1]).not.toBe('proof_required');
  world.clock.advance(1);
  expect(await told(await change(browser))).toEqual([403, 'proof_required']);
  expect(await told(await prove(browser, 'otra'))).toEqual([401, 'wrong_credentials']);
  expect(await told(await change(browser))).toEqual([403, 'proof_required']);
  expect((await prove(browser, password)).status).toBe(200);
  expect((await told(await change(browser)))[1]).not.toBe('proof_required');
  world.clock.advance(RECENT_PROOF_MS);
  expect(await told(await change(browser))).toEqual([403, 'proof_required']);
});

test('with it a passkey is added, and without it none, although the browser was asked for one', async () => {
  const asked = await browser.post('/api/auth/passkeys/options', {});
  const credential = await device.create((await asked.json()) as Creation);
  const body = { name: 'Mi teléfono', credential };
  // The question still counts, the proof does not.
  world.clock.advance(4 * 60_000);
  await env.DIRECTORY.prepare('UPDATE session SET created_at = created_at - ? WHERE account_id = ?')
    .bind(RECENT_PROOF_MS, me.id)
    .run();
  expect(await told(await browser.post('/api/auth/passkeys', body))).toEqual([
    403,
    'proof_required',
  ]);
  await prove(browser, password);
  expect((await browser.post('/api/auth/passkeys', body)).status).toBe(201);
});

test('a proof is one session’s, and its other calls go on without one', async () => {
  const other = browserAt(world, world.one);
  await other.post('/api/oauth/authorization', { username: me.phone, password });
  world.clock.advance(RECENT_PROOF_MS);
  await prove(other, password);
  expect((await other.post('/api/auth/authenticator', {})).status).toBe(201);
  expect(await told(await browser.post('/api/auth/authenticator', {}))).toEqual([
    403,
    'proof_required',
  ]);
  expect((await browser.get('/api/auth/security')).status).toBe(200);
});

test('an account without a password signs in anew', async () => {
  await env.DIRECTORY.prepare('UPDATE account SET password = NULL WHERE id = ?').bind(me.id).run();
  const asked = await browser.post('/api/auth/passkeys/options', {});
  const credential = await device.create((await asked.json()) as Creation);
  await browser.post('/api/auth/passkeys', { name: 'x', credential });
  world.clock.advance(RECENT_PROOF_MS);
  expect(await told(await prove(browser, ''))).toEqual([400, 'invalid_request']);
  expect(await told(await prove(browser, password))).toEqual([401, 'wrong_credentials']);
  const options = await browser.post('/api/oauth/passkey/options', {});
  const used = await device.get((await options.json()) as { challenge: string });
  expect((await browser.post('/api/oauth/passkey', { credential: used })).status).toBe(200);
  expect((await browser.post('/api/auth/authenticator', {})).status).toBe(201);
});

test('of 40 guesses at once ten are looked at, and the right one comes too late', async () => {
  const begun = (await (await browser.post('/api/auth/authenticator', {})).json()) as {
    secret: string;
  };
  world.clock.advance(RECENT_PROOF_MS);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, async () => told(await prove(browser, 'otra'))),
  );
  expect(guesses.filter(([, code]) => code === 'wrong_credentials')).toHaveLength(10);
  expect(guesses.filter(([, code]) => code === 'too_many_requests')).toHaveLength(30);
  expect(await told(await prove(browser, password))).toEqual([429, 'too_many_requests']);
  // Nor by the right code of the app.
  const otp = appCodeAt(begun.secret, world.clock.now());
  const confirmed = await browser.post('/api/auth/authenticator/confirm', { otp });
  expect(await told(confirmed)).toEqual([403, 'proof_required']);
  world.clock.advance(15 * 60_000);
  expect((await prove(browser, password)).status).toBe(200);
});
