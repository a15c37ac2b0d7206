/** Lists by seller, size, colour, discount and catalogue: several values of each at a time. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, indexItems, listItems, NOON, openStore, write } from './stores.ts';

const STORE = { slug: 'ropero', cell: 'a' } as const;
const OTHER = { slug: 'perchero', cell: 'a' } as const;
const COUNT = 32;
const SIZES = ['S', 'M', 'L', 'XL'];

/** The traits of listing `n`, from 0 on: every combination occurs. */
const qualities = (n: number) => ({
  size: SIZES[n % 4] ?? '',
  colour: n & 4 ? 'Azul' : 'Rojo, claro',
  isReduced: Boolean(n & 8),
  isOther: Boolean(n & 16),
});

let platform: Platform;
beforeAll(async () => {
  for (const store of [STORE, OTHER]) {
    await openStore(store);
    await listItems(store, COUNT);
    await indexItems(store, () => ({ name: 'prenda', tags: [], description: '' }));
  }
  for (let n = 0; n < COUNT; n += 1) {
    const id = `it_ropero-${n + 1}`;
    const { size, colour, isReduced, isOther } = qualities(n);
    const attributes = JSON.stringify({ Talla: size, Color: colour, Corte: 'Recto' });
    const english = colour === 'Azul' ? '{"Size":"?","Colour":"Blue"}' : null;
    await write(
      'a',
      sql`UPDATE sku SET attributes = ${attributes},
          attributes_en = replace(${english}, '?', ${size}) WHERE item_id = ${id}`,
    );
    if (isReduced) await write('a', sql`UPDATE item SET crossout_price = 2000 WHERE id = ${id}`);
    if (isOther) {
      await write(
        'a',
        sql`UPDATE item SET owner_id = 'st_perchero', slug = ${id} WHERE id = ${id}`,
      );
    }
  }
  for (const [position, slug] of ['uno', 'dos', 'tres'].entries()) {
    const id = `ca_ropero-${slug}`;
    await write(
      'a',
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES (${id}, 'st_ropero', ${slug}, ${slug}, ${position}, ${NOON})`,
    );
    await write(
      'a',
      sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
        SELECT ${id}, id, queue_position, list_price FROM listing
        WHERE store_id = 'st_ropero' AND queue_position % 3 = ${position}`,
    );
  }
  platform = startPlatform();
});

async function list(query: string): Promise<ItemList> {
  const answer = await platform.ask(
    `http://ropero.localhost/api/products-list-public?limit=100&facets=true&${query}`,
  );
  expect(answer.status, query).toBe(200);
  return answer.json();
}

/** The numbers of the listings that a query finds, from 0 on. */
async function numbers(query: string): Promise<number[]> {
  const { results, matches_estimated: matches } = await list(query);
  expect(matches).toBe(results.length);
  return results.map(({ id }) => Number(id.split('-')[1]) - 1).toSorted((a, b) => a - b);
}

const all = Array.from({ length: COUNT }, (_none, n) => n);
const of = (is: (n: number) => boolean) => all.filter(is);
const one = (n: number) => qualities(n);

describe.each(['', 'text=prenda&', 'sort=-list_price&', 'sort=-created_at&available=true&'])(
  'with "%s"',
  (more) => {
    test.each<[string, (n: number) => boolean]>([
      ['size=M', (n) => one(n).size === 'M'],
      ['size=M,xl', (n) => ['M', 'XL'].includes(one(n).size)],
      ['colour=Azul', (n) => one(n).colour === 'Azul'],
      ['colour=rojo%20claro,Azul', () => true],
      ['size=S,L&colour=Azul', (n) => ['S', 'L'].includes(one(n).size) && one(n).colour === 'Azul'],
      ['discount=true', (n) => one(n).isReduced],
      ['owner=perchero', (n) => one(n).isOther],
      ['owner=st_perchero,st_ropero&discount=true', (n) => one(n).isReduced],
      ['owner=ac_ropero&size=L', (n) => !one(n).isOther && one(n).size === 'L'],
      ['catalogue=uno', (n) => (n + 1) % 3 === 0],
      ['catalogue=uno,tres', (n) => (n + 1) % 3 !== 1],
      ['catalogue=uno,dos&size=M,S', (n) => (n + 1) % 3 !== 2 && n % 4 < 2],
      [
        'catalogue=dos&size=M,L&discount=true',
        (n) => (n + 1) % 3 === 1 && [1, 2].includes(n % 4) && one(n).isReduced,
      ],
      ['size=XXL', () => false],
    ])('%s', async (query, is) => {
      expect(await numbers(more + query)).toEqual(of(is));
    });
  },
);

