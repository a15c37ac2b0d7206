import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, openStore, write } from './stores.ts';

const COUNT = 1_400;
const store = { slug: 'surtida', cell: 'a' } as const;
const idOf = (number: number) => `it_${store.slug}-${number}`;

let platform: Platform;
beforeAll(async () => {
  await openStore(store);
  await listItems(store, COUNT);
  await write(
    'a',
    sql`UPDATE item SET list_price = CAST(substr(slug, 10) AS INTEGER) * 100,
      highest_price = CAST(substr(slug, 10) AS INTEGER) * 100`,
  );
  // The first is taken from sale, the second hidden, the third hides its price.
  await write('a', sql`UPDATE item SET list_state = 'unpublished' WHERE id = ${idOf(1)}`);
  await write('a', sql`UPDATE item SET hidden = 1 WHERE id = ${idOf(2)}`);
  await write('a', sql`UPDATE item SET hide_price = 1 WHERE id = ${idOf(3)}`);
  platform = startPlatform();
});

interface List {
  results: { id: string; list_price: number | null }[];
  matches_estimated: number;
  facets?: object;
}

async function list(query: string): Promise<List> {
  const url = `http://${store.slug}.localhost/api/products-list-public?${query}`;
  const answer = await platform.ask(url);
  expect(answer.status).toBe(200);
  return (await answer.json()) as List;
}

async function ends(query: string) {
  const first = await list(`limit=2&${query}`);
  const last = await list(`limit=4&offset=${COUNT - 4}&${query}`);
  return { first: first.results.map(({ id }) => id), last: last.results.map(({ id }) => id) };
}

describe('a list', () => {
  test('shows what was taken from sale last', async () => {
    const { first, last } = await ends('');
    expect(first).toEqual([idOf(3), idOf(4)]);
    expect(last.slice(-2)).toEqual([idOf(1), idOf(2)]);
  });

  test.each([
    ['list_price', idOf(4)],
    ['-list_price', idOf(COUNT)],
  ])('by %s tells nothing of a hidden price', async (sort, cheapest) => {
    const { first, last } = await ends(`sort=${sort}`);
    expect(first[0]).toBe(cheapest);
    expect(last.slice(1)).toEqual([idOf(3), idOf(1), idOf(2)]);
  });

  test('with a filter is in the same order, few or many', async () => {
    for (const [query, sorted] of [
      ['price_to=100000000&sort=list_price', [idOf(4), idOf(5)]],
      ['price_to=100000000&sort=-list_price', [idOf(COUNT), idOf(COUNT - 1)]],
      ['price_to=100000000', [idOf(4), idOf(5)]],
      ['price_to=700&sort=-list_price', [idOf(7), idOf(6)]],
      ['available=true', [idOf(3), idOf(4)]],
      ['available=false', [idOf(1), idOf(2)]],
    ] as const) {
      const { results } = await list(`limit=2&${query}`);
      expect(
        results.map(({ id }) => id),
        query,
      ).toEqual(sorted);
    }
  });

  test('estimates from prices and stock what it does not count', async () => {
    const { matches_estimated: matches } = await list('limit=1&price_to=119900');
    // 1,196 of them, 4 to 1,199; the step that is cut is taken to be evenly filled.
    expect(matches).toBeGreaterThan(1_000);
    expect(Math.abs(matches - 1_196)).toBeLessThan(160);
    expect((await list('limit=1&available=true')).matches_estimated).toBe(COUNT - 2);
    expect((await list('limit=1&price_to=9900')).matches_estimated).toBe(96);
  });
});

test('counts beside prices and availability are exact by steps, however long the list', async () => {
  const { facets } = await list('price_from=20000&price_to=49999&available=true&facets=true');
  expect(facets).toEqual({
    types: [{ type: 'product', count: 300 }],
    catalogues: [],
    // Without the prices asked for; the first three have none to filter by.
    prices: [
      { from: null, to: 19_999, count: 196 },
      { from: 20_000, to: 49_999, count: 300 },
      { from: 50_000, to: 99_999, count: 500 },
      { from: 100_000, to: 249_999, count: 401 },
    ],
    available: 300,
    // More match than are looked at for them: their values come without numbers.
    traits: {
      owner: [{ value: 'surtida', name: 'Tienda surtida' }],
      size: [],
      colour: [],
      discount: [],
    },
  });
});

describe('a search', () => {
  beforeAll(
    () =>
      indexItems(store, (listing) => ({
        name: listing % 14 === 0 ? 'lámpara de mesa' : 'mueble',
        tags: [],
        description: 'combina con una lámpara',
      })),
    60_000,
  );

  test('gives names before descriptions, in the order of the shop', async () => {
    const { results } = await list('text=lampara&limit=100');
    for (const { id } of results) expect(Number(id.split('-')[1]) % 14).toBe(0);
    expect(results[0]?.id).toBe(idOf(14));
  });

  test('leaves out what was taken from sale', async () => {
    const { results } = await list('text=mueble&price_to=50000&sort=list_price&limit=2');
    expect(results.map(({ id }) => id)).toEqual([idOf(4), idOf(5)]);
  });

  test('by price sorts the newest of many, and gives the others behind them: each once', async () => {
    const seen: { id: string; list_price: number | null }[] = [];
    for (let offset = 0; offset < COUNT; offset += 100) {
      const page = await list(`text=mueble&sort=list_price&limit=100&offset=${offset}`);
      seen.push(...page.results);
    }
    // All 1,400 less every fourteenth and the two that were taken from sale.
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1_298);
    expect(seen).toHaveLength(1_298);
    const sorted = seen.slice(0, 1_001).map(({ list_price: price }) => price ?? 0);
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
    expect(sorted.at(-1)).toBe((COUNT - 1) * 100);
  });

  test('of many is estimated, and can be paged through to its end: each once', async () => {
    const first = await list('text=lampara&limit=100');
    expect(Math.abs(first.matches_estimated - (COUNT - 2))).toBeLessThan(80);
    const seen: string[] = [];
    for (let offset = 0; ; offset += 90) {
      const page = await list(`text=lampara&limit=90&offset=${offset}`);
      seen.push(...page.results.map(({ id }) => id));
      if (offset + 90 >= page.matches_estimated) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(COUNT - 2);
    const past = await list('text=lampara&limit=90&offset=5000');
    expect(past.results).toEqual([]);
    expect(past.matches_estimated).toBeGreaterThan(1_000);
  });
});
