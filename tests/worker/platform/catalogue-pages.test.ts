/** The number of a store's catalogues, on every page of their list. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { openStore, write } from './stores.ts';

const NAMES = {
  estantes: ['Uno', 'Dos', 'Tres'],
  series: Array.from({ length: 12 }, (_, at) => `Serie ${at + 1}`),
};

let platform: Platform;
beforeAll(async () => {
  for (const [slug, names] of Object.entries(NAMES)) {
    await openStore({ slug, cell: 'a' });
    for (const [at, name] of names.entries()) {
      await write(
        'a',
        sql`INSERT INTO catalogue (id, store_id, name, slug, position, num_products, updated_at)
          VALUES (${`ca_${slug}-${at}`}, ${`st_${slug}`}, ${name}, ${name.toLowerCase()}, ${at}, 1, 0)`,
      );
    }
  }
  platform = startPlatform();
});

test.each([
  ['the first page', 'limit=2', ['Uno', 'Dos'], 3],
  ['the last page', 'limit=2&offset=2', ['Tres'], 3],
  ['a page past the last', 'limit=2&offset=10', [], 3],
  ['a page without a match', 'name=cuatro', [], 0],
])('%s tells how many there are', async (_page, query, names, matches) => {
  const answer = await platform.ask(`http://estantes.localhost/api/catalogues?${query}`);
  const list = (await answer.json()) as { results: { name: string }[]; matches_estimated: number };
  expect(list.results.map(({ name }) => name)).toEqual(names);
  expect(list.matches_estimated).toBe(matches);
});

test.each([
  ['the list', '', 5],
  ['a search by name', 'name=serie', 10],
  ['a search of so many', 'name=serie&limit=3', 3],
])('%s shows as many as the spec gives it', async (_list, query, shown) => {
  const answer = await platform.ask(`http://series.localhost/api/catalogues?${query}`);
  const list = (await answer.json()) as { results: unknown[]; matches_estimated: number };
  expect(list.results).toHaveLength(shown);
  expect(list.matches_estimated).toBe(12);
});
