import { describe, expect, test } from 'vitest';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { store as en } from '../../../shared/i18n/en/words.ts';
import { store as es } from '../../../shared/i18n/es/words.ts';
import { readPage } from '../../support/page.ts';
import { alias, ana, anaByPath, casa, espejo, eventos, mercado, moda, platform } from '../shops.ts';

/** Every page of the issue that search engines may show, by the store that has it. */
const INDEXED: [string, typeof moda, string][] = [
  ...[
    '/',
    '/marketplace',
    '/productos',
    '/catalogos',
    '/catalogos/mujer',
    '/info',
    '/terms',
    '/privacidad',
  ].map((path): [string, typeof moda, string] => [path, moda, path]),
  ['/products', moda, '/productos'],
  ['/services', eventos, '/servicios'],
  ['/servicios', eventos, '/servicios'],
  ['/experiencias', eventos, '/experiencias'],
  ['/digitales', mercado, '/digitales'],
  ['/franquicias', mercado, '/franquicias'],
  ['/productos', anaByPath, '/productos'],
  ['/', espejo, '/'],
];

describe.each(INDEXED)('%s of $host', (path, shop, canonical) => {
  test.each(['es', 'en'] as const)('in %s', async (locale) => {
    const answer = await shop.get(path, { 'accept-language': locale });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=UTF-8');
    const page = readPage(answer.text);
    expect(page.lang).toMatch(new RegExp(`^${locale}-`));
    expect(answer.headers['content-language']).toBe(page.lang);
    expect(page.title).toMatch(/\S/);
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]).toMatch(/\S/);
    expect(page.meta['description']).toMatch(/\S{3}/);
    expect(page.meta['robots']).toBeUndefined();
    expect(page.meta['viewport']).toBe('width=device-width, initial-scale=1');
    expect(page.meta['og:title']).toMatch(/\S/);
    expect(page.meta['og:image']).toMatch(/^http:\/\/[\w.:-]+\/media\//);

    const info = (
      await shop.get(`/api/store/${/^(?:www\.)?([\w-]+)/.exec(shop.host)?.[1]}`)
    ).json() as StoreInfo;
    const home = shop === anaByPath ? ana.origin : info.canonical_url;
    const own = home + canonical;
    expect(page.alternates).toEqual({ es: own, en: `${own}?lang=en`, 'x-default': own });
    // The plain address serves either language; an address that names a language is canonical for
    // it.
    expect(page.canonical).toBe(own);
    const named = readPage((await shop.get(`${path}?lang=${locale}`)).text);
    expect(named.canonical).toBe(page.alternates[locale]);
    expect(page.meta['og:url']).toBe(own);
    expect(page.rel('icon')).toMatch(/\/media\/brand\//);

    const business = page.data.filter((one) => one['@type'] === 'LocalBusiness');
    expect(business).toHaveLength(1);
    expect(business[0]).toMatchObject({
      '@context': 'https://schema.org',
      url: `${home}/`,
      address: { '@type': 'PostalAddress' },
    });
  });
});

test('one page has one canonical address, whichever address its store was reached by', async () => {
  const read = async (shop: typeof moda, path: string) =>
    readPage((await shop.get(path)).text).canonical;
  expect(await read(alias, '/productos')).toBe(`${moda.origin}/productos`);
  expect(await read(platform, '/marketplace')).toBe(`${mercado.origin}/marketplace`);
  expect(await read(anaByPath, '/catalogos')).toBe(`${ana.origin}/catalogos`);
  expect(await read(moda, '/productos?utm_source=x&fbclid=1')).toBe(`${moda.origin}/productos`);
});

describe('is kept out of search engines', () => {
  test.each([
    '/buscar?text=falda',
    '/buscar',
    '/productos?sort=list_price',
    '/productos?text=falda',
    '/productos?price_from=10000',
    '/productos?page=500',
    '/catalogos?page=500',
    '/catalogos/mujer?page=90',
    '/servicios',
    '/shopping-cart',
    '/nowhere',
  ])('%s', async (path) => {
    const page = readPage((await moda.get(path)).text);
    expect(page.meta['robots']).toMatch('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.alternates).toEqual({});
    expect(page.headings).toHaveLength(1);
  });
});

describe('a page that does not exist', () => {
  test.each([
    '/nowhere',
    '/productos/moda/none',
    '/productos/none/none',
    '/products/it_none',
    '/catalogos/none',
    '/mis-compras/none',
    '/checkout/none',
    '/a/b/c/d/e/f',
    '/index.php',
    '/.env',
    '/%2e%2e/etc/passwd',
    '/productos/%zz/%ff',
    '/%00',
    `/${'x'.repeat(4_000)}`,
  ])('%s says so in both languages', async (path) => {
    for (const [locale, words] of [
      ['es', es],
      ['en', en],
    ] as const) {
      const answer = await moda.get(path, { 'accept-language': locale });
      expect(answer.status).toBe(404);
      // No cache keeps it: the page may exist the next moment.
      expect(answer.headers['cache-control']).toMatch(/^(no-store|private, no-cache)$/);
      expect(answer.headers['x-page-cache']).not.toBe('hit');
      expect(readPage(answer.text).headings).toEqual([words.pageNotFound]);
      // The page has a way back, and does not repeat the address.
      expect(readPage(answer.text).addresses).toContain('/');
    }
  });

  test('a store without an about entry has no /info', async () => {
    const shops = [moda, mercado, eventos, espejo, ana, casa];
    for (const shop of shops) {
      const slug = /^[\w-]+/.exec(shop.host)?.[0];
      const { about_entry_id: about } = (await shop.get(`/api/store/${slug}`)).json() as StoreInfo;
      expect((await shop.get('/info')).status, slug).toBe(about ? 200 : 404);
    }
  });
});

describe('a page of one visitor', () => {
  test('is never cached', async () => {
    for (const path of ['/shopping-cart', '/mis-compras/none', '/checkout/none', '/nowhere']) {
      const { headers } = await moda.get(path);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['etag'], path).toBeUndefined();
    }
  });
});
