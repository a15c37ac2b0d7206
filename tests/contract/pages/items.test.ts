import { describe, expect, test } from 'vitest';
import type { ItemDetail } from '../../../shared/contracts/items.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { rowsOf } from '../../support/demo-database.ts';
import { readPage } from '../../support/page.ts';
import { ana, anaByPath, espejo, eventos, mercado, moda } from '../shops.ts';
import { demo, itemOf, pathOf, read } from './item-pages.ts';

describe('an item answers under every form of the route table', () => {
  const cases: ['a' | 'b', string, typeof moda, string][] = [
    ['a', 'st_moda', moda, "i.kind = 'product'"],
    ['a', 'st_ana', ana, "i.kind = 'product' AND i.owner_id = 'st_foto'"],
    ['a', 'st_ana', anaByPath, "i.kind = 'product' AND i.owner_id = 'st_moda'"],
    ['b', 'st_eventos', eventos, "i.kind = 'service'"],
    ['b', 'st_eventos', eventos, "i.kind = 'experience'"],
    ['a', 'st_mercado', mercado, "i.kind = 'digital'"],
  ];

  test.each(cases)('cell %s, %s: %#', async (cell, store, shop, where) => {
    const item = itemOf(cell, store, where);
    const forms = [item.id, item.slug].flatMap((name) => [
      ...[item.owner_id, item.owner_slug].flatMap((owner) => [
        `/productos/${owner}/${name}`,
        `/servicios/${owner}/${name}`,
        `/experiencias/${owner}/${name}`,
        `/digitales/${owner}/${name}`,
        `/web/${owner}/products/${name}`,
        `/web/${owner}/services/${name}`,
        `/negocios/${owner}/products/${name}`,
        `/negocios/${owner}/services/${name}`,
        `/profiles/${owner}/products/${name}`,
        `/profiles/${owner}/services/${name}`,
      ]),
      `/profiles/${item.owner}/products/${name}`,
      `/products/${name}`,
      `/services/${name}`,
    ]);
    const { canonical_url: home } = (
      await shop.get(`/api/store/${store.slice(3)}`)
    ).json() as StoreInfo;
    await Promise.all(
      forms.map(async (path) => {
        const page = await read(shop, path);
        expect(page.status, path).toBe(200);
        expect(page.headings, path).toEqual([item.name]);
        expect(page.canonical, path).toBe(home + pathOf(item));
      }),
    );
  });

  test('but not under another owner', async () => {
    const item = itemOf('a', 'st_ana', "i.owner_id = 'st_foto'");
    for (const owner of [
      'ana',
      'st_ana',
      'moda',
      'none',
      'it_x',
      "foto'%20OR%201=1%20--",
      'FOTO%00',
    ]) {
      expect((await ana.get(`/productos/${owner}/${item.slug}`)).status, owner).toBe(404);
    }
  });
});

const itemWhere = (where: string) => {
  const cell = rowsOf(demo.a, `SELECT 1 FROM item i WHERE ${where}`).length > 0 ? 'a' : 'b';
  const [store, shop] =
    cell === 'a' ? (['st_mercado', mercado] as const) : (['st_eventos', eventos] as const);
  return { item: itemOf(cell, store, where), shop };
};

test('an item that is not published is none at its address', async () => {
  const { item, shop } = itemWhere("i.list_state = 'unpublished'");
  expect((await shop.get(pathOf(item))).status).toBe(404);
  expect((await shop.get(`/api/public/products/${item.id}`)).status).toBe(404);
});

describe('an item that is not for sale is still shown at its address', () => {
  test('a hidden item, out of search engines', async () => {
    const { item, shop } = itemWhere('i.hidden = 1');
    const page = await read(shop, pathOf(item));
    expect(page.status).toBe(200);
    expect(page.meta['robots']).toMatch('noindex');
    const detail = (await shop.get(`/api/public/products/${item.id}`)).json() as ItemDetail;
    expect(detail.can_buy).toBe(false);
  });

  test('every item of a read-only store', async () => {
    const item = itemOf('b', 'st_espejo', 'i.hide_price = 0');
    const { text } = await espejo.get(pathOf(item));
    expect(readPage(text).headings).toEqual([item.name]);
    expect(text).not.toContain('<shop-cart');
    expect(text).toContain('"can_buy":false');
  });
});
