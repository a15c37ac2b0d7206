/**
 * Every change of an account's protection is reported to its person, by the contact of before the
 * change.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountNotice } from '../../../edge/flows/people/topics.ts';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';
import type { OutboxMessage } from '../../../edge/env.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import {
  browserAt,
  messagesTo,
  newcomer,
  openWorld,
  pinTo,
  signUp,
  type Browser,
} from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const STEP = 30_000;
const password = newcomer().body['password'];

let world: Platform & { one: string; two: string };
let browser: Browser;
let me: { readonly id: string; readonly email: string };

/** The messages that the queue got; it delivers none, so that every message can be read. */
const announced: OutboxMessage[] = [];
const queue = {
  sendBatch: async (messages: readonly { body: OutboxMessage }[]) => {
    announced.push(...messages.map(({ body }) => body));
  },
};

beforeAll(async () => {
  const OUTBOX = queue as unknown as typeof env.OUTBOX;
  world = { ...(await openWorld('avisos')), ...startPlatform({ OUTBOX }) };
});

beforeEach(async () => {
  world.clock.advance(60 * 60_000);
  browser = browserAt(world, world.one);
  me = await signUp(browser, newcomer({ type: 'email' }));
});

type Json = Record<string, unknown>;

async function json(answer: Response): Promise<Json> {
  return (await answer.json()) as Json;
}

/** The notices to a recipient about their account, the last first; other messages carry PINs. */
async function noticesTo(recipient: string): Promise<string[]> {
  const { results } = await env.DIRECTORY.prepare(
    `SELECT coalesce(body ->> 'subject', body ->> 'text') AS subject FROM outbox
      WHERE payload ->> 'recipient' = ? AND topic = ? ORDER BY rowid DESC`,
  )
    .bind(recipient, accountNotice.name)
    .all<{ subject: string }>();
  return results.map(({ subject }) => subject);
}

async function setUpApp(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await json(await browser.post('/api/auth/authenticator', {}))) as {
    secret: string;
  };
  const otp = appCodeAt(secret, world.clock.now());
  const confirmed = await json(await browser.post('/api/auth/authenticator/confirm', { otp }));
  world.clock.advance(STEP);
  return { secret, codes: confirmed['recovery_codes'] as string[] };
}

async function finishBy(otp: string): Promise<Response> {
  const elsewhere = browserAt(world, world.one);
  const username = me.email;
  const begun = await elsewhere.post('/api/oauth/authorization', { username, password });
  const { code } = await json(begun);
  return elsewhere.post('/api/oauth/second-factor', { code, otp });
}

test('a passkey that is added, and its end', async () => {
  const device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
  const options = await json(await browser.post('/api/auth/passkeys/options', {}));
  const credential = await device.create(options as never);
  const body = { name: 'Mi teléfono', credential };
  const { id } = await json(await browser.post('/api/auth/passkeys', body));
  const added = 'Tu cuenta tiene una llave de acceso nueva';
  expect(await noticesTo(me.email)).toEqual([expect.stringContaining(added)]);
  // The same passkey once more is refused, and no notice reports a change that did not happen.
  expect((await browser.post('/api/auth/passkeys', body)).status).not.toBe(201);
  expect(await noticesTo(me.email)).toHaveLength(1);
  await browser.post(`/api/auth/passkeys/${String(id)}/remove`, {});
  await browser.post(`/api/auth/passkeys/${String(id)}/remove`, {});
  const removed = 'Se quitó una llave de acceso de tu cuenta';
  expect(await noticesTo(me.email)).toEqual([
    expect.stringContaining(removed),
    expect.stringContaining(added),
  ]);
});

