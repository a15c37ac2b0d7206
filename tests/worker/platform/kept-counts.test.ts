/** The stored counts of a store's lists follow every write, in any order. */
import { beforeAll, expect, test } from 'vitest';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { makeItem, makeStore, row, rows, write, type TestStore } from '../purchase/world.ts';

const NOW = Date.now();
let store: TestStore;
beforeAll(async () => {
  store = await makeStore('a');
});

interface Kept {
  catalogue_id: string;
  kind: string;
  price_step: number;
  n: number;
  available: number;
}

/** The stored counts, and the same counted again. */
async function compare(): Promise<Kept[]> {
  const kept = await rows(
    'a',
    sql<Kept>`SELECT catalogue_id, kind, price_step, n, available FROM listing_count
      WHERE store_id = ${store.id} AND n <> 0 ORDER BY 1, 2, 3`,
  );
  const available = sql`sum(i.list_state = 'published' AND i.hidden = 0 AND EXISTS (SELECT 1 FROM sku k
    WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > k.reserved)))`;
  const counted = await rows(
    'a',
    sql<Kept>`SELECT '' AS catalogue_id, l.kind, l.price_step, count(*) AS n, ${available} AS available
        FROM listing l JOIN item i ON i.id = l.item_id WHERE l.store_id = ${store.id} GROUP BY 2, 3
      UNION ALL SELECT c.catalogue_id, l.kind, l.price_step, count(*), ${available}
        FROM catalogue_listing c JOIN listing l ON l.id = c.listing_id
        JOIN item i ON i.id = l.item_id WHERE l.store_id = ${store.id} GROUP BY 1, 2, 3
      ORDER BY 1, 2, 3`,
  );
  expect(kept).toEqual(counted);
  return kept;
}

const inCatalogue = (id: string, item: string): Statement =>
  sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
    SELECT ${id}, id, 0, list_price FROM listing WHERE item_id = ${item} AND store_id = ${store.id}`;

test('through prices, kinds, sales, stock, catalogues and removals', async () => {
  const one = await makeItem(store, { price: 15_000, onHand: 2 });
  const other = await makeItem(store, { price: 60_000, onHand: null });
  await write(
    'a',
    sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
      VALUES ('ca_kept', ${store.id}, 'Todo', 'todo', 0, ${NOW})`,
  );
  await write('a', inCatalogue('ca_kept', one.item));
  await write('a', inCatalogue('ca_kept', other.item));
  expect(await compare()).toHaveLength(4);

  const item = (set: Statement) => write('a', sql`UPDATE item SET ${set} WHERE id = ${one.item}`);
  const sku = (set: Statement) => write('a', sql`UPDATE sku SET ${set} WHERE id = ${one.sku}`);
  const steps: (() => Promise<void>)[] = [
    () => item(sql`list_price = 70000, highest_price = 70000`),
    () => item(sql`kind = 'service'`),
    () => sku(sql`reserved = 1`),
    () => sku(sql`reserved = 2`),
    () => sku(sql`on_hand = 1, reserved = 0`),
    () => sku(sql`on_hand = 0`),
    () => sku(sql`on_hand = 5`),
    () => item(sql`hide_price = 1`),
    () => item(sql`list_state = 'unpublished'`),
    () => item(sql`hidden = 1`),
    () => item(sql`hide_price = 0, hidden = 0, list_state = 'published'`),
    () =>
      write(
        'a',
        sql`INSERT INTO sku (id, item_id, code, list_price, position, on_hand)
          VALUES ('sk_second', ${one.item}, 'c2', 70000, 1, 0)`,
      ),
    () => sku(sql`on_hand = 0`),
    () => write('a', sql`UPDATE sku SET on_hand = 1 WHERE id = 'sk_second'`),
    () => write('a', sql`DELETE FROM sku WHERE id = 'sk_second'`),
    () => write('a', sql`DELETE FROM catalogue_listing WHERE catalogue_id = 'ca_kept'`),
    () => write('a', sql`DELETE FROM listing WHERE item_id = ${one.item}`),
  ];
  for (const step of steps) {
    await step();
    await compare();
  }
  expect(await compare()).toMatchObject([{ catalogue_id: '', n: 1, available: 1 }]);
});

test('a listing copies what its item says when it begins, and afterwards', async () => {
  const made = await makeItem(store, { price: 5_000, hidePrice: true, state: 'unpublished' });
  const read = () =>
    row(
      'a',
      sql<object>`SELECT owner_id, hide_price, shown, in_stock, starts_at FROM listing
        WHERE item_id = ${made.item}`,
    );
  expect(await read()).toEqual({
    owner_id: store.id,
    hide_price: 1,
    shown: 0,
    in_stock: 1,
    starts_at: null,
  });
  await write(
    'a',
    sql`UPDATE item SET hide_price = 0, list_state = 'published', experience_date = 7
      WHERE id = ${made.item}`,
  );
  expect(await read()).toMatchObject({ hide_price: 0, shown: 1, starts_at: 7 });
});

test('how many franchises a network has follows its stores', async () => {
  const root = await makeStore('a');
  const branches = [await makeStore('a'), await makeStore('a'), await makeStore('a')];
  const ids = JSON.stringify(branches.map(({ id }) => id));
  const one = branches[0]?.id ?? '';
  const among = sql`(SELECT value FROM json_each(${ids}))`;
  const kept = async () =>
    (
      await row(
        'a',
        sql<{ n: number }>`SELECT franchises AS n FROM network_count WHERE root_id = ${root.id}`,
      )
    ).n;
  await write(
    'a',
    sql`UPDATE store SET root_id = ${root.id}, store_type = 'franchise' WHERE id IN ${among}`,
  );
  expect(await kept()).toBe(3);
  await write('a', sql`UPDATE store SET store_type = 'affinity' WHERE id = ${one}`);
  expect(await kept()).toBe(2);
  await write('a', sql`UPDATE store SET root_id = NULL WHERE id IN ${among}`);
  expect(await kept()).toBe(0);
});
