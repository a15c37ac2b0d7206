/** The last unit of an item, kept by a hold that no sweep has taken away. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { ItemDetail, ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, NOON, openStore, write } from './stores.ts';

/** The hold of one store ends a millisecond after the platform's time, that of the other with it. */
const HELD = { slug: 'tenida', cell: 'a', end: NOON + 1 } as const;
const FREE = { slug: 'suelta', cell: 'a', end: NOON } as const;

let platform: Platform;
beforeAll(async () => {
  for (const store of [HELD, FREE]) {
    const { slug, end } = store;
    await openStore(store);
    await listItems(store, 2);
    await indexItems(store, () => ({ name: 'gorra', tags: [], description: '' }));
    await write(
      'a',
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES (${`ca_${slug}`}, ${`st_${slug}`}, 'Gorras', 'gorras', 0, ${NOON})`,
    );
    await write(
      'a',
      sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
        SELECT ${`ca_${slug}`}, id, 0, 1000 FROM listing WHERE store_id = ${`st_${slug}`}`,
    );
    await write('a', sql`UPDATE sku SET on_hand = 1, reserved = 1 WHERE id = ${`sk_${slug}-1`}`);
    await write(
      'a',
      sql`INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale, attribution, address,
          expires_at, created_at)
        VALUES (${`co_${slug}`}, ${`st_${slug}`}, 'cr_none', 'open', '[]', 'MXN', 'es', '{}', '', ${end}, 0)`,
    );
    await write(
      'a',
      sql`INSERT INTO hold (checkout_id, sku_id, amount, expires_at)
        VALUES (${`co_${slug}`}, ${`sk_${slug}-1`}, 1, ${end})`,
    );
  }
  platform = startPlatform();
});

async function ask<Body>(slug: string, path: string, body?: object): Promise<Body> {
  const origin = `http://${slug}.localhost`;
  const answer = await platform.ask(`${origin}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { origin, 'content-type': 'application/json' },
  });
  return answer.json();
}

const LISTS = ['', 'text=gorra', 'catalogue=gorras', 'text=gorra&catalogue=gorras'];

describe.each([
  [HELD, 0],
  [FREE, 1],
] as const)('of $slug', ({ slug }, left) => {
  test.each(LISTS)('counts alike in a list by "%s"', async (query) => {
    const list = (more: string) =>
      ask<ItemList>(slug, `/products-list-public?${query}&facets=true&${more}`);
    const namesOf = ({ results }: ItemList) => results.map(({ id }) => id).toSorted();
    const item = `it_${slug}-1`;
    const other = `it_${slug}-2`;
    const forSale = await list('available=true');
    expect(namesOf(forSale)).toEqual(left === 1 ? [item, other] : [other]);
    expect(forSale.matches_estimated).toBe(1 + left);
    expect(namesOf(await list('available=false'))).toEqual(left === 1 ? [] : [item]);
    const whole = await list('limit=10');
    expect(namesOf(whole)).toEqual([item, other]);
    expect(whole.results.find(({ id }) => id === item)?.sold_out).toBe(left === 0);
    expect(whole.facets?.available).toBe(1 + left);
  });

  test('is what its page and a cart say', async () => {
    const detail = await ask<ItemDetail>(slug, `/public/products/articulo-1`);
    expect(detail.skus.map(({ available }) => available)).toEqual([left]);
    const line = { item: `it_${slug}-1`, sku: `sk_${slug}-1`, amount: 1 };
    const { notices } = await ask<CartView>(slug, '/shopping-carts/orders', { lines: [line] });
    expect(notices.map(({ code }) => code)).toEqual(left === 1 ? [] : ['out_of_stock']);
  });
});
