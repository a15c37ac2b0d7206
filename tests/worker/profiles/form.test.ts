import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from './person.ts';

const platform = startPlatform();
const ORIGIN = 'http://raiz.localhost';
const PAGE = `${ORIGIN}/me/preferences`;

beforeAll(() => openStore({ slug: 'raiz', cell: 'a' }));

let ana: SignedIn;
let bea: SignedIn;
beforeEach(async () => {
  ana = await signIn(platform, { store: 'raiz', email: `${newId('request')}@example.com` });
  bea = await signIn(platform, { store: 'raiz', name: 'Bea Sol' });
});

/** The error that a page shows at a field. */
function errorAt(field: string, page: string): string | undefined {
  return new RegExp(`id="f-${field}-error">([^<]*)<`).exec(page)?.[1];
}

/** The notice on a page of a finished action. */
function noticeOf(page: string): string | undefined {
  return /class="notice notice-success" role="status">.*?<p>([^<]*)</s.exec(page)?.[1];
}

const visit = (cookie: string, address = PAGE) => platform.ask(address, { headers: { cookie } });

function post(person: SignedIn | null, fields: Record<string, string>): Promise<Response> {
  return platform.ask(PAGE, {
    method: 'POST',
    headers: { origin: ORIGIN, ...(person ? { cookie: person.cookie } : {}) },
    body: new URLSearchParams(fields),
  });
}

async function profileOf(person: SignedIn) {
  return (await person.call<Profile>('GET', `/api/profile/${person.path}`)).body;
}

/** Another session of an account; returns its id. */
async function another(person: SignedIn): Promise<string> {
  const id = newId('session');
  await directory(sql`INSERT INTO session
      (token_hash, id, account_id, host, method, device, created_at, seen_at, expires_at)
    VALUES (${id}, ${id}, ${person.id}, 'raiz.localhost', 'pin', 'curl', ${NOON}, ${NOON}, ${NOON + 9e9})`);
  return id;
}

async function sessionsOf(person: SignedIn): Promise<string[]> {
  const rows = await directory(
    sql<{ id: string }>`SELECT id FROM session WHERE account_id = ${person.id}`,
  );
  return rows.map(({ id }) => id);
}

const whole = {
  intent: 'profile',
  full_name: 'Ana Sol',
  username: '',
  description: 'Leo.',
  city: 'Cholula',
  country: 'MX',
  website: 'ana.example',
};

test('the page is its person’s own: never cached, and shown to no other account', async () => {
  const page = await visit(ana.cookie);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await page.text();
  expect(text).toContain('Ana Ruiz');
  expect(text).not.toContain('Bea Sol');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  const nobody = await platform.ask(PAGE);
  expect([nobody.status, nobody.headers.get('location')]).toEqual([
    303,
    '/login?next=%2Fme%2Fpreferences',
  ]);
});

test('a profile is saved by a form, and the page says so', async () => {
  const { username } = await profileOf(ana);
  const answer = await post(ana, { ...whole, username, role: 'owner', id: bea.id });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/me/preferences?done=profile',
  ]);
  expect(await profileOf(ana)).toMatchObject({
    username,
    full_name: 'Ana Sol',
    description: 'Leo.',
    city: 'Cholula',
    country: 'MX',
    website: 'https://ana.example',
    photo: '/media/ana.webp',
  });
  expect((await profileOf(bea)).full_name).toBe('Bea Sol');
  const told = async (saved: string) =>
    noticeOf(await (await visit(ana.cookie, `${PAGE}?done=${saved}`)).text());
  expect(await told('profile')).toBe('Tu perfil se actualizó');
  expect(await told('%3Cb%3E')).toBeUndefined();
});

test.each([
  [{ full_name: '' }, 'full_name', 'Escribe tu nombre completo'],
  [{ website: 'javascript:alert(1)' }, 'website', 'Escribe una dirección web'],
  [{ description: 'x'.repeat(501) }, 'description', 'Revisa los datos'],
])('a form with %j is shown again, as it was typed', async (given, field, message) => {
  const before = await profileOf(ana);
  const answer = await post(ana, { ...whole, username: before.username, ...given });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(errorAt(field, text)).toContain(message);
  expect(text.includes('value="Cholula"')).toBe(true);
  expect(await profileOf(ana)).toEqual(before);
});

test('a username that is taken is reported at its field', async () => {
  const { username } = await profileOf(bea);
  const answer = await post(ana, { ...whole, username: username.toUpperCase() });
  expect(answer.status).toBe(422);
  expect(errorAt('username', await answer.text())).toBe('El usuario ya existe');
});

test('language and theme are kept with the account and in this browser', async () => {
  const answer = await post(ana, { intent: 'display', locale: 'en', theme: 'light' });
  expect(answer.headers.get('location')).toBe('/me/preferences?done=display');
  const cookies = answer.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/^locale=en;/m);
  expect(cookies).toMatch(/^theme=light;/m);
  expect(await profileOf(ana)).toMatchObject({ locale: 'en', theme: 'light' });
  const followed = await post(ana, { intent: 'display', locale: 'en', theme: 'auto' });
  expect(followed.headers.getSetCookie().join('\n')).toMatch(/^theme=;.*Max-Age=0/m);
  expect((await profileOf(ana)).theme).toBeNull();
  await post(ana, { intent: 'display', locale: 'fr', theme: 'pink' });
  expect(await profileOf(ana)).toMatchObject({ locale: 'en', theme: null });
});

test('one session ends, or all but this one; another person’s never', async () => {
  const [mine = ''] = await sessionsOf(ana);
  const [first, second] = [await another(ana), await another(ana)];
  const theirs = await another(bea);
  const answer = await post(ana, { intent: 'sessions', session: first });
  expect(answer.headers.get('location')).toBe('/me/preferences?done=sessions');
  expect((await sessionsOf(ana)).toSorted()).toEqual([mine, second].toSorted());
  await post(ana, { intent: 'sessions', session: theirs });
  await post(ana, { intent: 'sessions', session: "' OR 1=1 --" });
  expect(await sessionsOf(bea)).toContain(theirs);
  await post(ana, { intent: 'sessions', session: 'others' });
  expect(await sessionsOf(ana)).toEqual([mine]);
  expect(await sessionsOf(bea)).toHaveLength(2);
});

test('a visitor who is not signed in, or a post from another site, changes nothing', async () => {
  const before = await profileOf(ana);
  const nobody = await post(null, whole);
  expect([nobody.status, nobody.headers.get('location')]).toEqual([
    303,
    '/login?next=%2Fme%2Fpreferences',
  ]);
  const foreign = await platform.ask(PAGE, {
    method: 'POST',
    headers: { origin: 'http://evil.example', cookie: ana.cookie },
    body: new URLSearchParams(whole),
  });
  expect(foreign.status).toBe(403);
  expect(await profileOf(ana)).toEqual(before);
});
