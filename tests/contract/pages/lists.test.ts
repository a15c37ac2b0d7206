import { describe, expect, test } from 'vitest';
import { es } from '../../../fragments/shop/item-grid/messages/es.ts';
import type { CatalogueList } from '../../../shared/contracts/catalogues.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { rowsOf } from '../../support/demo-database.ts';
import { readPage, textOf } from '../../support/page.ts';
import { anaByPath, casa, eventos, mercado, moda } from '../shops.ts';
import { called, demo, FADED, namesOf, PRICED, shown, type Cell } from './listed.ts';

describe('a list holds the items of the store, in its order', () => {
  test.each<[string, typeof moda, Cell, string, string]>([
    ['/productos', moda, 'a', 'st_moda', "i.kind = 'product'"],
    ['/products', moda, 'a', 'st_moda', "i.kind = 'product'"],
    ['/productos', anaByPath, 'a', 'st_ana', "i.kind = 'product'"],
    ['/experiencias', eventos, 'b', 'st_eventos', "i.kind = 'experience'"],
    ['/digitales', mercado, 'a', 'st_mercado', "i.kind = 'digital'"],
    ['/marketplace', casa, 'a', 'st_casa', '1'],
  ])('%s: 36 a page', async (path, shop, cell, store, where) => {
    const all = namesOf(cell, store, where);
    expect(all.length).toBeGreaterThan(0);
    const pages = Math.ceil(all.length / 36);
    for (let page = 1; page <= pages; page += 1) {
      const address = page === 1 ? path : `${path}?page=${page}`;
      expect(await shown(shop, address), address).toEqual(all.slice((page - 1) * 36, page * 36));
    }
    expect(await shown(shop, `${path}?page=${pages + 1}`)).toEqual([]);
  });

  test.each(['/servicios', '/services'])('%s: 18 a page', async (path) => {
    const all = namesOf('b', 'st_eventos', "i.kind = 'service'");
    expect(await shown(eventos, path)).toEqual(all.slice(0, 18));
    expect(await shown(eventos, `${path}?page=2`)).toEqual(all.slice(18, 36));
  });

  test('/catalogos/{slug}: 30 a page, in the order of the catalogue', async () => {
    const [largest] = rowsOf<{ slug: string; id: string; n: number }>(
      demo.a,
      "SELECT slug, id, num_products AS n FROM catalogue WHERE store_id = 'st_moda' ORDER BY n DESC LIMIT 1",
    );
    const all = rowsOf<{ name: string }>(
      demo.a,
      `SELECT i.name FROM catalogue_listing c JOIN listing l ON l.id = c.listing_id JOIN item i ON i.id = l.item_id
       WHERE c.catalogue_id = ? ORDER BY c.position`,
      largest?.id ?? '',
    ).map(({ name }) => name);
    expect(await shown(moda, `/catalogos/${largest?.slug}`)).toEqual(all.slice(0, 30));
    expect(await shown(moda, `/catalogos/${largest?.slug}?page=2`)).toEqual(all.slice(30, 60));
  });
});

describe('pages', () => {
  test('name the previous and the next page', async () => {
    const read = async (path: string) => {
      const page = readPage((await moda.get(path)).text);
      return { prev: page.rel('prev'), next: page.rel('next'), canonical: page.canonical };
    };
    const at = (query: string) => `${moda.origin}/productos${query}`;
    expect(await read('/productos')).toEqual({
      prev: undefined,
      next: at('?page=2'),
      canonical: at(''),
    });
    expect(await read('/productos?page=2')).toMatchObject({
      prev: at(''),
      canonical: at('?page=2'),
    });
    expect(await read('/productos?page=1')).toMatchObject({ prev: undefined, canonical: at('') });
  });

  test.each([
    '0',
    '-1',
    'abc',
    '1.5',
    '',
    '1e3',
    '99999999999999999999',
    '%00',
    '2000000',
    'NaN',
    "1'--",
  ])('?page=%s is the first', async (page) => {
    expect(await shown(moda, `/productos?page=${page}`)).toEqual(await shown(moda, '/productos'));
  });

  test('past the end are empty, and say so', async () => {
    const { status, text } = await moda.get('/productos?page=99');
    expect(status).toBe(200);
    const page = readPage(text);
    expect(page.headings).toHaveLength(1);
    expect(page.meta['robots']).toMatch('noindex');
    expect(textOf(text)).toContain(es.pastLast);
  });

  test('of a section that the store does not have are empty too', async () => {
    const { status, text } = await moda.get('/experiencias');
    expect(status).toBe(200);
    expect(textOf(text)).toContain(es.notFound.experience);
  });
});

