import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore, write } from './stores.ts';

interface Listed {
  readonly id: string;
  readonly skus?: readonly { id: string; list_price: number | null; available: number | null }[];
}

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'varia', cell: 'a' });
  await listItems({ slug: 'varia', cell: 'a' }, 3);
  await openStore({ slug: 'ajena', cell: 'a' });
  await listItems({ slug: 'ajena', cell: 'a' }, 1);
  await write(
    'a',
    sql`INSERT INTO sku (id, item_id, code, list_price, position, on_hand, reserved)
      VALUES ('sk_varia-1-b', 'it_varia-1', 'c-1-b', 1500, 1, 7, 2)`,
  );
  await write('a', sql`UPDATE item SET hide_price = 1 WHERE id = 'it_varia-2'`);
  await write('a', sql`DELETE FROM sku WHERE item_id = 'it_varia-3'`);
  platform = startPlatform();
});

async function list(query: string): Promise<Listed[]> {
  const answer = await platform.ask(`http://varia.localhost/api/products-list-public?${query}`);
  return ((await answer.json()) as { results: Listed[] }).results;
}

test('a list gives variants only where they are asked for', async () => {
  for (const item of await list('limit=36')) expect(item).not.toHaveProperty('skus');
});

test('each item bears its own, in their order, with what is left of them', async () => {
  const items = new Map((await list('variants=true')).map((item) => [item.id, item.skus]));
  expect(items.get('it_varia-1')).toMatchObject([
    { id: 'sk_varia-1', list_price: 1000, available: 10 },
    { id: 'sk_varia-1-b', list_price: 1500, available: 5 },
  ]);
  expect(items.get('it_varia-3')).toEqual([]);
  expect([...items.keys()].every((id) => id.startsWith('it_varia'))).toBe(true);
});

test('a hidden price stays hidden in them', async () => {
  const items = await list('variants=true');
  const hidden = items.find(({ id }) => id === 'it_varia-2');
  expect(hidden?.skus).toMatchObject([{ id: 'sk_varia-2', list_price: null }]);
});
