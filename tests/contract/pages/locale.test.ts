import { describe, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { anaByPath, espejo, moda } from '../shops.ts';

const langOf = async (shop: typeof moda, path: string, headers: Record<string, string> = {}) =>
  readPage((await shop.get(path, headers)).text).lang;

describe('the language of a page', () => {
  test.each<[string, string, Record<string, string>]>([
    ['es-MX', '/productos', {}],
    ['en-US', '/productos', { 'accept-language': 'en-US,en;q=0.8' }],
    ['es-MX', '/productos', { 'accept-language': 'fr, es;q=0.5, en;q=0.2' }],
    ['en-US', '/productos', { cookie: 'locale=en' }],
    ['es-MX', '/productos', { cookie: 'locale=es', 'accept-language': 'en' }],
    ['en-US', '/productos', { cookie: 'locale=xx', 'accept-language': 'en' }],
    ['en-US', '/productos?lang=en', { cookie: 'locale=es' }],
    ['es-MX', '/productos?lang=es', { cookie: 'locale=en', 'accept-language': 'en' }],
    ['en-US', '/productos?lang=xx', { cookie: 'locale=en' }],
    ['es-MX', '/productos?lang=', {}],
  ])('is %s for %s %j', async (lang, path, headers) => {
    expect(await langOf(moda, path, headers)).toBe(lang);
  });

  test('has the country of its store in its tag', async () => {
    expect(await langOf(espejo, '/')).toBe('es-AR');
    expect(await langOf(espejo, '/?lang=en')).toBe('en-US');
  });

  test('has the words of its region, where they differ', async () => {
    const said = async (shop: typeof moda) => (await shop.get('/login')).text;
    expect(await said(espejo)).toContain('Iniciá sesión');
    expect(await said(moda)).toContain('Inicia sesión');
  });

  test('is named to caches', async () => {
    const { vary } = (await moda.get('/productos')).headers;
    for (const name of ['Cookie', 'Accept-Language']) expect(vary).toContain(name);
  });

  test('is kept for a year once the address names it', async () => {
    const { cookies } = await moda.get('/productos?lang=en');
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^locale=en; Max-Age=31536000; Path=\/;.*SameSite=Lax/);
    expect((await moda.get('/productos?lang=xx')).cookies).toEqual([]);
  });

  test('is the same for all readers of a cached page', async () => {
    const read = (lang: string) => langOf(moda, '/catalogos/mujer', { 'accept-language': lang });
    for (const lang of ['es', 'en', 'es', 'en']) expect(await read(lang)).toMatch(lang);
  });
});

describe('the preferences form', () => {
  const send = (body: string, shop = moda, type = 'application/x-www-form-urlencoded') =>
    shop.ask('/preferences', {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: shop.origin },
    });

  test('saves language and theme, and goes back to the page that sent it', async () => {
    const answer = await send('locale=en&theme=dark&return_to=/productos?page=2');
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/productos?page=2');
    expect(answer.cookies.join('\n')).toMatch(/locale=en; Max-Age=31536000/);
    expect(answer.cookies.join('\n')).toMatch(/theme=dark; Max-Age=31536000/);
  });

  test.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    ['/productos?lang=es&page=2', '/productos?page=2'],
  ])('goes back from %s to %s', async (target, location) => {
    const answer = await send(`theme=light&return_to=${encodeURIComponent(target)}`);
    expect(answer.headers['location']).toBe(location);
  });

  test('of a store that is reached by path goes back there', async () => {
    const answer = await send('locale=es', anaByPath);
    expect(answer.headers['location']).toBe('/tienda/ana/');
  });

  test('accepts no other values', async () => {
    const answer = await send('locale=fr&theme=purple');
    expect(answer.status).toBe(303);
    expect(answer.cookies).toEqual([]);
  });

  test.each([
    ['text/plain', 415],
    ['application/json', 415],
    ['', 415],
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=x', 400],
  ])('sent as %s is refused', async (type, status) => {
    expect((await send('locale=en', moda, type)).status).toBe(status);
  });
});

describe('the theme', () => {
  const themeOf = async (shop: typeof moda, cookie = '') =>
    /data-theme="(\w+)"/.exec((await shop.get('/terms', cookie ? { cookie } : {})).text)?.[1];

  test("is the visitor's where the store allows one", async () => {
    expect(await themeOf(moda)).toBe('auto');
    expect(await themeOf(moda, 'theme=dark')).toBe('dark');
    expect(await themeOf(moda, 'theme=light')).toBe('light');
    expect(await themeOf(moda, 'theme=purple')).toBe('auto');
  });

  test("is the store's own where it does not", async () => {
    expect(await themeOf(anaByPath, 'theme=dark')).toBe('light');
  });

  test('comes as a stylesheet whose name holds store and revision', async () => {
    const { text } = await moda.get('/');
    const [href = ''] = /\/theme\/st_moda\.\d+\.css/.exec(text) ?? [];
    const sheet = await moda.get(href);
    expect(sheet.headers['content-type']).toBe('text/css; charset=UTF-8');
    expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sheet.text).toMatch(/--[\w-]+:/);
    const other = await moda.get(href.replace(/\d+(?=\.css)/, '999'));
    expect(other.status).toBe(200);
    expect(other.headers['cache-control']).toBe('no-store');
    for (const name of ['none.css', 'st_moda.css', 'st_moda.x.css', 'st_moda.1.js']) {
      expect((await moda.get(`/theme/${name}`)).status, name).toBe(404);
    }
  });
});