describe('sorts', () => {
  const price = "i.kind = 'product'";
  test.each([
    ['queue_position', `${FADED}, l.queue_position, l.id`],
    ['-created_at', `${FADED}, l.id DESC`],
    // Faded items and hidden prices sort last, and among them price does not count.
    ['list_price', `${FADED}, NOT (${PRICED}), iif(${PRICED}, l.list_price, 0), l.id`],
    ['-list_price', `${FADED}, NOT (${PRICED}), iif(${PRICED}, l.list_price, 0) DESC, l.id`],
  ])('%s', async (sort, order) => {
    const all = namesOf('a', 'st_moda', price, order);
    expect(await shown(moda, `/productos?sort=${sort}`)).toEqual(all.slice(0, 36));
    expect((await called(moda, `type=product&sort=${sort}`)).names).toEqual(all);
  });

  test('inside a catalogue', async () => {
    const prices = async (sort: string) => {
      const list = await moda.get(`/api/catalogues/ca_moda-mujer/products?sort=${sort}&limit=100`);
      return (list.json() as ItemList).results.map((item) => item.list_price ?? Number.NaN);
    };
    const up = await prices('list_price');
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(await prices('-list_price')).toEqual(up.toReversed());
  });

  test('that do not exist fall back to the default on a page', async () => {
    expect(await shown(moda, '/productos?sort=evil')).toEqual(await shown(moda, '/productos'));
  });
});

describe('lists of the API', () => {
  interface List {
    readonly results: readonly { readonly name: string }[];
    readonly matches_estimated: number;
  }

  test.each([
    ['/api/products-list-public', 'a'],
    ['/api/catalogues', 'a'],
    ['/api/published/catalogues', 'a'],
    ['/api/catalogues/ca_moda-mujer/products', 'a'],
    ['/api/public/referral/st_moda/catalogues', 'a'],
    ['/api/store/st_moda:st_moda/other/store/banners', 'a'],
    ['/api/published/franchises', 'a'],
  ])('%s says the same count on every page, also past the end', async (path) => {
    const read = async (query: string) => (await moda.get(`${path}?${query}`)).json() as List;
    const all = await read('limit=100');
    expect(all.matches_estimated).toBeGreaterThan(1);
    const second = await read('offset=1&limit=1');
    expect(second.results).toEqual(all.results.slice(1, 2));
    expect(second.matches_estimated).toBe(all.matches_estimated);
    const past = await read('offset=5000');
    expect(past).toMatchObject({ results: [], matches_estimated: all.matches_estimated });
  });

  test('names of catalogues and franchises are found whatever their accents and case', async () => {
    const names = async (path: string) =>
      ((await mercado.get(path)).json() as List).results.map((one) => one.name);
    expect(await names('/api/published/franchises?text=raiz')).toHaveLength(2);
    expect(await names('/api/published/franchises?text=RA%C3%8DZ')).toHaveLength(2);
    expect(await names('/api/published/franchises?text=%25')).toEqual([]);
    const list = (await moda.get('/api/published/catalogues?name=NINAS')).json() as CatalogueList;
    expect(list.results).toMatchObject([{ name: 'Niñas' }]);
  });
});
