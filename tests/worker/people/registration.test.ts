import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import {
  browserAt,
  keyTo,
  messagesTo,
  newcomer,
  openWorld,
  otherPin,
  pinTo,
  signUp,
  type Browser,
} from './world.ts';

let world: Platform & { one: string; two: string };
let browser: Browser;

beforeAll(async () => {
  world = await openWorld('registro');
});

const MINUTE = 60_000;

/** Begins a registration in a browser of its own. */
async function begin(change: Record<string, unknown> = {}, slug = world.one) {
  browser = browserAt(world, slug);
  const someone = newcomer(change);
  const answer = await browser.post('/api/auth/authorize', someone.body);
  const proof = (await answer.json()) as {
    code: string;
    can_skip_pin: boolean;
    message: string;
  };
  return { ...someone, answer, ...proof };
}

async function accountOf(phone: string) {
  return env.DIRECTORY.prepare('SELECT * FROM account WHERE phone = ? OR email = ?')
    .bind(phone, phone)
    .first();
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}

test('by phone: a PIN by text message, then an account and its session', async () => {
  const { answer, code, phone, message } = await begin({ referral: 'ana', campaign: 'otoño' });
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
    referral: 'ana',
    campaign: 'otoño',
  });
  const session = await browser.get('/api/auth/session');
  expect(await session.json()).toMatchObject({ person: { user_level: 'one', own_store: null } });
});

test('by e-mail: the link does what the PIN does, once', async () => {
  const { email } = await begin({ type: 'email' });
  const key = await keyTo(email);
  const done = await browser.post('/api/activate/link', { key });
  expect(done.status).toBe(200);
  expect(await accountOf(email)).toMatchObject({ email_verified_at: expect.any(Number) as number });
  const again = await browserAt(world, world.one).post('/api/activate/link', { key });
  expect([again.status, await codeOf(again)]).toEqual([410, 'invalid_link']);
});

test('a plan waits before it goes on', async () => {
  const { code, phone } = await begin({ package_code: 'small', redirect_uri: '/productos' });
  const done = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  const { actions } = (await done.json()) as { actions: object[] };
  expect(actions[2]).toEqual({ action: 'plan', response_url: '/productos', wait_ms: 3000 });
});

test('a registration by text message keeps where it came from for the one that completes it', async () => {
  const held = await begin({
    response_type: 'sms_registration',
    full_name: undefined,
    package_code: 'micro',
  });
  expect(held.message).toBe('registration_begun:');
  const { code, phone } = await begin({ code: held.code });
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
  browser = browserAt(world, world.one);
  const { body } = newcomer(change);
  const answer = await browser.post('/api/auth/authorize', { ...body, ...change });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
});

test('somebody’s contact is nobody else’s, also when both began before', async () => {
  const one = await begin();
  const other = await browser.post('/api/auth/authorize', one.body);
  const { code } = (await other.json()) as { code: string };
  const pin = await pinTo(one.phone);
  expect((await browser.post('/api/activate/pin', { code, pin })).status).toBe(200);
  const third = await browserAt(world, world.one).post('/api/auth/authorize', one.body);
  expect(await third.json()).toMatchObject({ code: 'existing_user', field: 'phone' });
});

