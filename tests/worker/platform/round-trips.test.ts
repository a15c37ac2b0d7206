/** Database round trips for each request: as few as stated here, however many rows there are. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { orderBody } from '../../support/buyer.ts';
import { askCounted, type Asked } from './counting-trips.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, openStore } from './stores.ts';

const SMALL = { slug: 'pocas', cell: 'a' } as const;
const LARGE = { slug: 'muchas', cell: 'a' } as const;
const COUNTS = [
  [SMALL, 60],
  [LARGE, 2_500],
] as const;
const NEIGHBOURS = 60;

let platform: Platform;
beforeAll(async () => {
  for (const [store, count] of COUNTS) {
    await openStore(store);
    await listItems(store, count);
    await indexItems(store, () => ({ name: 'artículo', tags: [], description: '' }));
  }
  platform = startPlatform();
  // The first request finds the tenant and its store, the first search the store's words; the next
  // ones know them.
  for (const { slug } of [SMALL, LARGE]) {
    await platform.ask(`http://${slug}.localhost/`);
    await platform.ask(`http://${slug}.localhost/api/products-list-public?text=nada`);
  }
}, 60_000);

/** Sends a request to a store as a visitor without a session. */
function ask<Body = unknown>(slug: string, path: string, body?: object): Promise<Asked<Body>> {
  return askCounted(platform, { slug }, path, body);
}

const LIST = '/api/products-list-public';
const line = (slug: string, number: number) => ({
  item: `it_${slug}-${number}`,
  sku: `sk_${slug}-${number}`,
  amount: 1,
});

describe('a search', () => {
  test.each([
    ['that finds something', '?text=articulo', 1],
    ['with its counts', '?text=articulo&facets=true', 1],
    ['filtered, with its counts', '?text=articulo&facets=true&price_from=1&available=true', 1],
    ['by price', '?text=articulo&sort=-list_price', 1],
    ['without a text', '?facets=true', 1],
    // As typed, the store's own spelling, and as that.
    ['that is misspelt', '?text=articluo', 3],
  ])('%s, in a store of 60 items and in one of 2,500', async (_what, query, trips) => {
    expect((await ask(SMALL.slug, LIST + query)).trips).toBe(trips);
    const large = await ask<ItemList>(LARGE.slug, LIST + query);
    expect(large.trips).toBe(trips);
    expect(large.body.matches_estimated).toBeGreaterThan(1_000);
  });
});

describe('a page reads all that it shows', () => {
  test.each([
    ['/?lang=en', 1],
    ['/productos', 1],
    ['/buscar?text=articulo', 1],
    ['/catalogos', 1],
    ['/franquicias', 1],
    ['/shopping-cart', 1],
    ['/shopping-cart?add=sk_pocas-1.2', 1],
    ['/terms', 1],
    // The items beside an item depend on its catalogue.
    ['/productos/pocas/articulo-3', 1],
  ])('%s: in %i', async (path, trips) => {
    expect((await ask(SMALL.slug, path)).trips).toBe(trips);
  });
});

/** Buys a cart of so many lines: the round trips of adding to it and of placing the order. */
async function buy(slug: string, count: number) {
  const lines = Array.from({ length: count }, (_, number) => line(slug, number + 1));
  const made = await ask<CartView>(slug, '/api/shopping-carts', { lines });
  const cart = made.body.cart ?? expect.fail('no cart');
  const path = `/api/shopping-carts/${cart}`;
  const added = await ask(slug, `${path}/products`, { ...lines[0], amount: 1 });
  const checkout = await ask<CheckoutView>(slug, `${path}/checkout`, {});
  const ordered = await ask(slug, '/api/orders', orderBody(cart, checkout.body.id));
  return {
    make: made.trips,
    add: added.trips,
    checkout: checkout.trips,
    order: ordered.trips,
  };
}

/**
 * One to read, one to write; the only supplier's delivery is chosen already. An order that is not
 * paid at once is first counted in DIRECTORY.
 */
const PURCHASE = { make: 2, add: 2, checkout: 2, order: 3 };

describe('a purchase', () => {
  test('of one line and of fifty', async () => {
    expect(await buy(SMALL.slug, 1)).toEqual(PURCHASE);
    expect(await buy(SMALL.slug, 50)).toEqual(PURCHASE);
  });

  test('in a store of many items', async () => {
    expect(await buy(LARGE.slug, 50)).toEqual(PURCHASE);
  });
});

test('neither takes more in a cell of many stores', async () => {
  for (let number = 0; number < NEIGHBOURS; number += 1) {
    const store = { slug: `vecina${number}`, cell: 'a', root: SMALL.slug } as const;
    await openStore(store);
    await listItems(store, 2);
  }
  expect(await buy(SMALL.slug, 3)).toEqual(PURCHASE);
  expect((await ask(SMALL.slug, `${LIST}?text=articulo&facets=true`)).trips).toBe(1);
});
