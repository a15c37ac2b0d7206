/** The count beside a list is the number of its items, by whatever filters it is narrowed. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, NOON, openStore, write } from './stores.ts';

const STORE = { slug: 'colmena', cell: 'a' } as const;
/** Another store of the cell, with the same words, catalogue and prices. */
const OTHER = { slug: 'panal', cell: 'a' } as const;
const COUNT = 64;

let platform: Platform;
beforeAll(async () => {
  for (const store of [STORE, OTHER]) {
    const { slug } = store;
    const id = `st_${slug}`;
    await openStore(store);
    await listItems(store, COUNT);
    // Each listing has or lacks each quality, so that every combination of filters meets some.
    await write(
      'a',
      sql`UPDATE listing SET kind = iif(queue_position & 1, 'digital', 'product'),
          list_price = iif(queue_position & 2, 30000, 1000) WHERE store_id = ${id}`,
    );
    await write(
      'a',
      sql`UPDATE sku SET on_hand = 0 WHERE item_id IN (SELECT item_id FROM listing
        WHERE store_id = ${id} AND queue_position & 4)`,
    );
    await write(
      'a',
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES (${`ca_${slug}`}, ${id}, 'Miel', 'miel', 0, ${NOON})`,
    );
    await write(
      'a',
      sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
        SELECT ${`ca_${slug}`}, id, queue_position, list_price FROM listing
        WHERE store_id = ${id} AND queue_position & 8`,
    );
    await indexItems(store, (listing) => ({
      name: ((listing - 1) % COUNT) & 16 ? 'panal' : 'cera',
      tags: [],
      description: ((listing - 1) % COUNT) & 32 ? 'abeja' : '',
    }));
  }
  platform = startPlatform();
});

async function list(query: string): Promise<ItemList> {
  const answer = await platform.ask(`http://colmena.localhost/api/products-list-public?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const FILTERS = ['type=digital', 'price_from=20000', 'available=true', 'catalogue=miel'];
/** Every subset of the filters. */
const SUBSETS = Array.from({ length: 2 ** FILTERS.length }, (_none, bits) =>
  FILTERS.filter((_filter, index) => bits & (2 ** index)).join('&'),
);
const TEXTS = ['', 'text=panal', 'text=abeja', 'text=panal OR cera', 'text=panal catalogo:miel'];

describe.each(TEXTS)('by "%s"', (text) => {
  test.each(SUBSETS)('and "%s"', async (filters) => {
    const narrowed = `${text}&${filters}`;
    const {
      results,
      matches_estimated: matches,
      facets,
    } = await list(`${narrowed}&limit=100&facets=true`);
    expect(results.length).toBeGreaterThan(0);
    expect(matches).toBe(results.length);
    const sold = results.filter((item) => !item.sold_out);
    expect(facets?.available).toBe(sold.length);
    const isKind = filters.includes('type');
    const types = facets?.types.filter(({ type }) => !isKind || type === 'digital') ?? [];
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(matches);
    // Listings are counted, not the rows of the page: the page past the last knows the number too.
    for (const page of [
      'limit=1',
      'limit=1&sort=list_price',
      'limit=1&sort=-list_price',
      'offset=96',
    ]) {
      expect((await list(`${narrowed}&${page}`)).matches_estimated, page).toBe(matches);
    }
  });
});

test('beside a text with more matches than are looked at, counts grow with them', async () => {
  const store = { slug: 'enjambre', cell: 'a' } as const;
  await openStore(store);
  await listItems(store, 250);
  await indexItems(store, () => ({ name: 'zumbido', tags: [], description: '' }));
  await write(
    'a',
    sql`UPDATE sku SET on_hand = 0 WHERE item_id IN (SELECT item_id FROM listing
      WHERE store_id = 'st_enjambre' AND queue_position % 2 = 0)`,
  );
  const answer = await platform.ask(
    'http://enjambre.localhost/api/products-list-public?text=zumbido&facets=true',
  );
  const { facets, matches_estimated: matches }: ItemList = await answer.json();
  expect(matches).toBe(250);
  expect(facets).toMatchObject({
    types: [{ type: 'product', count: 250 }],
    prices: [{ count: 250 }],
    available: 125,
  });
});

test('a catalogue’s number beside a text is that of both together', async () => {
  const { matches_estimated: both } = await list('text=panal&catalogue=miel');
  const { facets, matches_estimated: all } = await list('text=panal&facets=true');
  expect(facets?.catalogues).toEqual([{ slug: 'miel', name: 'Miel', count: both }]);
  expect(both).toBeLessThan(all);
});