test('what nobody may say of themself is not read', async () => {
  const { code, phone } = await begin({
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
  const { code, phone, can_skip_pin } = await begin({}, world.two);
  expect(can_skip_pin).toBe(true);
  expect(await messagesTo(phone)).toEqual([]);
  expect((await browser.post('/api/activate/pin', { code })).status).toBe(200);
  expect(await accountOf(phone)).toMatchObject({ phone_verified_at: null });
  await env.DIRECTORY.prepare('UPDATE store SET can_skip_pin = 0 WHERE slug = ?')
    .bind(world.two)
    .run();
});

describe('a PIN', () => {
  test('is over after five minutes, and a new one comes', async () => {
    const { code, phone } = await begin();
    const first = await pinTo(phone);
    world.clock.advance(5 * MINUTE + 1);
    const late = await browser.post('/api/activate/pin', { code, pin: first });
    expect([late.status, await codeOf(late)]).toEqual([422, 'invalid_pin']);
    expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
    const second = await pinTo(phone);
    expect((await browser.post('/api/activate/pin', { code, pin: second })).status).toBe(200);
  });

  test('is worth nothing once another came, was used, or is another registration’s', async () => {
    const { code, phone } = await begin();
    const first = await pinTo(phone);
    await browser.post('/api/auth/pin', { code });
    const second = await pinTo(phone);
    if (first !== second) {
      expect(await codeOf(await browser.post('/api/activate/pin', { code, pin: first }))).toBe(
        'invalid_pin',
      );
    }
    const thief = await begin();
    const stolen = await browser.post('/api/activate/pin', { code: thief.code, pin: second });
    if (second !== (await pinTo(thief.phone))) expect(stolen.status).toBe(422);
    expect((await browser.post('/api/activate/pin', { code, pin: second })).status).toBe(200);
    const reused = await browser.post('/api/activate/pin', { code, pin: second });
    expect([reused.status, await codeOf(reused)]).toEqual([409, 'user_already_active']);
  });

  test('is worth nothing in another store', async () => {
    const { code, phone } = await begin();
    const elsewhere = browserAt(world, world.two);
    const answer = await elsewhere.post('/api/activate/pin', { code, pin: await pinTo(phone) });
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'user_does_not_exist']);
  });

  test('of a thousand guesses at once five are looked at, and then the right one is refused', async () => {
    const { code, phone } = await begin();
    const right = await pinTo(phone);
    const guesses = Array.from({ length: 1000 }, (_none, index) => String(index).padStart(6, '0'));
    const answers = await Promise.all(
      guesses
        .filter((pin) => pin !== right)
        .map(async (pin) => codeOf(await browser.post('/api/activate/pin', { code, pin }))),
    );
    // The fifth says that it was the last; whoever comes behind is told the same, unlooked at.
    expect(answers.filter((one) => one === 'invalid_pin')).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set(['invalid_pin', 'pin_locked']));
    const row = await env.DIRECTORY.prepare('SELECT tries FROM proof WHERE id = ?')
      .bind(code)
      .first();
    expect(row).toEqual({ tries: 5 });
    const locked = await browser.post('/api/activate/pin', { code, pin: right });
    expect([locked.status, await codeOf(locked)]).toEqual([429, 'pin_locked']);
    expect(await codeOf(await browser.post('/api/auth/pin', { code }))).toBe('pin_locked');
    world.clock.advance(15 * MINUTE + 1);
    expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
    const fresh = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
    expect(fresh.status).toBe(200);
  }, 60_000);

  test('tries count across resends', async () => {
    const { code, phone } = await begin();
    for (let round = 0; round < 2; round += 1) {
      const wrong = otherPin(await pinTo(phone));
      await browser.post('/api/activate/pin', { code, pin: wrong });
      await browser.post('/api/activate/pin', { code, pin: wrong });
      expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
    }
    const fifth = await browser.post('/api/activate/pin', {
      code,
      pin: otherPin(await pinTo(phone)),
    });
    expect(await codeOf(fifth)).toBe('pin_locked');
  });

  test('ten an hour for one contact, however many registrations it has', async () => {
    const { body, phone } = newcomer();
    let looked = 0;
    for (let round = 0; round < 3; round += 1) {
      browser = browserAt(world, world.one);
      const code = await codeOf(await browser.post('/api/auth/authorize', body));
      const wrong = otherPin(await pinTo(phone));
      for (let index = 0; index < 5; index += 1) {
        const answer = await codeOf(await browser.post('/api/activate/pin', { code, pin: wrong }));
        if (answer !== 'too_many_requests') looked += 1;
      }
    }
    expect(looked).toBe(10);
  });

  test('goes to another contact, or the other way, and the username follows', async () => {
    const { code, phone } = await begin();
    const { phone: other, body } = newcomer();
    const moved = await browser.post('/api/auth/pin', {
      code,
      phone: body['phone'],
      country: 'MX',
    });
    expect(await moved.json()).toMatchObject({ username: other.slice(1), type: 'phone' });
    const mail = `cambio-${phone.slice(-6)}@correo.example`;
    const switched = await browser.post('/api/auth/pin', { code, type: 'email', email: mail });
    expect(await switched.json()).toMatchObject({ username: mail, type: 'email' });
    expect((await browser.post('/api/activate/pin', { code, pin: await pinTo(mail) })).status).toBe(
      200,
    );
    expect(await accountOf(mail)).toMatchObject({ phone: null, username: mail });
  });

  test('is sent five times in a quarter of an hour, and no more', async () => {
    const { code } = await begin();
    const answers: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push((await browser.post('/api/auth/pin', { code })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('stands readable nowhere but in its message', async () => {
    const { code, phone } = await begin();
    const pin = await pinTo(phone);
    const row = await env.DIRECTORY.prepare('SELECT * FROM proof WHERE id = ?').bind(code).first();
    expect(JSON.stringify(row)).not.toContain(pin);
    const account = await env.DIRECTORY.prepare('SELECT password FROM registration WHERE id = ?')
      .bind(code)
      .first<{ password: string }>();
    expect(account?.password).toMatch(/^scrypt\$/);
  });
});

test('a mail that could not be sent is said when another is asked for', async () => {
  const { code, email } = await begin({ type: 'email' });
  const fate = (dead: number | null) =>
    env.DIRECTORY.prepare(
      `UPDATE outbox SET last_error = '550 nobody there', dead_at = ? WHERE payload ->> 'recipient' = ?`,
    )
      .bind(dead, email)
      .run();
  await fate(null);
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

test('who has no session of their own gets a new one, whatever they bring', async () => {
  const { code, phone } = await begin();
  const fixed = 'A'.repeat(43);
  const done = await browser.post(
    '/api/activate/pin',
    { code, pin: await pinTo(phone) },
    { headers: { cookie: `session=${fixed}` } },
  );
  expect(done.headers.get('set-cookie')).not.toContain(fixed);
  expect(done.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax/i);
});
