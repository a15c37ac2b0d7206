import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import {
  accountOf,
  begin,
  browserAt,
  codeOf,
  keyTo,
  messagesTo,
  newcomer,
  openWorld,
  pinTo,
  signUp,
} from './world.ts';

let world: Platform & { one: string; two: string };

beforeAll(async () => {
  world = await openWorld('registro');
});

const MINUTE = 60_000;

test('by phone: a PIN by text message, then an account and its session', async () => {
  const { browser, answer, code, phone, message } = await begin(world, {
    referral: `ac_${world.one}`,
    click_id: 'g-1',
  });
  expect(answer.status).toBe(201);
  expect(message).toBe(`pin_sent:••••${phone.slice(-4)}`);
  expect(await accountOf(phone)).toBeNull();
  expect(browser.cookie).toBeUndefined();
  const done = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  expect(done.status).toBe(200);
  expect(await done.json()).toMatchObject({
    actions: [
      {
        action: 'set-auth',
        redirect_to: '/',
        person: { full_name: 'Rosa Méndez', role: 'customer' },
      },
      { action: 'notification', level: 'success' },
    ],
  });
  expect(browser.cookie).toMatch(/^[\w-]{43}$/);
  expect(await accountOf(phone)).toMatchObject({
    phone_verified_at: expect.any(Number) as number,
    email_verified_at: null,
    referral: `ac_${world.one}`,
    click_id: 'g-1',
  });
  const session = await browser.get('/api/auth/session');
  expect(await session.json()).toMatchObject({ person: { user_level: 'one', own_store: null } });
});

test('an account is credited to nobody whom its store does not know', async () => {
  const { browser, code, phone } = await begin(world, {
    referral: 'ac_nobody',
    campaign: 'no-such-campaign',
  });
  await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  expect(await accountOf(phone)).toMatchObject({ referral: null, campaign: null });
});

test('by e-mail: the link does what the PIN does, once', async () => {
  const { browser, email } = await begin(world, { type: 'email' });
  const key = await keyTo(email);
  const done = await browser.post('/api/activate/link', { key });
  expect(done.status).toBe(200);
  expect(await accountOf(email)).toMatchObject({ email_verified_at: expect.any(Number) as number });
  const again = await browserAt(world, world.one).post('/api/activate/link', { key });
  expect([again.status, await codeOf(again)]).toEqual([410, 'invalid_link']);
});

test('the link of the mail leads to the page that the caller named, also when it is sent again', async () => {
  const origin = 'http://localhost:8787';
  const post = async (path: string, body: object) => {
    const headers = { origin, 'content-type': 'application/json', 'cf-connecting-ip': '10.9.9.9' };
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await world.ask(`${origin}/tienda/${world.one}/api/auth${path}`, asked)).json();
  };
  const { body, email } = newcomer({
    type: 'email',
    activation_url: `http://${world.one}.localhost:8787/activate/__KEY__`,
  });
  const { code } = (await post('/authorize', body)) as { code: string };
  world.clock.advance(30_000);
  await post('/pin', { code });
  const sent = await messagesTo(email);
  expect(sent).toHaveLength(2);
  for (const { text } of sent) {
    expect(text).toMatch(/\shttp:\/\/registro-uno\.localhost:8787\/activate\/[\w-]{43}\s/);
  }
});

test.each([
  'https://evil.example/activate/__KEY__',
  'http://registro-dos.localhost:8787/activate/__KEY__',
  'http://registro-uno.localhost:8787@evil.example/activate/__KEY__',
  'http://registro-uno.localhost:8787/activate/',
  'http://registro-uno.localhost:8787/productos?__KEY__',
])('%s is no page of the store: a mail does not lead there', async (activation_url) => {
  const { answer, code } = await begin(world, { type: 'email', activation_url });
  expect([answer.status, code]).toEqual([400, 'invalid_request']);
});

test('a plan waits before it goes on', async () => {
  const { browser, code, phone } = await begin(world, {
    package_code: 'small',
    redirect_uri: '/productos',
  });
  const done = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  const { actions } = (await done.json()) as { actions: object[] };
  expect(actions[2]).toEqual({ action: 'plan', response_url: '/productos', wait_ms: 3000 });
});

