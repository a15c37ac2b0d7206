import { describe, expect, test } from 'vitest';
import { store as en } from '../../shared/i18n/en/words.ts';
import { store as es } from '../../shared/i18n/es/words.ts';
import { readPage } from '../support/page.ts';
import type { Shop } from '../support/visit.ts';
import { alias, ana, anaByPath, askAs, eventos, mercado, moda, platform } from './shops.ts';

const nameOf = async (shop: Shop) => readPage((await shop.get('/')).text).meta['og:site_name'];

describe('a store is found', () => {
  test.each<[string, Shop, string]>([
    ['by its sub-domain', moda, 'Lirio'],
    ['in the other cell', eventos, 'Telón'],
    ['by a domain of its own, without a redirect', alias, 'Lirio'],
    ['by path on the platform domain', anaByPath, 'Lo que elige Ana'],
    ['at the bare platform domain: the root store', platform, 'Mercado Jacaranda'],
  ])('%s', async (_how, shop, name) => {
    const page = await shop.get('/');
    expect(page.status).toBe(200);
    expect(readPage(page.text).meta['og:site_name']).toBe(name);
  });

  test('whatever the case of host and path, a dot at its end, or a slash', async () => {
    const port = moda.host.split(':')[1];
    for (const host of [`MODA.localhost:${port}`, `moda.localhost.:${port}`, 'moda.localhost']) {
      expect((await askAs(host, '/productos')).status, host).toBe(200);
    }
    for (const path of ['/tienda/ana', '/tienda/ana/', '/tienda/Ana/productos/']) {
      expect((await askAs(platform.host, path)).status, path).toBe(200);
    }
  });

  test("by path on its root store's domain, and on no other store's", async () => {
    expect((await mercado.get('/tienda/ana/')).status).toBe(200);
    expect((await mercado.get('/tienda/eventos/')).status).toBe(404);
    expect((await moda.get('/tienda/ana/')).status).toBe(404);
    expect((await alias.get('/tienda/ana/')).status).toBe(404);
    expect((await anaByPath.get('/tienda/moda/')).status).toBe(404);
  });

  test('with its own pages under the path, and the same data', async () => {
    const byPath = await anaByPath.get('/api/products-list-public?limit=5');
    const bySubdomain = await ana.get('/api/products-list-public?limit=5');
    expect(byPath.json()).toEqual(bySubdomain.json());
    for (const path of ['/productos', '/catalogos', '/robots.txt', '/sitemap.xml', '/api/docs']) {
      expect((await anaByPath.get(path)).status, path).toBe(200);
    }
  });
});

describe('a store that does not exist', () => {
  const hosts = [
    'nadie.localhost',
    'nobody.example',
    'a.moda.localhost',
    '127.0.0.1',
    'moda.localhost.evil.example',
  ];

  test.each([
    ['es', es, {}],
    ['en', en, { 'accept-language': 'en-US,en;q=0.9' }],
    ['en', en, { cookie: 'locale=en' }],
  ])("says so in the spec's words: %s", async (lang, words, headers) => {
    for (const host of hosts) {
      const page = await askAs(host, '/productos', { headers });
      expect(page.status, host).toBe(404);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['content-language']).toMatch(lang);
      const { headings, meta, title } = readPage(page.text);
      expect(headings).toEqual([words.notFound]);
      expect(title).toBe(words.notFound);
      expect(meta['robots']).toMatch('noindex');
      expect(page.text).not.toMatch(/Lirio|Mercado Jacaranda|st_/);
    }
    const byPath = await askAs(platform.host, '/tienda/nadie/productos', { headers });
    expect(byPath.status).toBe(404);
    expect(readPage(byPath.text).headings).toEqual([words.notFound]);
  });

  test('says so to calls in JSON', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await askAs('nobody.example', '/api/shopping-carts/', { method, body: {} });
      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'store_not_found', message: es.notFound });
    }
  });

  test('is never echoed after a host that is not understood', async () => {
    const hostile = [
      'evil.example',
      'evil.example:80@moda.localhost',
      'moda.localhost, evil.example',
      'moda.localhost/evil.example',
      'moda.localhost%00.evil.example',
      '<script>alert(1)</script>',
      'evil.example\\.localhost',
      '[::1]',
      '..',
      '-evil.example',
      'evíl.example',
      `${'e'.repeat(300)}.example`,
      "' OR 1=1 --",
    ];
    for (const host of hostile) {
      const answer = await askAs(host, '/', {}).catch(() => undefined);
      // Node refuses to send some of these hosts, and workerd refuses others.
      if (!answer) continue;
      expect([400, 404], host).toContain(answer.status);
      const shown = JSON.stringify([answer.headers, answer.cookies]) + answer.text;
      expect(shown, host).not.toMatch(/evil|alert|eeee|OR 1=1/);
    }
  });
});

describe('no other header names the store', () => {
  test.each(['x-forwarded-host', 'x-original-host', 'x-host', 'forwarded', 'x-real-host'])(
    '%s',
    async (header) => {
      const value = header === 'forwarded' ? 'host=evil.example' : 'evil.example';
      const page = await moda.get('/productos?page=2', { [header]: value });
      expect(page.status).toBe(200);
      expect(page.text + JSON.stringify(page.headers)).not.toContain('evil.example');
      expect(readPage(page.text).meta['og:site_name']).toBe('Lirio');
      const other = await moda.get('/', { [header]: eventos.host });
      expect(readPage(other.text).meta['og:site_name']).toBe('Lirio');
    },
  );

  test('a whole address in the request line does not either', async () => {
    const answer = await askAs(moda.host, `http://evil.example/productos`).catch(() => undefined);
    expect(answer?.text ?? '').not.toContain('evil.example');
  });
});

test('any caller may ask for the health of the product', async () => {
  for (const host of [moda.host, 'nobody.example', '10.0.0.1:8080']) {
    const answer = await askAs(host, '/healthz');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok', disk: 'ok' });
  }
});

test('each store shows its own name at its own address', async () => {
  const names = await Promise.all([moda, mercado, ana, eventos].map(nameOf));
  expect(new Set(names).size).toBe(4);
});
