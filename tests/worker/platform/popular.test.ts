/** Items by how many units of them were ordered. */
import { beforeAll, expect, test } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { orderBody } from '../../support/buyer.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, openStore, write } from './stores.ts';

const STORE = { slug: 'vende', cell: 'a' } as const;
/** Lists the same items. */
const RESELLER = { slug: 'revende', cell: 'a', root: 'vende' } as const;

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await openStore(RESELLER);
  await listItems(STORE, 6);
  await indexItems(STORE, () => ({ name: 'vela', tags: [], description: '' }));
  await write(
    'a',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      SELECT 'st_revende', item_id, kind, list_price, queue_position FROM listing
      WHERE store_id = 'st_vende'`,
  );
  await write(
    'a',
    sql`INSERT INTO catalogue (id, store_id, name, slug, position, num_products, updated_at)
      VALUES ('ca_velas', 'st_vende', 'Velas', 'velas', 0, 6, 0)`,
  );
  await write(
    'a',
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT 'ca_velas', id, 0, list_price FROM listing WHERE store_id = 'st_vende'`,
  );
  platform = startPlatform();
});

async function ask<Body>(slug: string, path: string, body?: object): Promise<Body> {
  const origin = `http://${slug}.localhost`;
  const answer = await platform.ask(`${origin}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      origin,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(answer.status, path).toBeLessThan(300);
  return answer.json();
}

async function buy(number: number, amount: number): Promise<void> {
  const lines = [{ item: `it_vende-${number}`, sku: `sk_vende-${number}`, amount }];
  const { cart } = await ask<CartView>('vende', '/shopping-carts', { lines });
  const checkout = await ask<CheckoutView>('vende', `/shopping-carts/${cart}/checkout`, {});
  await ask('vende', '/orders', orderBody(cart ?? '', checkout.id));
}

async function bySold(slug: string, query = ''): Promise<number[]> {
  const list = await ask<ItemList>(slug, `/products-list-public?sort=-sold${query}`);
  return list.results.map(({ id }) => Number(id.split('-')[1]));
}

/** The items of a page, in the order of their links. */
async function page(path: string): Promise<number[]> {
  const answer = await platform.ask(`http://vende.localhost${path}`);
  const links = (await answer.text()).matchAll(/href="\/productos\/vende\/articulo-(\d)"/g);
  return [...new Set([...links].map(([, number]) => Number(number)))];
}

test('what was ordered most stands first, in its own store alone', async () => {
  expect(await bySold('vende')).toEqual([1, 2, 3, 4, 5, 6]);
  await buy(4, 2);
  await buy(6, 1);
  await buy(6, 2);
  const sold = [6, 4, 1, 2, 3, 5];
  // The store's answers are kept for five seconds.
  expect(await bySold('vende', '&limit=10')).toEqual(sold);
  expect(await bySold('vende', '&text=vela')).toEqual(sold);
  expect(await bySold('vende', '&available=true')).toEqual(sold);
  expect(await bySold('revende')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await page('/buscar')).toEqual(sold);
  expect(await page('/buscar?text=')).toEqual(sold);
  const tiles = async (path: string) =>
    /<shop-catalogue-grid.*?catalogos\/velas/s.test(
      await (await platform.ask(`http://vende.localhost${path}`)).text(),
    );
  expect(await tiles('/buscar?type=product')).toBe(true);
  expect(await tiles('/buscar?text=vela')).toBe(false);
  // The front shows the store's own order, and is not called after what others want.
  expect(await page('/')).toEqual([1, 2, 3, 4, 5, 6]);
  const front = await (await platform.ask('http://vende.localhost/')).text();
  expect(front).toContain('Destacados');
  expect(front).not.toMatch(/m[aá]s (?:buscad|vendid|pedid)/i);
  expect(await page('/buscar?sort=list_price')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await page('/buscar?text=vela')).toEqual([1, 2, 3, 4, 5, 6]);
  await write('a', sql`UPDATE item SET list_state = 'unpublished' WHERE id = 'it_vende-6'`);
  expect(await bySold('vende', '&limit=9')).toEqual([4, 1, 2, 3, 5, 6]);
});