describe('the values that a list offers', () => {
  const counts = (choices: readonly { value: string; count?: number | undefined }[] = []) =>
    Object.fromEntries(choices.map(({ value, count }) => [value, count]));

  test.each(['', 'type=product', 'text=prenda', 'available=true'])('by "%s"', async (query) => {
    const { traits } = (await list(query)).facets ?? expect.fail('no facets');
    expect(counts(traits.size)).toEqual({ S: 8, M: 8, L: 8, XL: 8 });
    expect(counts(traits.colour)).toEqual({ Azul: 16, 'Rojo claro': 16 });
    expect(counts(traits.discount)).toEqual({ true: 16 });
    expect(traits.owner.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
      { value: 'perchero', name: 'Tienda perchero', count: 16 },
      { value: 'ropero', name: 'Tienda ropero', count: 16 },
    ]);
  });

  test.each(['', 'text=prenda'])('are called in the visitor’s language, by "%s"', async (query) => {
    const answer = await platform.ask(
      `http://ropero.localhost/api/products-list-public?facets=true&lang=en&${query}`,
    );
    const { facets }: ItemList = await answer.json();
    expect(facets?.traits.colour.map(({ value, name }) => [value, name])).toEqual([
      ['Azul', 'Blue'],
      ['Rojo claro', 'Rojo claro'],
    ]);
  });

  test('each filter is counted without itself and with the others', async () => {
    const { traits } = (await list('size=S,M&colour=Azul')).facets ?? expect.fail('no facets');
    expect(counts(traits.size)).toEqual({ S: 4, M: 4, L: 4, XL: 4 });
    expect(counts(traits.colour)).toEqual({ Azul: 8, 'Rojo claro': 8 });
    expect(counts(traits.discount)).toEqual({ true: 4 });
  });

  test('of several catalogues, every catalogue keeps its number', async () => {
    const { catalogues } = (await list('catalogue=uno,dos')).facets ?? expect.fail('no facets');
    expect(catalogues.map(({ slug, count }) => [slug, count])).toEqual([
      ['uno', 10],
      ['dos', 11],
      ['tres', 11],
    ]);
  });

  test('are another store’s own in another store', async () => {
    const answer = await platform.ask(
      'http://perchero.localhost/api/products-list-public?facets=true',
    );
    const { facets }: ItemList = await answer.json();
    expect(facets?.traits).toMatchObject({ size: [], colour: [], discount: [] });
  });
});

test.each([
  '',
  'text=prenda&',
  'text=prenda%20lino&offset=90&type=product&',
  'sort=-sold&type=product&',
])('as many values of every filter as there may be are answered, with "%s"', async (more) => {
  const twenty = (first: string) =>
    [first, ...Array.from({ length: 19 }, (_none, n) => `v-${n}`)].map(encodeURIComponent).join();
  const query = [
    `size=${twenty('S')}`,
    `colour=${twenty('Azul')}`,
    `owner=${twenty('ropero')}`,
    `catalogue=${twenty('uno')}`,
    'discount=true&variants=true&price_from=1&available=true',
  ].join('&');
  const { results } = await list(`${more}${query}`);
  expect(results.length).toBeLessThan(COUNT);
});

test('a value that nobody could mean is refused, and so are too many', async () => {
  const many = Array.from({ length: 21 }, (_none, n) => `t${n}`).join(',');
  for (const query of [`size=${many}`, `colour=${'x'.repeat(41)}`, 'size=', 'discount=yes']) {
    const answer = await platform.ask(`http://ropero.localhost/api/products-list-public?${query}`);
    expect(answer.status, query).toBe(400);
  }
});

test('numbers follow what changes: variants, prices, catalogues, kinds, sellers, listings', async () => {
  const id = 'it_ropero-1';
  for (const change of [
    sql`UPDATE sku SET attributes = '{"Talla":"XS"}' WHERE item_id = ${id}`,
    sql`UPDATE item SET crossout_price = 1500 WHERE id = ${id}`,
    sql`UPDATE item SET hide_price = 1 WHERE id = ${id}`,
    sql`UPDATE item SET kind = 'digital' WHERE id = ${id}`,
    sql`UPDATE item SET owner_id = 'st_perchero', slug = 'otra' WHERE id = ${id}`,
    sql`DELETE FROM catalogue_listing WHERE catalogue_id = 'ca_ropero-uno'`,
    sql`INSERT INTO sku (id, item_id, code, attributes, list_price, position, on_hand)
      VALUES ('sk_more', ${id}, 'more', '{"Color":"Verde"}', 1000, 1, 1)`,
    sql`DELETE FROM sku WHERE id = 'sk_more'`,
    sql`DELETE FROM listing_text WHERE rowid = (SELECT id FROM listing WHERE item_id = 'it_ropero-2')`,
    sql`DELETE FROM catalogue_listing
      WHERE listing_id IN (SELECT id FROM listing WHERE item_id = 'it_ropero-2')`,
    sql`DELETE FROM listing WHERE item_id = 'it_ropero-2'`,
  ]) {
    await write('a', change);
    // The counts that triggers kept, beside the same counted anew.
    const { results } = await cells.a
      .prepare(
        `SELECT store_id, catalogue_id, kind, trait, lower(value) AS value, n FROM trait_count WHERE n <> 0
         EXCEPT SELECT l.store_id, c.id, k.kind, v.trait, lower(v.value), count(DISTINCT l.id)
         FROM listing l JOIN item_trait v ON v.item_id = l.item_id
         JOIN (SELECT '' AS id, id AS listing_id FROM listing
           UNION ALL SELECT catalogue_id, listing_id FROM catalogue_listing) c ON c.listing_id = l.id
         JOIN (SELECT '' AS kind UNION SELECT kind FROM listing) k ON k.kind IN ('', l.kind)
         GROUP BY l.store_id, c.id, k.kind, v.trait, lower(v.value)`,
      )
      .all();
    expect(results, change.text).toEqual([]);
  }
});
