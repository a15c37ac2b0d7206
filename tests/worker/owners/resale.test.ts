/** The items of other stores that an owner adds to the own store. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { indexItems, listItems, openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { clearCatalogues, openCatalogues, type Opened } from './opened.ts';

const BASE = '/store/st_uno:st_uno/other/store';
const item = (n: number) => `it_marca-${n}`;

let opened: Opened;
let owner: Caller;

const ask = (method: string, path: string, body?: object, who = owner, key = crypto.randomUUID()) =>
  who(method, `${BASE}${path}`, body, method === 'GET' ? undefined : key);
const add = (id: string, who = owner) => ask('PUT', `/products/${id}`, undefined, who);
const drop = (id: string, who = owner) => ask('DELETE', `/products/${id}`, undefined, who);
const restore = (id: string) => ask('POST', `/products/${id}/restore`);
const rows = async (path: string) => {
  const { status, body } = await ask('GET', path);
  expect(status).toBe(200);
  return body['results'] as Record<string, unknown>[];
};
const idsOf = async (query = '') =>
  (await rows(`/products/search${query}`)).map(({ id }) => String(id));
const inStore = async () =>
  (await rows('/products/search')).flatMap(({ id, in_store }) => (in_store ? [String(id)] : []));
const found = async (text: string) => {
  const { body } = await owner('GET', `/products-list-public/?text=${text}`);
  return (body['results'] as { id: string }[]).map(({ id }) => id);
};

/** A network: the root `marca` offers four items, its stores `uno` (plain) and `prisma` (a franchise). */
beforeAll(async () => {
  opened = await openCatalogues(2);
  ({ owner } = opened);
  await openStore({ slug: 'marca', cell: 'a' });
  await openStore({ slug: 'prisma', cell: 'a', root: 'marca' });
  await listItems({ slug: 'marca', cell: 'a' }, 5);
  await listItems({ slug: 'prisma', cell: 'a' }, 1);
  await listItems({ slug: 'dos', cell: 'a' }, 1);
  await write('a', sql`UPDATE store SET root_id = 'st_marca' WHERE id = 'st_uno'`);
  await write('a', sql`UPDATE store SET store_type = 'franchise' WHERE id = 'st_prisma'`);
  await write(
    'a',
    sql`UPDATE item SET is_dropshipping = 1, contribution_margin = 100 * substr(id, -1),
      name = iif(id IN ('it_marca-2', 'it_marca-3'), 'Falda ', 'Abrigo ') || id
      WHERE id NOT IN ('it_marca-5')`,
  );
  await indexItems({ slug: 'uno', cell: 'a' }, () => ({ name: 'x', tags: [], description: '' }));
  await openAccount('franquicia');
  await appoint('franquicia', 'prisma', 'owner');
});
beforeEach(async () => {
  await clearCatalogues();
  await write('a', sql`DELETE FROM listing WHERE store_id = 'st_uno' AND item_id LIKE 'it_marca%'`);
});

describe('the search', () => {
  test('shows what the network offers, the highest margin first', async () => {
    expect(await idsOf()).toEqual([item(4), item(3), item(2), item(1), 'it_prisma-1']);
    expect(await idsOf('?limit=2&offset=1')).toEqual([item(3), item(2)]);
  });

  test('is narrowed by words, by supplier and by type, and counts up to what it was asked to', async () => {
    expect(await idsOf('?text=FALDA')).toEqual([item(3), item(2)]);
    expect(await idsOf('?text=falda%20marca-2')).toEqual([item(2)]);
    expect(await idsOf('?dssupplier=st_prisma')).toEqual(['it_prisma-1']);
    expect(await idsOf('?type=service')).toEqual([]);
    const { body } = await ask('GET', '/products/search?check_at_least=3');
    expect(body['matches_estimated']).toBe(4);
  });

  test('is narrowed by the catalogues of the suppliers, which are listed by name', async () => {
    await write(
      'a',
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES ('ca_marca-f', 'st_marca', 'Faldas', 'faldas', 0, 0), ('ca_marca-v', 'st_marca', 'Vacío', 'vacio', 1, 0)`,
    );
    await write(
      'a',
      sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
        SELECT 'ca_marca-f', id, 0, list_price FROM listing
        WHERE store_id = 'st_marca' AND item_id IN ('it_marca-2', 'it_marca-5')`,
    );
    expect(await rows('/categories/search')).toEqual([{ slug: 'faldas', name: 'Faldas' }]);
    expect(await rows('/categories/search?text=fáld')).toHaveLength(1);
    expect(await rows('/categories/search?text=botas')).toEqual([]);
    expect(await idsOf('?category=faldas')).toEqual([item(2)]);
  });

  test('knows the suppliers', async () => {
    const names = async (query = '') =>
      (await rows(`/dssuppliers/search${query}`)).map(({ id }) => id);
    expect(await names()).toEqual(['st_marca', 'st_prisma']);
    expect(await names('?text=PRIS')).toEqual(['st_prisma']);
  });
});

