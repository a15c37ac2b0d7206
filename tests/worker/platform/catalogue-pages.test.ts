/** The number of a store's catalogues, on every page of their list. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { openStore, write } from './stores.ts';

const store = { slug: 'estantes', cell: 'a' } as const;
const NAMES = ['Uno', 'Dos', 'Tres'];

let platform: Platform;
beforeAll(async () => {
  await openStore(store);
  for (const [at, name] of NAMES.entries()) {
    await write(
      store.cell,
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, num_products, updated_at)
        VALUES (${`ca_estantes-${at}`}, 'st_estantes', ${name}, ${name.toLowerCase()}, ${at}, 1, 0)`,
    );
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
