/** Items, catalogues and stores speak the visitor's language, as far as their owner wrote in it. */
import { beforeAll, expect, test } from 'vitest';
import type { CatalogueList } from '../../../shared/contracts/catalogues.ts';
import type { ItemDetail, ItemList } from '../../../shared/contracts/items.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, NOON, openStore, write } from './stores.ts';

const STORE = { slug: 'ambas', cell: 'a' } as const;
const ID = 'st_ambas';

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, 2);
  // The first item has texts in both languages, the second in one.
  await write(
    'a',
    sql`UPDATE item SET name = 'Farol', name_en = 'Lantern', description = 'De hojalata',
        description_en = 'Made of tin', tags = '["luz"]', tags_en = '["light"]'
      WHERE id = 'it_ambas-1'`,
  );
  await write(
    'a',
    sql`UPDATE sku SET attributes = '{"Color":"Rojo"}', attributes_en = '{"Color":"Red"}'
      WHERE item_id = 'it_ambas-1'`,
  );
  await write('a', sql`UPDATE item SET name = 'Cantera' WHERE id = 'it_ambas-2'`);
  await write(
    'a',
    sql`INSERT INTO catalogue (id, store_id, name, name_en, slug, position, num_products, updated_at)
      VALUES ('ca_ambas-luces', ${ID}, 'Luces', 'Lights', 'luces', 0, 1, ${NOON}),
        ('ca_ambas-otros', ${ID}, 'Piedras', NULL, 'otros', 1, 1, ${NOON})`,
  );
  await write(
    'a',
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT iif(item_id = 'it_ambas-1', 'ca_ambas-luces', 'ca_ambas-otros'), id, 0, 1000
      FROM listing WHERE store_id = ${ID}`,
  );
  await indexItems(STORE, (listing) =>
    listing === 1
      ? {
          name: 'Farol',
          tags: ['luz'],
          description: 'De hojalata',
          english: { name: 'Lantern', tags: ['light'], description: 'Made of tin' },
        }
      : { name: 'Cantera', tags: [], description: '' },
  );
  await describeStore();
  platform = startPlatform();
});

/** Texts of the store and its header in both languages, and one of each in Spanish alone. */
async function describeStore(): Promise<void> {
  await write(
    'a',
    sql`UPDATE store SET profile = json_set(profile, '$.seo_description', 'Faroles a mano',
        '$.about_text', 'Nuestro taller', '$.english', json('{"seo_description":"Lanterns by hand"}'))
      WHERE id = ${ID}`,
  );
  await write(
    'a',
    sql`INSERT INTO header (id, store_id, position, title, subtitle, title_en, action_type, button_label)
      VALUES ('hd_ambas', ${ID}, 0, 'Luz de casa', 'Desde 1990', 'Light at home', 'none', 'more')`,
  );
}

async function read<T>(path: string, locale: string): Promise<T> {
  const headers = { 'x-locale': locale };
  const answer = await platform.ask(`http://ambas.localhost/api/${path}`, { headers });
  expect(answer.status, path).toBe(200);
  return answer.json();
}

const namesOf = ({ results }: { results: readonly { name: string }[] }) =>
  results.map(({ name }) => name);

test.each([
  ['es', ['Farol', 'Cantera'], ['Luces', 'Piedras']],
  ['en', ['Lantern', 'Cantera'], ['Lights', 'Piedras']],
])(
  'lists are in %s, and a text that was not written in it as it is',
  async (locale, items, all) => {
    const list = await read<ItemList>('products-list-public?facets=true', locale);
    expect(namesOf(list)).toEqual(items);
    expect(list.facets?.catalogues.map(({ name }) => name)).toEqual(all);
    expect(namesOf(await read<CatalogueList>('catalogues', locale))).toEqual(all);
    // The other way to count, where a price narrows the list.
    const narrowed = await read<ItemList>('products-list-public?facets=true&price_to=5000', locale);
    expect(narrowed.facets?.catalogues.map(({ name }) => name)).toEqual(all);
  },
);

test('an item is in the language of who reads it, with its variants and catalogues', async () => {
  const spanish = await read<ItemDetail>('public/products/articulo-1', 'es');
  expect(spanish).toMatchObject({
    name: 'Farol',
    plain_description: 'De hojalata',
    tags: ['luz'],
    catalogues: [{ name: 'Luces' }],
    skus: [{ attributes: { Color: 'Rojo' } }],
  });
  const english = await read<ItemDetail>('public/products/articulo-1', 'en');
  expect(english).toMatchObject({
    name: 'Lantern',
    plain_description: 'Made of tin',
    tags: ['light'],
    catalogues: [{ name: 'Lights' }],
    skus: [{ attributes: { Color: 'Red' } }],
  });
});

test.each(['farol', 'lantern', 'tin', 'light', 'lanterm'])(
  'a search for %s finds the item in either language',
  async (text) => {
    for (const [locale, name] of [
      ['es', 'Farol'],
      ['en', 'Lantern'],
    ] as const) {
      const found = await read<ItemList>(`products-list-public?text=${text}`, locale);
      expect(namesOf(found)).toEqual([name]);
    }
  },
);

test.each(['luces', 'lights'])('a catalogue is found by "%s" in either language', async (name) => {
  expect(namesOf(await read<CatalogueList>(`catalogues?name=${name}`, 'es'))).toEqual(['Luces']);
  expect(namesOf(await read<CatalogueList>(`catalogues?name=${name}`, 'en'))).toEqual(['Lights']);
});

test('a page shows its item in the language that the browser asks for', async () => {
  const page = await platform.ask('http://ambas.localhost/productos/ambas/articulo-1', {
    headers: { 'accept-language': 'en' },
  });
  const html = await page.text();
  expect(html).toContain('<title>Lantern');
  expect(html).toContain('Made of tin');
  expect(html).not.toContain('De hojalata');
});

test('a line of a cart is called as its item is', async () => {
  const line = { sku: 'sk_ambas-1', item: 'it_ambas-1', amount: 1 };
  const made = await platform.ask('http://ambas.localhost/api/shopping-carts', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://ambas.localhost',
      'x-locale': 'en',
      'idempotency-key': 'two-languages-0001',
    },
    body: JSON.stringify({ lines: [line] }),
  });
  const cart = await made.text();
  expect(cart).toContain('Lantern');
  expect(cart).toContain('Red');
});

test.each([
  ['es', 'Faroles a mano', 'Luz de casa'],
  ['en', 'Lanterns by hand', 'Light at home'],
])('what the store says of itself is in %s', async (locale, description, title) => {
  const store = await read<StoreInfo>('store/ambas', locale);
  expect(store).toMatchObject({ seo_description: description, about_text: 'Nuestro taller' });
  expect(store).not.toHaveProperty('english');
  const header = { title, subtitle: 'Desde 1990' };
  expect(store.store_theme_info.header_info).toMatchObject(header);
  const headers = await read<{ results: object[] }>(
    `store/${ID}:${ID}/other/store/headers`,
    locale,
  );
  expect(headers.results).toMatchObject([header]);
  const language = { 'accept-language': locale };
  const page = await platform.ask('http://ambas.localhost/', { headers: language });
  const html = await page.text();
  expect(html).toContain(title);
  expect(html).toContain(`content="${description}"`);
});
