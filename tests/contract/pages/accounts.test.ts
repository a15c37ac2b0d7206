import { describe, expect, test } from 'vitest';
import type { Shop } from '../../support/visit.ts';
import { readPage } from '../../support/page.ts';
import { anaByPath, mercado, moda } from '../shops.ts';

const CODE = `pf_${'a'.repeat(26)}`;
const DEMO = { username: 'rosa', password: 'jacaranda-2026' };

/** By host and by path. */
const SHOPS: [string, Shop][] = [
  ['moda', moda],
  ['mercado', mercado],
  ['ana by path', anaByPath],
];

/** Posts a form as the browser does without script. */
function post(shop: Shop, path: string, fields: Readonly<Record<string, string>>, cookie = '') {
  return shop.send('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...(cookie ? { cookie } : {}),
  });
}

/** The session cookie of an answer, as the browser sends it back. */
const sessionOf = (cookies: readonly string[]) =>
  cookies.map((cookie) => /^session=[\w-]{43}/.exec(cookie)?.[0]).find(Boolean) ?? '';

describe.each([
  ['/login', 200],
  ['/register', 200],
  ['/register?response_type=sms_registration', 200],
  ['/register/complete/?number=5512345678', 200],
  ['/register/activate/', 200],
  [`/register/activate/?type=phone&code=${CODE}&phone=5512345678&country=MX`, 200],
  ['/password/reset/', 200],
  [`/password/reset/?type=email&code=${CODE}&username=lucia`, 200],
  ['/activate/__KEY__', 410],
  ['/logout', 200],
])('%s', (path, status) => {
  test.each(SHOPS)('of %s is never cached and never indexed', async (_name, shop) => {
    const answer = await shop.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = readPage(answer.text);
    expect(page.headings).toHaveLength(1);
    expect(page.meta['robots']).toMatch(/^noindex/);
    expect(answer.text).toMatch(/<shop-(?:sign-in|sign-out|register|activation)\b/);
  });
});

test.each(SHOPS)('%s: fields that no address may hold are dropped unread', async (_name, shop) => {
  const path = `/register/activate/?type=phone&code=${CODE}&can_skip_pin=true&pswd=secreta&country=MX`;
  const answer = await shop.get(path);
  expect(answer.status).toBe(303);
  expect(answer.headers['location']).toBe(
    `${shop.prefix}/register/activate/?type=phone&code=${CODE}&country=MX`,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('signing in without script', () => {
  test('sets a session for this host and leads on; signing out clears it', async () => {
    const answer = await post(moda, '/login', { ...DEMO, redirect_uri: '/productos?page=2' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/productos?page=2']);
    const cookie = answer.cookies.find((one) => one.startsWith('session='));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).not.toMatch(/Domain=/i);
    const session = sessionOf(answer.cookies);

    const asked = await moda.get('/logout', { cookie: session });
    expect(readPage(asked.text).headings).toEqual(['¿Cerrar sesión?']);
    // Visiting the page has changed nothing.
    const led = await moda.get('/login?next=/terms', { cookie: session });
    expect([led.status, led.headers['location']]).toEqual([303, '/terms']);

    const out = await post(moda, '/logout', { next: '/terms' }, session);
    expect([out.status, out.headers['location']]).toEqual([303, '/terms']);
    expect((await moda.get('/login', { cookie: session })).status).toBe(200);
  });

  test('stays below the path of a store', async () => {
    const answer = await post(anaByPath, '/login', DEMO);
    expect(answer.headers['location']).toBe(`${anaByPath.prefix}/`);
  });

  test.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https://elsewhere.test',
  ])('leads nowhere else: %j', async (next) => {
    const entered = await post(moda, '/login', { ...DEMO, redirect_uri: next });
    expect([entered.status, entered.headers['location']]).toEqual([303, '/']);
    const out = await post(moda, '/logout', { next }, sessionOf(entered.cookies));
    expect(out.headers['location']).toBe('/');
  });

  test('a wrong password comes back with the username, without the password and without a session', async () => {
    const answer = await post(moda, '/login', { username: 'rosa"><b>', password: 'no es la mía' });
    expect(answer.status).toBe(422);
    expect(answer.cookies.join()).not.toContain('session=');
    expect(answer.text).toContain('El usuario o la contraseña no son correctos.');
    expect(answer.text).toContain('value="rosa&quot;&gt;&lt;b&gt;"');
    expect(answer.text).not.toContain('no es la mía');
  });
});

test('a sign-up with a missing field names it, and shows no password again', async () => {
  const answer = await post(moda, '/register', {
    type: 'phone',
    full_name: 'Lucía',
    country: 'MX',
    phone: '5512',
    password: 'una frase muy secreta',
  });
  expect(answer.status).toBe(422);
  for (const name of ['phone', 'username', 'terms'])
    expect(answer.text).toContain(`id="f-${name}-error"`);
  expect(answer.text).toContain('value="Lucía"');
  expect(answer.text).not.toContain('frase muy secreta');
});

test('a form of another site is refused', async () => {
  const answer = await moda.ask('/login', {
    method: 'POST',
    body: new URLSearchParams(DEMO).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.test',
    },
  });
  expect(answer.status).toBe(403);
  expect(answer.cookies.join()).not.toContain('session=');
});
