/** The items that a search finds, and their order. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, openStore, write } from './stores.ts';

const MX = { slug: 'mexicana', cell: 'a' } as const;
const AR = { slug: 'argentina', cell: 'b' } as const;

const GOODS = [
  { name: 'Vestido con falda de tul', tags: ['vestido', 'falda'] },
  { name: 'Zapatos negros', tags: ['zapatos'], description: 'van con una falda' },
  { name: 'Falda corta', tags: ['mujer'] },
  { name: 'Tenis blancos', tags: ['tenis'] },
  { name: 'Zapatillas de noche', tags: ['zapatillas', 'tacón'] },
  { name: 'Camisa formal', tags: ['camisa'] },
  { name: 'Playera blanca', tags: ['playera'] },
  { name: 'Mate de calabaza', tags: ['infusiones'] },
];

let platform: Platform;
beforeAll(async () => {
  for (const store of [MX, AR]) {
    await openStore(store);
    await listItems(store, GOODS.length);
    await indexItems(store, (listing) => ({ description: '', ...GOODS[listing - 1]! }));
  }
  await write(
    'b',
    sql`UPDATE store SET country = 'AR', search_words = '["matera, calabaza"]'
      WHERE slug = ${AR.slug}`,
  );
  platform = startPlatform();
});

async function search(store: { readonly slug: string }, text: string): Promise<ItemList> {
  const query = new URLSearchParams({ text });
  const answer = await platform.ask(
    `http://${store.slug}.localhost/api/products-list-public?${query}`,
  );
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The names of the items found. */
async function found(store: { readonly slug: string }, text: string): Promise<string[]> {
  const { results } = await search(store, text);
  return results.map(({ id }) => GOODS[Number(id.split('-')[1]) - 1]!.name);
}

test('a skirt stands before a dress with a skirt, and shoes for one come last', async () => {
  expect(await found(MX, 'FALDAS')).toEqual([
    'Falda corta',
    'Vestido con falda de tul',
    'Zapatos negros',
  ]);
});

describe('a word of another region', () => {
  test.each([
    ['remera', 'Playera blanca'],
    ['pollera', 'Falda corta'],
    ['t-shirt', 'Playera blanca'],
  ])('%s finds %s', async (word, name) => {
    for (const store of [MX, AR]) expect((await found(store, word))[0]).toBe(name);
  });

  test('means what it means in the country of the store', async () => {
    expect((await found(AR, 'zapatillas'))[0]).toBe('Tenis blancos');
    expect(await found(MX, 'zapatillas')).toEqual(['Zapatillas de noche']);
  });

  test('a store’s owner sets its own words, which the next search knows', async () => {
    const host = `${MX.slug}.localhost`;
    await openAccount('duena');
    await appoint('duena', MX.slug, 'owner');
    const set = (cookie: string, words: string[], owner = 'st_mexicana:st_mexicana') =>
      platform.ask(`http://${host}/api/store/${owner}/other/store/search-words`, {
        method: 'PUT',
        headers: {
          cookie,
          origin: `http://${host}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ words }),
      });
    const cookie = await signIn('duena', host);
    expect(await found(MX, 'tutú')).toEqual([]);
    expect((await set('', ['tutú, falda'])).status).toBe(401);
    expect((await set(cookie, ['tutú, falda'], 'st_argentina:st_argentina')).status).toBe(404);
    expect((await set(cookie, ['"tutú" OR falda'])).status).toBe(400);
    expect((await set(cookie, ['tutú, falda', 'tul, gasa'])).status).toBe(200);
    const path = `/api/store/st_mexicana:st_mexicana/other/store/search-words`;
    const read = await platform.ask(`http://${host}${path}`, { headers: { cookie } });
    expect(await read.json()).toMatchObject({ words: ['tutú, falda', 'tul, gasa'] });
    expect((await found(MX, 'tutú'))[0]).toBe('Falda corta');
    expect(await found(AR, 'tutú')).toEqual([]);
    await set(cookie, []);
  });

  test('a store adds its own, for itself alone', async () => {
    expect(await found(AR, 'matera')).toEqual(['Mate de calabaza']);
    expect(await found(MX, 'matera')).toEqual([]);
  });
});

describe('words that nothing holds together', () => {
  test('are answered by what holds most of them, and that is said', async () => {
    const list = await search(MX, 'camisa formal turquesa');
    expect(list.some_words).toBe(true);
    expect(list.matches_estimated).toBe(1);
    expect(await found(MX, 'camisa formal turquesa')).toEqual(['Camisa formal']);
  });

  test('where all are found together nothing is said', async () => {
    expect((await search(MX, 'camisa formal')).some_words).toBeUndefined();
  });

  test('a misspelt word is read as one that the items have another name for', async () => {
    expect(await search(MX, 'remerra')).toMatchObject({ corrected: 'remera' });
    expect(await found(MX, 'remerra')).toEqual(['Playera blanca']);
  });

  test('a misspelt word is read as one of the store, where it sells nothing of the likelier one', async () => {
    expect(await search(MX, 'corbtta')).toMatchObject({ corrected: 'corta' });
  });

  test('a misspelt word is not read as one whose items are gone', async () => {
    await write(
      'a',
      sql`INSERT INTO spelling (store_id, key, term)
        SELECT store_id, key, 'corba' FROM spelling WHERE term = 'corta' AND store_id = 'st_mexicana'
        UNION SELECT store_id, 'corba', 'corba' FROM spelling WHERE store_id = 'st_mexicana'`,
    );
    expect(await search(MX, 'corbta')).toMatchObject({ corrected: 'corta', matches_estimated: 1 });
  });

  test('may be misspelt, too', async () => {
    const { corrected, results } = await search(MX, 'camissa turquesa');
    expect(corrected).toBe('camisa turquesa');
    expect(results).toHaveLength(1);
  });

  test('a page past the first is of the same list', async () => {
    const url = `http://${MX.slug}.localhost/api/products-list-public?text=falda+turquesa&limit=1&offset=1`;
    const list: ItemList = await (await platform.ask(url)).json();
    expect(list).toMatchObject({ some_words: true, matches_estimated: 3 });
    expect(list.results).toHaveLength(1);
  });
});
