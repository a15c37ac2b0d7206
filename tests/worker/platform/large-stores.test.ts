/** A search in a store that lists more than 5,000 items counts fewer of its matches. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, openStore, write } from './stores.ts';

const STORE = { slug: 'enorme', cell: 'a' } as const;
const COUNT = 700;
/** Matches that a page of 36 counts in such a store, and those that are sorted by price. */
const COUNTED = 36;
const SORTED = 120;
/** One item in twenty. */
const RARER = Math.floor(COUNT / 20);

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, COUNT);
  await write(
    'a',
    sql`UPDATE item SET list_price = CAST(substr(slug, 10) AS INTEGER) * 100,
      highest_price = 70000 WHERE owner_id = 'st_enorme'`,
  );
  // Sizes by turns, a colour on one item in nine, and a catalogue with one in seven.
  await write(
    'a',
    sql`UPDATE sku SET attributes = json_object('Talla', CASE n % 3 WHEN 0 THEN 'S' WHEN 1 THEN 'M' ELSE 'L' END,
        'Color', iif(n % 9 = 0, 'Azul', 'Rojo'))
      FROM (SELECT id AS item, CAST(substr(slug, 10) AS INTEGER) AS n FROM item
        WHERE owner_id = 'st_enorme') WHERE item = item_id`,
  );
  await indexItems(STORE, (listing) => ({
    name: listing % 20 === 0 ? 'silla roja' : 'silla',
    tags: [],
    description: 'de nogal',
  }));
  // As if it listed more: the number that is kept says how large a store is.
  await write('a', sql`UPDATE listing_count SET n = 6000 WHERE store_id = 'st_enorme'`);
  platform = startPlatform();
});

async function list(query: string): Promise<ItemList> {
  const answer = await platform.ask(`http://enorme.localhost/api/products-list-public?${query}`);
  expect(answer.status, query).toBe(200);
  return answer.json();
}

/** All results of a search, page by page as far as the list says that there is a next one. */
async function pagesOf(query: string): Promise<ItemList['results']> {
  const seen: ItemList['results'] = [];
  for (let offset = 0; ; offset += 90) {
    const page = await list(`${query}&limit=90&offset=${offset}`);
    seen.push(...page.results);
    if (offset + 90 >= page.matches_estimated) return seen;
  }
}

describe.each(['queue_position', 'list_price'])('a search by %s', (sort) => {
  test('estimates more matches than it counts, and can be paged through: each once', async () => {
    const { matches_estimated: matches } = await list(`text=silla&sort=${sort}&limit=36`);
    expect(Math.abs(matches - COUNT)).toBeLessThan(COUNT / 10);
    const seen = await pagesOf(`text=silla&sort=${sort}`);
    expect(seen).toHaveLength(COUNT);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(COUNT);
  });

  test('counts fewer exactly, and gives each once', async () => {
    const { matches_estimated: matches } = await list(`text=roja&sort=${sort}&limit=36`);
    expect(RARER).toBeLessThan(COUNTED);
    expect(matches).toBe(RARER);
    const seen = await pagesOf(`text=roja&sort=${sort}`);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(RARER);
  });
});

test.each([36, 45, 50, 90])('a word of descriptions alone fills a page of %d', async (limit) => {
  const { results } = await list(`text=nogal&limit=${limit}`);
  expect(new Set(results.map(({ id }) => id)).size).toBe(limit);
});

test('by price it sorts more than it counts otherwise, and gives the others behind them', async () => {
  const prices = (await pagesOf('text=silla&sort=list_price')).map((item) => item.list_price ?? 0);
  const sorted = prices.slice(0, SORTED + 1);
  expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
  expect(prices[SORTED + 1]).toBeLessThan(prices[SORTED] ?? 0);
});

test('beside filters a text’s numbers grow with the estimate', async () => {
  const { facets, matches_estimated: matches } = await list('text=silla&facets=true');
  expect(facets?.types).toEqual([{ type: 'product', count: matches }]);
  const narrowed = await list('text=silla&facets=true&type=product');
  expect(narrowed.facets?.types).toEqual([{ type: 'product', count: narrowed.matches_estimated }]);
});

test.each(['text=silla', 'text=roja&sort=list_price', 'text=zzzzz'])(
  'the numbers beside the filters of "%s" are the same on every page, past the last one too',
  async (query) => {
    const { facets, results } = await list(`${query}&facets=true`);
    expect(facets?.available === 0).toBe(results.length === 0);
    for (const offset of [36, 5_000]) {
      const page = await list(`${query}&facets=true&offset=${offset}`);
      expect(page.facets, `${offset}`).toEqual(facets);
    }
  },
);

describe.each(['queue_position', 'list_price', '-created_at'])('choices by %s', (sort) => {
  const byPrice = (one: number, other: number) => one - other;
  const asked = { queue_position: byPrice, list_price: byPrice, '-created_at': null }[sort];

  test.each([
    ['size=M', COUNT / 3],
    ['size=M,L', (COUNT * 2) / 3],
    ['size=S&colour=azul', COUNT / 9],
    ['size=S,M,L&colour=rojo&price_from=10000', (COUNT - 100) * (8 / 9)],
  ])('%s: about as many are told as there are, each comes once, in order', async (query, about) => {
    const { matches_estimated: matches } = await list(`${query}&sort=${sort}&limit=36`);
    expect(Math.abs(matches - about)).toBeLessThan(about / 10 + 3);
    const seen = await pagesOf(`${query}&sort=${sort}`);
    expect(Math.abs(seen.length - about)).toBeLessThan(2);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const places = seen.map(({ list_price: price }) => price ?? 0);
    expect(places).toEqual(places.toSorted(asked ?? ((one, other) => other - one)));
  });
});

test('choices that few items have are counted to the last, beside filters too', async () => {
  const { facets, matches_estimated: matches } = await list(
    'size=S&colour=azul&price_to=16200&facets=true',
  );
  const blue = 162 / 9;
  expect(matches).toBe(blue);
  expect(facets?.types).toEqual([{ type: 'product', count: blue }]);
  expect(facets?.traits.size).toEqual([{ value: 'S', name: 'S', count: blue }]);
});

test('beside more the numbers grow with the estimate, and traits have none', async () => {
  const { facets, matches_estimated: matches } = await list('size=M&facets=true');
  expect(facets?.types).toEqual([{ type: 'product', count: matches }]);
  expect(facets?.available).toBe(matches);
  expect(facets?.traits.colour.map(({ count }) => count)).toEqual([undefined]);
});

test('by prices it is not counted where kept numbers say that many match', async () => {
  const { matches_estimated: many } = await list('price_to=99999&limit=1');
  // Three steps of prices, of which each says 6,000.
  expect(many).toBe(18_000);
  const { matches_estimated: available } = await list('price_to=99999&available=true&limit=1');
  expect(available).toBe(COUNT);
});

test('traits have numbers up to 60 matches, and none beyond', async () => {
  const ownerOf = async (query: string) =>
    (await list(`${query}&facets=true`)).facets?.traits.owner;
  const owner = { value: 'enorme', name: 'Tienda enorme' };
  expect(await ownerOf('price_to=5000')).toEqual([{ ...owner, count: 50 }]);
  expect(await ownerOf('price_to=6000')).toEqual([owner]);
});