test('the app, its codes, their use, and its end', async () => {
  await browser.post('/api/auth/authenticator', {});
  expect(await noticesTo(me.email)).toEqual([]);
  const { secret, codes } = await setUpApp();
  expect((await finishBy(appCodeAt(secret, world.clock.now()))).status).toBe(200);
  // A code that belongs to no account sends no notice.
  expect((await finishBy('00000-00000')).status).toBe(422);
  expect(await noticesTo(me.email)).toHaveLength(1);
  expect((await finishBy(codes[0]!)).status).toBe(200);
  const renewed = await browser.post('/api/auth/recovery-codes', { otp: codes[1] });
  const { recovery_codes: fresh } = (await renewed.json()) as { recovery_codes: string[] };
  await browser.post('/api/auth/authenticator/remove', { otp: fresh[0] });
  expect(await noticesTo(me.email)).toEqual([
    expect.stringContaining('Tu cuenta ya no pide el código de tu aplicación'),
    expect.stringContaining('Tu cuenta tiene códigos de recuperación nuevos'),
    expect.stringContaining('Se usó un código de recuperación de tu cuenta'),
    expect.stringContaining('Tu cuenta ya pide el código de una aplicación'),
  ]);
});

test.each([[false], [true]])('a new password, with a second factor: %s', async (isGuarded) => {
  if (isGuarded) await setUpApp();
  const begun = await json(await browser.post('/api/auth/password/reset', { username: me.email }));
  const done = await browser.post('/api/activate/pin', {
    code: begun['code'],
    pin: await pinTo(me.email),
    password: 'otra frase larga',
  });
  expect(done.status).toBe(200);
  const [last] = await noticesTo(me.email);
  expect(last).toContain('La contraseña de tu cuenta cambió');
});

async function changeContact(contact: Json, to: string): Promise<void> {
  const path = `/api/profile/${me.id}:st_${world.one}/${me.id}/contact`;
  const begun = await json(await browser.post(path, { ...contact, password }));
  const pin = await pinTo(to);
  const proved = await browser.post(`${path}/pin`, { code: begun['code'], pin });
  expect(proved.status, await proved.clone().text()).toBe(200);
}

test('an e-mail that changes is told to the one of before, and a first phone as well', async () => {
  const fresh = `nueva.${me.email}`;
  await changeContact({ type: 'email', email: fresh }, fresh);
  const changed = expect.stringContaining('El correo de tu cuenta cambió');
  expect(await noticesTo(me.email)).toEqual([changed]);
  expect(await noticesTo(fresh)).toEqual([]);
  const { phone } = newcomer();
  await changeContact({ type: 'phone', phone: phone.slice(3), country: 'MX' }, phone);
  expect(await noticesTo(fresh)).toEqual([
    expect.stringContaining('El teléfono de tu cuenta cambió'),
  ]);
  expect(await noticesTo(me.email)).toEqual([changed]);
});

test('a phone that changes is told to the one of before, by text message', async () => {
  const someone = newcomer();
  browser = browserAt(world, world.one);
  me = await signUp(browser, someone);
  const { phone } = newcomer();
  await changeContact({ type: 'phone', phone: phone.slice(3), country: 'MX' }, phone);
  const [last] = await messagesTo(someone.phone);
  expect(last?.text).toMatch(/: El teléfono de tu cuenta cambió\. Si fuiste tú/);
  expect(await noticesTo(phone)).toEqual([]);
});

test('an account without a proven e-mail gets no mail, and its changes are made all the same', async () => {
  await env.DIRECTORY.prepare('UPDATE account SET email = NULL WHERE id = ?').bind(me.id).run();
  const { codes } = await setUpApp();
  expect(codes).toHaveLength(10);
  expect(await noticesTo(me.email)).toEqual([]);
});

test('it goes through the queue, in the language of the account', async () => {
  await env.DIRECTORY.prepare("UPDATE account SET locale = 'en' WHERE id = ?").bind(me.id).run();
  announced.length = 0;
  await setUpApp();
  const row = await env.DIRECTORY.prepare(
    "SELECT id, body ->> 'subject' AS subject FROM outbox WHERE payload ->> 'recipient' = ? ORDER BY rowid DESC",
  )
    .bind(me.email)
    .first<{ id: string; subject: string }>();
  expect(row?.subject).toContain('Your account now asks for the code of an app');
  expect(announced).toEqual([{ cell: 'DIRECTORY', id: row?.id }]);
});
