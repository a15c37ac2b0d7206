import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readAssets } from '../../edge/cli/build/assets.ts';
import { DIST } from '../../edge/cli/paths.ts';
import { EMBED_NAMES } from '../../fragments/_runtime/embed-names.ts';
import { demoKeyOf } from '../../edge/cli/seed/embed-keys.ts';
import { errorAnswer } from '../../shared/contracts/error-answer.ts';
import type { ItemCard, ItemDetail, ItemList } from '../../shared/contracts/items.ts';
import { anaByPath, espejo, eventos, moda } from './shops.ts';

const partner = { origin: 'https://partner.example' };
const SKIRT = 'falda-corta-estampada-blossom-breeze';
/** The key of the demo's partner of moda. */
const KEY = `key=${demoKeyOf('moda')}`;

async function someItem(shop: typeof moda): Promise<ItemCard> {
  const answer = await shop.get('/api/products-list-public?available=true&limit=1');
  return (answer.json() as ItemList).results[0] ?? expect.fail('nothing is available');
}

describe('the loader', () => {
  test("is a module of a stable name that leads to today's build", async () => {
    const loader = await moda.get('/embed/v1.js', partner);
    expect(loader.status).toBe(200);
    expect(loader.headers['content-type']).toMatch(/^text\/javascript/);
    expect(loader.headers['access-control-allow-origin']).toBe('*');
    expect(loader.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(loader.headers['cache-control']).toBe('public, max-age=300');
    expect(loader.text).not.toMatch(/\b(?:from|import)\s*["']/);
  });

  test('is also there for good, under the name of its version', async () => {
    const { embed } = readAssets(DIST);
    const pinned = await moda.get(`/embed/v1.${embed?.version}.js`, partner);
    expect(pinned.headers['cache-control']).toMatch('immutable');
    // The same code, after the address and the hash of a list of the files that it may load.
    const [, ...code] = (await moda.get('/embed/v1.js')).text.split('\n');
    expect(pinned.text.endsWith(code.join('\n'))).toBe(true);
    const [, address = '', hash] = /EMBED_FILES=\["([^"]+)","([^"]+)"\]/.exec(pinned.text) ?? [];
    const list = await moda.get(address, partner);
    expect(`sha256-${createHash('sha256').update(list.text).digest('base64')}`).toBe(hash);
    for (const file of embed?.files.slice(1) ?? []) {
      const { text } = await moda.get(file, partner);
      const proof = createHash('sha256').update(text).digest('base64');
      expect(list.text).toContain(`"${file}":"sha256-${proof}"`);
    }
    // What an item loads later is among them.
    expect(embed?.files.join()).toMatch(/\/load\./);
    const digest = createHash('sha256').update(pinned.text).digest('base64');
    expect(embed?.integrity).toBe(`sha256-${digest}`);
    const unknown = await moda.get(`/embed/v1.${'0'.repeat(12)}.js`, partner);
    expect(unknown.status).toBe(404);
  });

  test('a style sheet gives elements their room before they have come', async () => {
    const room = await moda.get('/embed/v1.css', partner);
    expect(room.headers['content-type']).toMatch(/^text\/css/);
    expect(room.text).toContain('shop-item:empty:not([data-fragment])::before');
  });
});

describe('an item', () => {
  test('is a whole element of live public data with absolute addresses', async () => {
    const item = await someItem(moda);
    const answer = await moda.get(`/embed/html/shop-item?item=${item.id}`, partner);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.headers['vary']).toMatch('Accept-Language');
    expect(answer.cookies).toEqual([]);
    const html = answer.text;
    expect(html).toMatch(
      new RegExp(`^<shop-item item="${item.id}" store="${moda.origin}" data-store="st_moda"`),
    );
    expect(html).toContain('<template shadowrootmode="open">');
    expect(html).toContain(item.name.replaceAll('&', '&amp;'));
    expect(html).not.toMatch(/:root/);
    const addresses = [...html.matchAll(/ (?:href|src|action)="([^"]+)"/g)].map(([, url]) => url);
    expect(addresses.length).toBeGreaterThan(0);
    for (const url of addresses) expect(url).toMatch(/^(https?:\/\/|#|mailto:|tel:)/);
  });

  test('is found by its slug, and in the language of the page', async () => {
    const { id } = await someItem(moda);
    const { slug } = (await moda.get(`/api/public/products/${id}`)).json() as ItemDetail;
    const read = async (query: string, headers = {}) =>
      (await moda.get(`/embed/html/shop-item?item=${slug}${query}`, headers)).text;
    expect(await read('&locale=en')).not.toBe(await read('&locale=es'));
    expect(await read('', { 'accept-language': 'en' })).toContain('"locale":"en"');
    expect(await read('&locale=es', { 'accept-language': 'en' })).toContain('"locale":"es"');
  });

  test('of a read-only store cannot be bought', async () => {
    const { id } = await someItem(espejo);
    const { text } = await espejo.get(`/embed/html/shop-item?item=${id}`);
    expect(text).toContain('"can_buy":false');
  });

  test('of a store that is reached by path links there', async () => {
    const { id } = await someItem(anaByPath);
    const { text } = await anaByPath.get(`/embed/html/shop-item?item=${id}`);
    expect(text).toContain(`store="${anaByPath.origin}/tienda/ana"`);
  });

  test.each([
    '',
    '?item=',
    '?item=none',
    '?item=it_none',
    '?item=%27--',
    '?item=%00',
    `?item=${'x'.repeat(5_000)}`,
  ])('that is not there is 404, and says so to the partner too: %s', async (query) => {
    const answer = await moda.get(`/embed/html/shop-item${query}`, partner);
    expect(answer.status).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(errorAnswer.parse(answer.json()).code).toBe('item_not_found');
  });

  test('weighs at most 15 KB compressed with its styles and the loader, of which that has 6', async () => {
    const { text } = await moda.get(
      '/embed/html/shop-item?item=falda-corta-estampada-blossom-breeze',
    );
    const loader = brotliCompressSync((await moda.get('/embed/v1.js')).text).length;
    expect(loader).toBeLessThanOrEqual(6_000);
    expect(loader + brotliCompressSync(text).length).toBeLessThanOrEqual(15_000);
  });

  test('an attribute’s text stays text', async () => {
    const { id } = await someItem(moda);
    const { text } = await moda.get(`/embed/html/shop-item?item=${id}&text=%22%3E%3Cscript%3E`);
    expect(text).toContain('text="&quot;&gt;&lt;script&gt;"');
    expect(text).not.toContain('<script>');
  });
});

describe('every element', () => {
  test.each(EMBED_NAMES.filter((name) => name !== 'shop-item'))(
    '%s answers a whole element whose addresses are the store’s own',
    async (name) => {
      const answer = await moda.get(`/embed/html/${name}?limit=2&item=${SKIRT}&${KEY}`, partner);
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(new RegExp(`^<${name} .*</${name}>$`, 's'));
      expect(answer.text).toContain('<template shadowrootmode="open">');
      const addresses = [...answer.text.matchAll(/ (?:href|src|action)="([^"]*)"/g)];
      for (const [, url] of addresses) expect(url).toMatch(/^(https?:\/\/|#|mailto:|tel:)/);
    },
  );

  test('is the same for a visitor with a session', async () => {
    const cookie = { cookie: `session=${'a'.repeat(43)}` };
    const path = `/embed/html/shop-item-grid?limit=2&${KEY}`;
    expect((await moda.get(path, cookie)).text).toBe((await moda.get(path)).text);
  });
});

describe('the button that buys', () => {
  const read = (query: string, shop = moda) =>
    shop.get(`/embed/html/shop-buy-button?${query}&${KEY}`, {});

  test('brings its partner’s proof in a form that leads to the store', async () => {
    const { text } = await read(`item=${SKIRT}&locale=es`);
    expect(text).toMatch(
      /<form [^>]*action="http:[^"]+\/shopping-cart"[^>]* data-proof><input type="hidden" name="embed" value="[\w.-]+">/,
    );
    expect(text).toMatch(/<option value="sk_[\w-]+\.1"/);
    expect(text).not.toContain('plain_description');
  });

  test('offers one variant alone where its id or code is named', async () => {
    const { text } = await read(`item=${SKIRT}`);
    const [, id = ''] = /<option value="(sk_[\w-]+)\.1"/.exec(text) ?? [];
    const one = (await read(`item=${SKIRT}&sku=${id}`)).text;
    expect(one).not.toContain('<select');
    expect(one).toContain(`name="add" value="${id}.1"`);
    for (const query of [`item=${SKIRT}&sku=sk_none`, 'item=none', 'sku=x']) {
      const none = await read(query);
      expect(none.status, query).toBe(404);
      expect(errorAnswer.parse(none.json()).code).toBe('item_not_found');
    }
  });

  test('of a read-only store leads to the item', async () => {
    const { id } = await someItem(espejo);
    const path = `/embed/preview/shop-buy-button?item=${id}`;
    const { text } = await espejo.get(path);
    expect(text).not.toContain('<form');
    expect(text).toMatch(/part="button" href="http:[^"]*espejo/);
  });
});

test('the search leads to the store’s results, with its partner’s proof', async () => {
  const { text } = await moda.get(`/embed/html/shop-search-box?text=%22%3E&${KEY}`);
  expect(text).toContain('value="&quot;&gt;"');
  expect(text).toMatch(/action="http:[^"]+\/buscar" data-proof><input type="hidden" name="embed"/);
});

test('the cart comes empty: its lines belong to the partner’s page', async () => {
  const { text } = await eventos.get('/embed/html/shop-cart', partner);
  expect(text).toMatch(/^<shop-cart .*data-store="st_eventos"/);
});

test.each(['shop-nav', 'shop-order', 'script', '__proto__', 'constructor'])(
  '%s is not for partners',
  async (element) => {
    const answer = await moda.get(`/embed/html/${element}`, partner);
    expect(answer.status).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  },
);