describe('an item of another store', () => {
  test('is added once, before the others, where its words and its page are found at once', async () => {
    expect((await opened.page('/productos')).includes('Falda it_marca-2')).toBe(false);
    const key = crypto.randomUUID();
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask('PUT', `/products/${item(2)}`, undefined, owner, key);
      expect(answer).toMatchObject({ status: 200, body: { in_store: true } });
    }
    expect((await add(item(2))).status).toBe(200);
    expect(await inStore()).toEqual([item(2)]);
    expect(await found('falda')).toEqual([item(2)]);
    expect(await opened.page('/productos')).toContain('Falda it_marca-2');
  });

  test('goes out with its places in catalogues, and comes back into them', async () => {
    await add(item(2));
    const id = await opened.make('Todo', 1);
    await opened.post(`/${id}/products`, { product_id: item(2) });
    await write(
      'a',
      sql`UPDATE listing SET sold = 7 WHERE store_id = 'st_uno' AND item_id = ${item(2)}`,
    );
    expect(await drop(item(2))).toMatchObject({ status: 200, body: { name: 'Falda it_marca-2' } });
    expect([await inStore(), await found('falda')]).toEqual([[], []]);
    expect(await opened.itemsOf(id)).toEqual(['it_uno-1']);
    expect(await drop(item(2))).toMatchObject({ status: 404 });
    expect((await restore(item(2))).status).toBe(200);
    expect(await opened.itemsOf(id)).toEqual(['it_uno-1', item(2)]);
    expect(await found('falda')).toEqual([item(2)]);
    expect(await restore(item(2))).toMatchObject({ status: 409 });
  });

  test('is taken back from the history, unless its owner offers it no more', async () => {
    await add(item(1));
    await drop(item(1));
    const removal = await opened.lastEdit();
    expect((await opened.takeBack(removal)).status).toBe(200);
    expect(await inStore()).toEqual([item(1)]);
    await drop(item(1));
    await write('a', sql`UPDATE item SET is_dropshipping = 0 WHERE id = ${item(1)}`);
    expect(await opened.takeBack(await opened.lastEdit())).toMatchObject({ status: 409 });
    await write('a', sql`UPDATE item SET is_dropshipping = 1 WHERE id = ${item(1)}`);
  });

  test('is refused where it is not offered, is the own, or is of another network', async () => {
    const code = async (id: string) => (await add(id)).body['code'];
    expect(await code(item(5))).toBe('invalid_product');
    expect(await code('it_dos-1')).toBe('item_not_found');
    expect(await code('it_nada')).toBe('item_not_found');
    expect((await drop('it_uno-1')).body['code']).toBe('invalid_product');
    expect((await restore(item(3))).body['code']).toBe('item_not_found');
  });
});

test('a franchise takes items of the network’s root alone', async () => {
  const franchise = await calling(opened.platform, 'franquicia', 'prisma');
  const path = '/store/st_prisma:st_prisma/franchise/store/products';
  await write('a', sql`UPDATE item SET is_dropshipping = 1 WHERE id = 'it_uno-1'`);
  const put = (id: string) => franchise('PUT', `${path}/${id}`, undefined, crypto.randomUUID());
  expect((await put('it_uno-1')).body['code']).toBe('only_franchise_products');
  expect((await put(item(1))).status).toBe(200);
  const { body } = await franchise('GET', `${path}/search`);
  expect((body['results'] as { id: string }[]).map(({ id }) => id)).toEqual([4, 3, 2, 1].map(item));
});

describe('add_filtered', () => {
  test('adds all found items to the store and to a catalogue, and is taken back whole', async () => {
    const id = await opened.make('Faldas');
    await add(item(3));
    const all = () => ask('POST', '/products/add_filtered', { catalogue_id: id, text: 'falda' });
    expect(await all()).toMatchObject({ status: 200, body: { added: 2, left: 0 } });
    const entry = await opened.lastEdit();
    expect(await opened.itemsOf(id)).toEqual([item(3), item(2)]);
    expect(await all()).toMatchObject({ body: { added: 0, left: 0 } });
    expect(await inStore()).toEqual([item(3), item(2)]);
    expect((await opened.takeBack(entry)).status).toBe(200);
    expect([await inStore(), await opened.itemsOf(id)]).toEqual([[item(3)], []]);
  });

  test('wants a catalogue of the store', async () => {
    const answer = await ask('POST', '/products/add_filtered', { catalogue_id: 'ca_marca-f' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'catalogue_not_found' } });
  });
});

test('another store’s owner changes nothing, and no path names another store', async () => {
  expect((await add(item(1), opened.other)).status).toBe(404);
  expect(
    (await opened.other('PUT', `/store/st_dos:st_dos/other/store/products/${item(1)}`)).body,
  ).toMatchObject({ code: 'item_not_found' });
  expect(await inStore()).toEqual([]);
});
