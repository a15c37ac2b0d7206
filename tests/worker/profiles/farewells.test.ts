/** The words for a browser that is signed out: by itself, elsewhere, or since its account is gone. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newsWords, type News } from '../../../shared/i18n/news.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { PASSWORD, signIn, type SignedIn } from './person.ts';

const platform = startPlatform();
const ORIGIN = 'http://raiz.localhost';

beforeAll(() => openStore({ slug: 'raiz', cell: 'a' }));

let ana: SignedIn;
beforeEach(async () => {
  ana = await signIn(platform, { store: 'raiz' });
});

/** The cookies that an answer sets, as the browser sends them. */
function cookiesOf(answer: { readonly headers: Headers }): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** True when a page tells the news to the browser with these cookies. */
async function tells(path: string, cookie: string, done: News): Promise<boolean> {
  const page = await platform.ask(ORIGIN + path, { headers: { cookie } });
  return (await page.text()).includes(newsWords(done, 'es', '').title);
}

test('signing out of a private page is said where it leads', async () => {
  const out = await platform.ask(`${ORIGIN}/logout`, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie: ana.cookie },
    body: new URLSearchParams({ next: '/me/preferences' }),
  });
  expect(out.headers.get('location')).toBe('/me/preferences');
  const cookie = cookiesOf(out);
  const led = await platform.ask(`${ORIGIN}/me/preferences`, { headers: { cookie } });
  const login = led.headers.get('location') ?? '';
  expect(login).toBe('/login?next=%2Fme%2Fpreferences');
  expect(await tells(login, cookie, 'signedOut')).toBe(true);
  expect(await tells(login, '', 'signedOut')).toBe(false);
});

test('a session that was ended elsewhere is said once', async () => {
  await ana.call('POST', '/api/auth/logout');
  const led = await platform.ask(`${ORIGIN}/me/preferences`, { headers: { cookie: ana.cookie } });
  expect(led.headers.getSetCookie().join('\n')).toMatch(/^session=;/m);
  expect(await tells('/login', cookiesOf(led), 'sessionEnded')).toBe(true);
  const again = await platform.ask(`${ORIGIN}/me/preferences`);
  expect(cookiesOf(again)).toBe('');
});

test('an erased account is said good-bye to', async () => {
  const erased = await ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD });
  expect(erased.status).toBe(200);
  expect(await tells('/logout', cookiesOf(erased), 'erased')).toBe(true);
});
