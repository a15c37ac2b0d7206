/** The full-text indexes are merged by the cron, and find the same. */
import { beforeAll, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { Database } from '../../../edge/db/database.ts';
import { mergeIndexes } from '../../../edge/modules/items/index.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, indexItems, listItems, openStore, write } from './stores.ts';

const STORE = { slug: 'retazos', cell: 'a' } as const;
const COUNT = 40;

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, COUNT);
  // Each time adds pieces to the indexes, and marks the former entries as gone.
  for (const word of ['franela', 'lino', 'seda', 'lana', 'pana', 'satén', 'tul']) {
    await indexItems(STORE, (listing) => ({
      name: listing % 2 === 0 ? `tela ${word}` : 'tela',
      tags: [word],
      description: 'corte',
    }));
  }
  platform = startPlatform({ PAGE_CACHE: 'off' });
});

async function piecesOf(index: string): Promise<number> {
  const row = await cells.a
    .prepare(`SELECT count(DISTINCT segid) AS n FROM ${index}_idx`)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

async function find(query: string): Promise<ItemList> {
  const answer = await platform.ask(
    `http://retazos.localhost/api/products-list-public?facets=true&${query}`,
  );
  expect(answer.status).toBe(200);
  return answer.json();
}

test('a cron’s ticks leave one piece of each index, and every search as it was', async () => {
  const queries = ['text=tela', 'text=tul', 'text=corte&sort=list_price', 'text=franela'];
  const before = await Promise.all(queries.map(find));
  expect(before.map(({ matches_estimated: n }) => n)).toEqual([COUNT, COUNT, COUNT, 0]);
  const indexes = ['listing_text', 'listing_name'];
  for (const index of indexes) expect(await piecesOf(index), index).toBeGreaterThan(4);
  await mergeIndexes({ cell: new Database<'cell'>('a', cells.a) });
  for (const index of indexes) expect(await piecesOf(index), index).toBe(1);
  expect(await Promise.all(queries.map(find))).toEqual(before);
});

test('an index of a few pieces is left as it is', async () => {
  for (const rowid of [9_001, 9_002])
    await write('a', sql`INSERT INTO listing_text (rowid, name) VALUES (${rowid}, 'x')`);
  const few = await piecesOf('listing_text');
  expect(few).toBe(3);
  await mergeIndexes({ cell: new Database<'cell'>('a', cells.a) });
  expect(await piecesOf('listing_text')).toBe(few);
});
