import { expect, inject, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { readPage } from '../../support/page.ts';
import { shopAt } from '../../support/visit.ts';
import { anaByPath } from '../shops.ts';

/** The same store below its root store's own domain. */
const anaBelowMercado = shopAt(inject('port'), 'mercado.localhost', '/tienda/ana');

/** Addresses outside the store's path: files and pictures that all stores share. */
const SHARED = /^\/(assets|media)\//;

async function pages(shop: typeof anaByPath): Promise<string[]> {
  const { results } = (await shop.get('/api/products-list-public?limit=3')).json() as ItemList;
  const items = results.map(({ owner_slug: owner, slug }) => `/productos/${owner}/${slug}`);
  return [
    '/',
    '/productos',
    '/productos?sort=list_price',
    '/catalogos',
    '/catalogos/fotos',
    '/marketplace',
    '/buscar?text=falda',
    '/buscar?text=xyzzy',
    '/shopping-cart',
    '/info',
    '/terms',
    '/nowhere',
    ...items,
  ];
}

test.each([anaByPath, anaBelowMercado])(
  '%#: every link, form and picture of a store that is reached by path stays under it',
  async (shop) => {
    const checked = new Set<string>();
    for (const path of await pages(shop)) {
      const { text } = await shop.get(path);
      const { addresses } = readPage(text);
      expect(addresses.length, path).toBeGreaterThan(5);
      for (const address of addresses) {
        if (/^(https?:|mailto:|tel:|data:|#)/.test(address) || SHARED.test(address)) continue;
        expect(address, path).toMatch(/^\/tienda\/ana(\/|\?|$)/);
        checked.add(address.replace(/[#?].*$/, '').slice('/tienda/ana'.length) || '/');
      }
      expect(text).toContain('data-base="/tienda/ana"');
      // Addresses in the data for the browser are below the path too.
      for (const [, base] of text.matchAll(/"base":"([^"]*)"/g)) expect(base).toBe('/tienda/ana');
    }
    expect(checked.size).toBeGreaterThan(10);
    // Every link leads to a page.
    const dead: string[] = [];
    await Promise.all(
      [...checked].map(async (path) => {
        const { status } = await shop.ask(path, { method: 'HEAD' });
        if (status === 404) dead.push(path);
      }),
    );
    // The pages for selling through other stores do not exist yet.
    expect(
      dead.filter((path) => path !== '/preferences' && !/^\/(me|apps|asistentes)/.test(path)),
    ).toEqual([]);
  },
);
