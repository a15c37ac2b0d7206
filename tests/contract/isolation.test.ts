import { beforeAll, describe, expect, test } from 'vitest';
import { errorAnswer } from '../../shared/contracts/error-answer.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import type { Franchise } from '../../shared/contracts/franchises.ts';
import { rowsOf, seededDemo, type DemoDatabase } from '../support/demo-database.ts';
import { ana, casa, eventos, foto, mercado, moda } from './shops.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(Date.now());
});

interface ItemRow {
  id: string;
  slug: string;
  owner_id: string;
  owner: string;
}

/** An item that the store does not list. */
function notListedBy(cell: 'a' | 'b', store: string): ItemRow {
  const [row] = rowsOf<ItemRow>(
    demo[cell],
    `SELECT i.id, i.slug, i.owner_id, o.slug AS owner FROM item i JOIN store o ON o.id = i.owner_id
     WHERE NOT EXISTS (SELECT 1 FROM listing l WHERE l.item_id = i.id AND l.store_id = ?)
     AND i.slug NOT IN (SELECT m.slug FROM item m JOIN listing l ON l.item_id = m.id WHERE l.store_id = ?)
     ORDER BY i.id LIMIT 1`,
    store,
    store,
  );
  if (!row) throw new Error(`${store} lists everything`);
  return row;
}

describe("another store's item", () => {
  test.each([
    ['of the same cell', 'a', 'st_moda'],
    ['of the other cell', 'b', 'st_moda'],
  ] as const)('%s is not found, by call or page, by id or slug', async (_where, cell, store) => {
    const item = notListedBy(cell, store);
    for (const name of [item.id, item.slug]) {
      const paths = [
        `/api/public/products/${name}`,
        `/api/public/products/${name}?owner=${item.owner_id}`,
        `/api/public/products/${name}?owner=${item.owner}`,
        `/productos/${item.owner}/${name}`,
        `/experiencias/${item.owner_id}/${name}`,
        `/products/${name}`,
        `/services/${name}`,
        `/web/${item.owner}/products/${name}`,
        `/negocios/${item.owner_id}/services/${name}`,
        `/profiles/${item.owner}/products/${name}`,
        `/embed/html/shop-item?item=${name}`,
      ];
      for (const path of paths) expect((await moda.get(path)).status, path).toBe(404);
    }
  });

  test('is in no list, whatever filter names it', async () => {
    const { owner_id: owner } = notListedBy('a', 'st_moda');
    const lists = await Promise.all(
      [`?owner=${owner}`, '?owner=st_eventos', '?text=camara&owner=st_foto'].map((query) =>
        moda.get(`/api/products-list-public${query}`),
      ),
    );
    for (const list of lists)
      expect(list.json()).toMatchObject({ results: [], matches_estimated: 0 });
  });

  test('cannot be put into a cart', async () => {
    const [sku] = rowsOf<{ id: string; item_id: string }>(
      demo.a,
      'SELECT k.id, k.item_id FROM sku k JOIN item i ON i.id = k.item_id WHERE i.owner_id = ? LIMIT 1',
      'st_foto',
    );
    const lines = [{ item: sku?.item_id, sku: sku?.id, amount: 1 }];
    const quote = await moda.send('POST', '/api/shopping-carts/orders', { lines });
    expect(quote.status).toBe(200);
    expect(quote.json()).toMatchObject({ orders: [], lines: [], total_products: 0 });
  });
});

describe("another store's catalogue", () => {
  test.each([
    ['of the same cell', 'ca_foto-camaras', 'camaras'],
    ['of the other cell', 'ca_eventos-salones', 'salones'],
  ])('%s is not found', async (_where, id, slug) => {
    const paths = [
      `/api/catalogues/${id}`,
      `/api/catalogues/${id}/products`,
      `/api/catalogues/${id}/products/search?text=camara`,
      `/api/public/catalogues/${id}`,
      `/api/public/referral/st_moda/catalogues/${slug}/products`,
      `/catalogos/${slug}`,
    ];
    for (const path of paths) expect((await moda.get(path)).status, path).toBe(404);
    const list = await moda.get(`/api/products-list-public?catalogue=${slug}`);
    expect(list.json()).toMatchObject({ results: [] });
  });

  test("is not reached by the other store's id", async () => {
    for (const path of ['catalogues', 'catalogues/camaras/products']) {
      const answer = await moda.get(`/api/public/referral/st_foto/${path}`);
      expect(answer.status).toBe(404);
      expect(errorAnswer.parse(answer.json()).code).toBe('store_not_found');
    }
  });
});

describe("another store's front", () => {
  test.each(['menu/apps', 'menu', 'other/store/banners', 'other/store/headers'])(
    'is not shown: %s',
    async (path) => {
      for (const other of ['st_foto', 'st_mercado', 'st_eventos', 'st_none']) {
        const answer = await moda.get(`/api/store/${other}:${other}/${path}`);
        expect(answer.status).toBe(404);
        expect(errorAnswer.parse(answer.json()).code).toBe('store_not_found');
      }
      const mixed = await moda.get(`/api/store/st_moda:st_foto/${path}`);
      // A menu's second id is its reader's, so the call asks for a sign-in.
      expect(mixed.status).toBe(path.startsWith('menu') ? 401 : 404);
      expect((await moda.get(`/api/store/st_moda:st_moda/${path}`)).status).toBe(200);
    },
  );

  test('is shown inside its own network only', async () => {
    expect((await moda.get('/api/store/ana')).json()).toMatchObject({ slug: 'ana' });
    expect((await moda.get('/api/store/eventos')).status).toBe(404);
    expect((await eventos.get('/api/store/moda')).status).toBe(404);
    expect((await eventos.get('/api/store/espejo')).status).toBe(
      rowsOf(demo.b, "SELECT 1 FROM store WHERE slug = 'espejo' AND root_id = 'st_eventos'")
        .length > 0
        ? 200
        : 404,
    );
  });

  test('has its own colours', async () => {
    for (const id of ['st_foto', 'st_eventos', 'st_none']) {
      expect((await moda.get(`/theme/${id}.1.css`)).status).toBe(404);
    }
  });

  test('keeps its franchises in its network', async () => {
    const slugs = async (shop: typeof moda) => {
      const list = await shop.get('/api/published/franchises');
      return (list.json() as { results: Franchise[] }).results.map(({ slug }) => slug);
    };
    expect((await slugs(mercado)).toSorted()).toEqual(['casa', 'casa-central']);
    expect(await slugs(eventos)).toEqual([]);
  });
});

test('one item in two stores has the id and the price of its owner', async () => {
  const [shared] = rowsOf<{ id: string }>(
    demo.a,
    `SELECT i.id FROM item i WHERE i.owner_id = 'st_foto'
     AND EXISTS (SELECT 1 FROM listing l WHERE l.item_id = i.id AND l.store_id = 'st_ana')`,
  );
  const read = async (shop: typeof moda) =>
    (await shop.get(`/api/public/products/${shared?.id}`)).json() as ItemDetail;
  const [own, resold] = await Promise.all([read(foto), read(ana)]);
  expect(resold.list_price).toBe(own.list_price);
  expect(resold.owner).toBe('st_foto');
  expect((await casa.get(`/api/public/products/${shared?.id}`)).status).toBe(404);
});
