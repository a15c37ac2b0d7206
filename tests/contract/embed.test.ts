import { describe, expect, test } from 'vitest';
import { errorAnswer } from '../../shared/contracts/errors.ts';
import type { ItemCard, ItemDetail, ItemList } from '../../shared/contracts/items.ts';
import { anaByPath, espejo, eventos, moda } from './shops.ts';

const partner = { origin: 'https://partner.example' };

/** The parts of an embed that a partner's page inserts. */
interface Embedded {
  readonly html: string;
  readonly styles: readonly string[];
  readonly store: string;
}

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
    const [, address = ''] = /"(\/assets\/[\w.-]+\.js)"/.exec(loader.text) ?? [];
    const module = await moda.get(address, partner);
    expect(module.status).toBe(200);
    expect(module.headers['access-control-allow-origin']).toBe('*');
    expect(module.headers['cache-control']).toMatch('immutable');
  });
});

describe('an item', () => {
  test('shows live public data with absolute addresses', async () => {
    const item = await someItem(moda);
    const answer = await moda.get(`/embed/fragment/shop-item?item=${item.id}`, partner);
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
    expect(answer.headers['vary']).toMatch('Accept-Language');
    expect(answer.cookies).toEqual([]);
    const { html, styles, store } = answer.json() as Embedded;
    expect(store).toBe('st_moda');
    expect(html).toMatch(/^<shop-item /);
    expect(html).toContain('<template shadowrootmode="open">');
    expect(html).toContain(item.name.replaceAll('&', '&amp;'));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.join('')).not.toMatch(/:root/);
    const addresses = [...html.matchAll(/ (?:href|src|action)="([^"]+)"/g)].map(([, url]) => url);
    expect(addresses.length).toBeGreaterThan(0);
    for (const url of addresses) expect(url).toMatch(/^(https?:\/\/|#|mailto:|tel:)/);
  });

  test('is found by its slug, and in the language of the page', async () => {
    const { id } = await someItem(moda);
    const { slug } = (await moda.get(`/api/public/products/${id}`)).json() as ItemDetail;
    const read = async (query: string, headers = {}) => {
      const answer = await moda.get(`/embed/fragment/shop-item?item=${slug}${query}`, headers);
      return (answer.json() as Embedded).html;
    };
    expect(await read('&locale=en')).not.toBe(await read('&locale=es'));
    expect(await read('', { 'accept-language': 'en' })).toContain('"locale":"en"');
    expect(await read('&locale=es', { 'accept-language': 'en' })).toContain('"locale":"es"');
  });

  test('of a read-only store cannot be bought', async () => {
    const { id } = await someItem(espejo);
    const { html } = (await espejo.get(`/embed/fragment/shop-item?item=${id}`)).json() as Embedded;
    expect(html).toContain('"can_buy":false');
  });

  test('of a store that is reached by path links there', async () => {
    const { id } = await someItem(anaByPath);
    const answer = await anaByPath.get(`/embed/fragment/shop-item?item=${id}`);
    const { html } = answer.json() as Embedded;
    expect(html).toContain(`${anaByPath.origin}/tienda/ana`);
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
    const answer = await moda.get(`/embed/fragment/shop-item${query}`, partner);
    expect(answer.status).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(errorAnswer.parse(answer.json()).code).toBe('item_not_found');
  });
});

test('the cart comes empty: its lines belong to the partner’s page', async () => {
  const answer = await eventos.get('/embed/fragment/shop-cart', partner);
  const { html, store } = answer.json() as Embedded;
  expect(store).toBe('st_eventos');
  expect(html).toMatch(/^<shop-cart /);
});

test.each(['shop-checkout', 'shop-nav', 'script', '__proto__'])(
  '%s is not for partners',
  async (element) => {
    const answer = await moda.get(`/embed/fragment/${element}`, partner);
    expect(answer.status).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  },
);
