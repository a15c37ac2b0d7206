/**
 * Rows that the database reads for a request: no more in a large store, or in a cell with many
 * stores.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { Database } from '../../../edge/db/database.ts';
import { planRows, writeDrafts } from '../../../edge/flows/owners/import/piece.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { countingRows } from './counting-rows.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, indexItems, listItems, openStore, write } from './stores.ts';

/** More than 1,000 items: from there on the cost must not grow. */
const SMALL = { slug: 'mediana', items: 1_300 } as const;
const LARGE = { slug: 'inmensa', items: 4_800 } as const;
const STORES = [SMALL, LARGE];
const NEIGHBOURS = 150;

let platform: Platform;
const counted = countingRows(cells.a);

/** Every item has one word in its name and one in its tags; most names have one more. */
const wordsOf = (listing: number) => ({
  name: listing % 6 === 0 ? 'artículo' : 'artículo azul',
  tags: ['moda'],
  description: '',
});

beforeAll(async () => {
  for (const { slug, items } of STORES) {
    const store = { slug, cell: 'a' } as const;
    await openStore(store);
    await listItems(store, items);
    await indexItems(store, wordsOf);
    await write(
      'a',
      sql`UPDATE item SET list_price = CAST(substr(slug, 10) AS INTEGER) % 1000 * 700,
        highest_price = 700000 WHERE owner_id = ${`st_${slug}`}`,
    );
    await write(
      'a',
      sql`UPDATE sku SET attributes = iif(item_id LIKE '%1', '{"Talla":"M","Color":"Azul"}',
          '{"Talla":"L","Color":"Rojo"}')
        WHERE item_id IN (SELECT id FROM item WHERE owner_id = ${`st_${slug}`})`,
    );
  }
  platform = startPlatform({ CELL_A: counted.database, PAGE_CACHE: 'off' });
  // The first request reads the store, which the next ones know.
  for (const { slug } of STORES) await platform.ask(`http://${slug}.localhost/`);
}, 120_000);

async function read(slug: string, path: string): Promise<number> {
  const before = counted.rows();
  const answer = await platform.ask(`http://${slug}.localhost${path}`);
  await answer.text();
  expect(answer.status, path).toBe(200);
  return counted.rows() - before;
}

const LIST = '/api/products-list-public/';

describe.each([
  ['the front', '/'],
  ['a list', LIST],
  ['a list by price', `${LIST}?sort=-list_price`],
  ['a list with its counts', `${LIST}?facets=true`],
  ['a filtered list with its counts', `${LIST}?price_from=20000&available=true&facets=true`],
  ['a size with its counts', `${LIST}?size=L&facets=true`],
  ['two sizes and prices', `${LIST}?size=L,M&price_from=20000&facets=true`],
  ['a word that is in every name', `${LIST}?text=articulo`],
  ['a word that is in most names', `${LIST}?text=azul`],
  ['a word that is in no name', `${LIST}?text=moda`],
  ['two words', `${LIST}?text=moda%20azul`],
  ['a text with its counts', `${LIST}?text=articulo&facets=true`],
  ['a text by price', `${LIST}?text=articulo&sort=list_price`],
  ['a misspelt word', `${LIST}?text=articluo`],
  ['a word that nobody has', `${LIST}?text=zzzzz`],
])('%s', (_what, path) => {
  test('reads as many rows in a store of 4,800 items as in one of 1,300', async () => {
    const small = await read(SMALL.slug, path);
    expect(small).toBeGreaterThan(0);
    // A list may read a few rows more or less to fill its page.
    expect(await read(LARGE.slug, path)).toBeLessThan(small * 1.02 + 5);
  });
});

test('a piece of an import reads as many rows in a store of 4,800 items as in one of 1,300', async () => {
  const columns = ['code', 'name', 'price', 'on_hand'] as const;
  const imported = async (slug: string, rows: readonly string[][]) => {
    await write(
      'a',
      sql`INSERT INTO job (id, store_id, asked_by, kind, input, next_at, created_at)
        VALUES (${`jo_${slug}`}, ${`st_${slug}`}, 'ac_duena', 'items-import', '{}', 1, 1)`,
    );
    const cell = new Database<'cell'>('a', counted.database);
    const scope = { cell, tenant: { storeId: `st_${slug}` as StoreId } };
    const before = counted.rows();
    const planned = await planRows(
      scope,
      rows.map((row) => ({ cells: row })),
      columns,
      { job: `jo_${slug}`, last: null },
    );
    const cause = { job: `jo_${slug}`, accountId: 'ac_duena', at: 1 };
    const written = await cell.write(await writeDrafts(scope, planned.drafts, cause));
    expect([planned.outcomes.map(({ kind }) => kind), written.ok]).toEqual([
      rows.map(([code]) => (code?.startsWith('N') ? 'made' : 'changed')),
      true,
    ]);
    return counted.rows() - before;
  };
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const made = [
    ...numbers.map((n) => [`N-${n}`, 'Gorra', '19.90', '4']),
    ...numbers.map((n) => [`c-${n}`, `Artículo con otro nombre ${n}`, '19.90', '7']),
  ];
  const small = await imported(SMALL.slug, made);
  expect(small).toBeGreaterThan(40);
  // Codes are looked up among all stores of the cell, and the other store has the same ones.
  expect(await imported(LARGE.slug, made)).toBeLessThan(small * 1.1);
});

test('an item and a network are looked up, however many stores have the like', async () => {
  const paths = [
    `/productos/${SMALL.slug}/articulo-3`,
    '/api/public/products/articulo-3',
    `/api/public/products/articulo-3?owner=${SMALL.slug}`,
    '/api/published/franchises?limit=5',
  ];
  const neighbours = async (first: number, last: number) => {
    for (let number = first; number <= last; number += 1) {
      const store = { slug: `vecina${number}`, cell: 'a', root: SMALL.slug } as const;
      await openStore(store);
      await listItems(store, 3);
    }
    await write('a', sql`UPDATE store SET store_type = 'franchise' WHERE root_id IS NOT NULL`);
  };
  await neighbours(1, 10);
  const readAll = async () => {
    const counts: Record<string, number> = {};
    for (const path of paths) counts[path] = await read(SMALL.slug, path);
    return counts;
  };
  const before = await readAll();
  await neighbours(11, NEIGHBOURS);
  expect(await readAll()).toEqual(before);
}, 60_000);
