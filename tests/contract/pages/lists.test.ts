import { beforeAll, describe, expect, test } from 'vitest';
import { es } from '../../../fragments/item-grid/messages/es.ts';
import { rowsOf, seededDemo, type DemoDatabase } from '../../support/demo-database.ts';
import { readPage, textOf } from '../../support/page.ts';
import { anaByPath, casa, eventos, foto, mercado, moda } from '../shops.ts';

let demo: DemoDatabase;
const now = Date.now();
beforeAll(async () => {
  demo = await seededDemo(now);
});

type Cell = 'a' | 'b';

/** Rows as `i` of what a store lists, as `l`. */
const LISTED = 'FROM listing l JOIN item i ON i.id = l.item_id WHERE l.store_id = ?';
const AVAILABLE = `i.list_state = 'published' AND i.hidden = 0
  AND (i.experience_date IS NULL OR i.experience_date > ${now})
  AND EXISTS (SELECT 1 FROM sku k WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > 0))`;

/** What was taken from sale stands last, and by price what hides it before that. */
const FADED = "(i.list_state <> 'published' OR i.hidden = 1)";
const PRICED = `i.hide_price = 0 AND NOT ${FADED}`;

function namesOf(
  cell: Cell,
  store: string,
  where = '1',
  order = `${FADED}, l.queue_position, l.id`,
): string[] {
  return rowsOf<{ name: string }>(
    demo[cell],
    `SELECT i.name ${LISTED} AND ${where} ORDER BY ${order}`,
    store,
  ).map(({ name }) => name);
}

/** The names on a page, as it tells them to search engines: of an empty list it tells nothing. */
async function shown(shop: typeof moda, path: string): Promise<string[]> {
  const { status, text } = await shop.get(path);
  expect(status, path).toBe(200);
  const list = readPage(text).dataOf('ItemList')?.['itemListElement'] as
    | { name: string }[]
    | undefined;
  return list?.map(({ name }) => name) ?? [];
}

async function called(shop: typeof moda, query: string) {
  const answer = await shop.get(`/api/products-list-public?limit=100&${query}`);
  expect(answer.status, query).toBe(200);
  const { results, matches_estimated: matches, facets } = answer.json();
  return { names: (results as { name: string }[]).map(({ name }) => name), matches, facets };
}

describe('a list is what the store lists, in its order', () => {
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
  test('name the one before and the one after', async () => {
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
    // What is faded or hides its price stands behind, and there no price decides.
    ['list_price', `${FADED}, NOT (${PRICED}), iif(${PRICED}, l.list_price, 0), l.id`],
    ['-list_price', `${FADED}, NOT (${PRICED}), iif(${PRICED}, l.list_price, 0) DESC, l.id`],
  ])('%s', async (sort, order) => {
    const all = namesOf('a', 'st_moda', price, order);
    expect(await shown(moda, `/productos?sort=${sort}`)).toEqual(all.slice(0, 36));
    expect((await called(moda, `type=product&sort=${sort}`)).names).toEqual(all);
  });

  test('inside a catalogue', async () => {
    const prices = async (sort: string) =>
      (await moda.get(`/api/catalogues/ca_moda-mujer/products?sort=${sort}&limit=100`))
        .json()
        .results.map((item: { list_price: number }) => item.list_price) as number[];
    const up = await prices('list_price');
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(await prices('-list_price')).toEqual(up.toReversed());
  });

  test('that do not exist are the default on a page', async () => {
    expect(await shown(moda, '/productos?sort=evil')).toEqual(await shown(moda, '/productos'));
  });
});

describe('filters', () => {
  test.each<[string, typeof moda, Cell, string, string]>([
    ['type=service', eventos, 'b', 'st_eventos', "i.kind = 'service'"],
    ['price_from=50000', foto, 'a', 'st_foto', `l.list_price >= 50000 AND ${PRICED}`],
    ['price_to=49999', moda, 'a', 'st_moda', `l.list_price <= 49999 AND ${PRICED}`],
    [
      'price_from=20000&price_to=60000',
      casa,
      'a',
      'st_casa',
      `l.list_price BETWEEN 20000 AND 60000 AND ${PRICED}`,
    ],
    ['available=true', eventos, 'b', 'st_eventos', AVAILABLE],
    ['available=false', eventos, 'b', 'st_eventos', `NOT (${AVAILABLE})`],
    ['available=true&type=product', foto, 'a', 'st_foto', `${AVAILABLE} AND i.kind = 'product'`],
    ['owner=st_foto', mercado, 'a', 'st_mercado', "i.owner_id = 'st_foto'"],
    [
      'catalogue=camaras&price_from=100000',
      foto,
      'a',
      'st_foto',
      `l.id IN (SELECT listing_id FROM catalogue_listing WHERE catalogue_id = 'ca_foto-camaras') AND l.list_price >= 100000 AND ${PRICED}`,
    ],
    [
      'type=experience&available=true&price_to=200000',
      eventos,
      'b',
      'st_eventos',
      `i.kind = 'experience' AND ${AVAILABLE} AND l.list_price <= 200000 AND ${PRICED}`,
    ],
  ])('%s', async (query, shop, cell, store, where) => {
    const expected = namesOf(cell, store, where);
    const list = await called(shop, query);
    expect(list.names.toSorted()).toEqual(expected.toSorted());
    expect(list.matches).toBe(expected.length);
    const page = await shown(shop, `/marketplace?${query}`);
    // A page knows no owner: its addresses do not name one.
    if (!query.includes('owner'))
      expect(page.toSorted()).toEqual(list.names.slice(0, 36).toSorted());
  });

  test.each([
    'price_from=x',
    'price_to=-1',
    'available=maybe',
    'type=car',
    'catalogue=none%20such',
    'sort=',
  ])('a page ignores %s', async (query) => {
    expect(await shown(moda, `/productos?${query}`)).toEqual(await shown(moda, '/productos'));
  });

  test('a catalogue that is not there leaves nothing', async () => {
    expect(await shown(moda, '/productos?catalogue=none')).toEqual([]);
  });

  test('a hidden price is not told by a filter', async () => {
    const hidden = rowsOf<{ name: string }>(
      demo.b,
      `SELECT i.name ${LISTED} AND i.hide_price = 1`,
      'st_eventos',
    ).map(({ name }) => name);
    expect(hidden.length).toBeGreaterThan(0);
    for (const query of ['price_from=0', 'price_to=100000000']) {
      const { names } = await called(eventos, query);
      for (const name of hidden) expect(names).not.toContain(name);
    }
  });
});