test('a registration by text message keeps where it came from for the one that completes it', async () => {
  const held = await begin(world, {
    response_type: 'sms_registration',
    full_name: undefined,
    package_code: 'micro',
  });
  expect(held.message).toBe('registration_begun:');
  const { browser, code, phone } = await begin(world, { code: held.code });
  const done = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  const { actions } = (await done.json()) as { actions: { action: string }[] };
  expect(actions.map(({ action }) => action)).toEqual(['set-auth', 'notification', 'plan']);
});

test.each([
  [{ full_name: undefined }, 'full_name'],
  [{ phone: '123' }, 'phone'],
  [{ phone: '55123456789' }, 'phone'],
  [{ password: 'corta' }, 'password'],
  [{ terms: false }, 'terms'],
  [{ type: 'email', email: undefined }, 'email'],
])('%j is refused at %s', async (change, field) => {
  const browser = browserAt(world, world.one);
  const { body } = newcomer(change);
  const answer = await browser.post('/api/auth/authorize', { ...body, ...change });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
});

test('a contact belongs to one account, also when two registrations began before', async () => {
  const one = await begin(world);
  const other = await one.browser.post('/api/auth/authorize', one.body);
  const { code } = (await other.json()) as { code: string };
  const pin = await pinTo(one.phone);
  expect((await one.browser.post('/api/activate/pin', { code, pin })).status).toBe(200);
  const third = await browserAt(world, world.one).post('/api/auth/authorize', one.body);
  expect(await third.json()).toMatchObject({ code: 'existing_user', field: 'phone' });
});

test('fields that no caller may set are ignored', async () => {
  const { browser, code, phone } = await begin(world, {
    role: 'owner',
    store_id: 'st_x',
    can_skip_pin: true,
    skip_pin: true,
    account_id: 'ac_registro-uno',
  });
  const skipped = await browser.post('/api/activate/pin', { code, can_skip_pin: true });
  expect(await skipped.json()).toMatchObject({ code: 'invalid_pin' });
  const done = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  expect(await done.json()).toMatchObject({ actions: [{ person: { role: 'customer' } }, {}] });
});

test('no PIN where the store’s own record asks for none', async () => {
  await env.DIRECTORY.prepare('UPDATE store SET can_skip_pin = 1 WHERE slug = ?')
    .bind(world.two)
    .run();
  const { browser, code, phone, can_skip_pin } = await begin(world, {}, world.two);
  expect(can_skip_pin).toBe(true);
  expect(await messagesTo(phone)).toEqual([]);
  expect((await browser.post('/api/activate/pin', { code })).status).toBe(200);
  expect(await accountOf(phone)).toBeNull();
  await env.DIRECTORY.prepare('UPDATE store SET can_skip_pin = 0 WHERE slug = ?')
    .bind(world.two)
    .run();
});

test('a mail that could not be sent is said when another is asked for', async () => {
  const { browser, code, email } = await begin(world, { type: 'email' });
  const fate = (dead: number | null) =>
    env.DIRECTORY.prepare(
      `UPDATE outbox SET last_error = '550 nobody there', dead_at = ? WHERE payload ->> 'recipient' = ?`,
    )
      .bind(dead, email)
      .run();
  await fate(null);
  world.clock.advance(30_000);
  const server = await browser.post('/api/auth/pin', { code });
  expect([server.status, await codeOf(server)]).toEqual([502, 'email_server_failure']);
  await fate(1);
  const client = await browser.post('/api/auth/pin', { code });
  expect([client.status, await codeOf(client)]).toEqual([422, 'email_client_failure']);
});

test('users/exist tells, and tells no more than thirty a minute', async () => {
  const someone = await signUp(browserAt(world, world.one));
  const asker = browserAt(world, world.two);
  const ask = (username: string) =>
    asker.post('/api/auth/users/exist', { username, country: 'MX' });
  expect(await (await ask(someone.phone)).json()).toEqual({ exist: true });
  expect(await (await ask('nadie@correo.example')).json()).toEqual({ exist: false });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await ask('nadie@correo.example')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(28);
  world.clock.advance(MINUTE + 1);
  expect((await ask('nadie@correo.example')).status).toBe(200);
});

test('a browser without a valid session gets a new one, whatever cookie it brings', async () => {
  const { browser, code, phone } = await begin(world);
  const fixed = 'A'.repeat(43);
  const done = await browser.post(
    '/api/activate/pin',
    { code, pin: await pinTo(phone) },
    { headers: { cookie: `session=${fixed}` } },
  );
  expect(done.headers.get('set-cookie')).not.toContain(fixed);
  expect(done.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax/i);
});
