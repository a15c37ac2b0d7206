import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, seededDemo, type DemoDatabase } from '../../support/demo-database.ts';
import { readPage } from '../../support/page.ts';
import { alias, ana, anaByPath, espejo, eventos, mercado, moda, platform } from '../shops.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(Date.now());
});

async function addressesOf(shop: typeof moda): Promise<string[]> {
  const { text } = await shop.get('/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

describe('sitemap.xml', () => {
  test('is XML that names each address in both languages', async () => {
    const { status, headers, text } = await moda.get('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=UTF-8');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><urlset [^>]+>(<url>.*<\/url>)+<\/urlset>$/s,
    );
    const urls = text.match(/<url>/g)?.length ?? 0;
    expect(text.match(/hreflang="es"/g)).toHaveLength(urls);
    expect(text.match(/hreflang="en"/g)).toHaveLength(urls);
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  test.each([
    [moda, 'a', 'st_moda'],
    [mercado, 'a', 'st_mercado'],
    [eventos, 'b', 'st_eventos'],
    [espejo, 'b', 'st_espejo'],
  ] as const)(
    '%#: holds every public item and catalogue of its store, and no other',
    async (shop, cell, store) => {
      const addresses = await addressesOf(shop);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses)
        expect(address.startsWith(`${shop.origin}/`), address).toBe(true);
      const items = rowsOf<{ slug: string }>(
        demo[cell],
        `SELECT i.slug FROM listing l JOIN item i ON i.id = l.item_id
       WHERE l.store_id = ? AND i.list_state = 'published' AND i.hidden = 0`,
        store,
      );
      const told = addresses.filter((url) =>
        /\/(productos|servicios|experiencias|digitales)\/[^/]+\/[^/]+$/.test(url),
      );
      expect(told.map((url) => url.replace(/^.*\//, '')).toSorted()).toEqual(
        items.map(({ slug }) => slug).toSorted(),
      );
      const catalogues = rowsOf<{ slug: string }>(
        demo[cell],
        'SELECT slug FROM catalogue WHERE store_id = ? AND num_products > 0',
        store,
      );
      expect(addresses.filter((url) => url.includes('/catalogos/')).toSorted()).toEqual(
        catalogues.map(({ slug }) => `${shop.origin}/catalogos/${slug}`).toSorted(),
      );
    },
  );

  test('names pages by their canonical address only, each to be indexed', async () => {
    const addresses = await addressesOf(moda);
    const some = addresses.filter((_, index) => index % 6 === 0 || index < 14);
    await Promise.all(
      some.map(async (address) => {
        const { status, text } = await moda.get(new URL(address).pathname);
        expect(status, address).toBe(200);
        const page = readPage(text);
        expect(page.canonical, address).toBe(address);
        expect(page.meta['robots'], address).toBeUndefined();
      }),
    );
  });

  test('is the same by each of the store’s addresses', async () => {
    expect(await addressesOf(alias)).toEqual(await addressesOf(moda));
    expect(await addressesOf(anaByPath)).toEqual(await addressesOf(ana));
    expect(await addressesOf(platform)).toEqual(await addressesOf(mercado));
  });
});

describe('robots.txt', () => {
  test('keeps crawlers out of private pages, and names the sitemap', async () => {
    const { status, headers, text } = await moda.get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/api/', '/checkout', '/shopping-cart', '/mis-compras', '/buscar']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${moda.origin}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });

  test('of the platform keeps crawlers out of the private pages of stores below a path too', async () => {
    for (const shop of [platform, mercado]) {
      const { text } = await shop.get('/robots.txt');
      for (const path of ['/api/', '/checkout', '/shopping-cart', '/mis-compras', '/buscar']) {
        expect(text.split('\n')).toContain(`Disallow: /tienda/*${path}`);
      }
    }
    expect((await moda.get('/robots.txt')).text).not.toContain('/tienda/');
  });
});