describe('counts beside the filters', () => {
  const count = (cell: Cell, store: string, where: string) => namesOf(cell, store, where).length;

  test.each<[typeof moda, Cell, string, string, string]>([
    [eventos, 'b', 'st_eventos', '', '1'],
    [foto, 'a', 'st_foto', '', '1'],
    [eventos, 'b', 'st_eventos', 'available=true', AVAILABLE],
    [foto, 'a', 'st_foto', 'price_to=300000', `l.list_price <= 300000 AND ${PRICED}`],
  ])('%#: each choice leaves as many as it says', async (shop, cell, store, query, where) => {
    const { facets, matches } = await called(shop, `facets=true&${query}`);
    expect(matches).toBe(count(cell, store, where));
    for (const { type, count: told } of facets.types) {
      expect(told, type).toBe(count(cell, store, `${where} AND i.kind = '${type}'`));
    }
    const types = facets.types.reduce((sum: number, one: { count: number }) => sum + one.count, 0);
    expect(types).toBe(matches);
    for (const { slug, count: told } of facets.catalogues) {
      const inside = `l.id IN (SELECT listing_id FROM catalogue_listing WHERE catalogue_id = 'ca_${store.slice(3)}-${slug}')`;
      expect(told, slug).toBe(count(cell, store, `${where} AND ${inside}`));
    }
    expect(facets.available).toBe(count(cell, store, `${where} AND ${AVAILABLE}`));
    // A filter's own choices are counted without it.
    const others = query.startsWith('price') ? '1' : where;
    for (const { from, to, count: told } of facets.prices) {
      const step = `l.list_price >= ${from ?? 0} AND l.list_price <= ${to ?? 1e15}`;
      expect(told, `${from}..${to}`).toBe(
        count(cell, store, `${others} AND ${PRICED} AND ${step}`),
      );
    }
  });

  test('stand on the page as the call gives them, each with its address', async () => {
    const { facets } = await called(eventos, 'facets=true');
    const { text } = await eventos.get('/marketplace');
    for (const { type, count: told } of facets.types) {
      const [choice] =
        new RegExp(
          `<a class="choice-link"[^>]*href="/marketplace\\?type=${type}".*?</a>`,
          's',
        ).exec(text) ?? [];
      expect(textOf(choice ?? ''), type).toMatch(new RegExp(`\\b${told}\\b`));
      expect(await shown(eventos, `/marketplace?type=${type}`)).toHaveLength(Math.min(told, 36));
    }
  });
});

describe('lists of the API', () => {
  test.each([
    ['/api/products-list-public', 'a'],
    ['/api/catalogues', 'a'],
    ['/api/published/catalogues', 'a'],
    ['/api/catalogues/ca_moda-mujer/products', 'a'],
    ['/api/public/referral/st_moda/catalogues', 'a'],
    ['/api/store/st_moda:st_moda/other/store/banners', 'a'],
    ['/api/published/franchises', 'a'],
  ])('%s says the same count on every page, also past the end', async (path) => {
    const read = async (query: string) => (await moda.get(`${path}?${query}`)).json();
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
      (await mercado.get(path)).json().results.map((one: { name: string }) => one.name);
    expect(await names('/api/published/franchises?text=raiz')).toHaveLength(2);
    expect(await names('/api/published/franchises?text=RA%C3%8DZ')).toHaveLength(2);
    expect(await names('/api/published/franchises?text=%25')).toEqual([]);
    const list = (await moda.get('/api/published/catalogues?name=NINAS')).json();
    expect(list.results).toMatchObject([{ name: 'Niñas' }]);
  });
});
