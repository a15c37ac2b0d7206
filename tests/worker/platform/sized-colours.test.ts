/** Lists by size and colour together: one variant has both, in the list and in its numbers. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, indexItems, listItems, openStore, write } from './stores.ts';

const STORE = { slug: 'tendedero', cell: 'a' } as const;
const id = (n: number) => `it_tendedero-${n}`;

/** The variants of each item, as size and colour; the first item has an M, and has blue, but no blue M. */
const VARIANTS: readonly (readonly [size: string, colour: string])[][] = [
  [
    ['M', 'Rojo'],
    ['L', 'Azul'],
  ],
  [
    ['M', 'azul'],
    ['S', 'Rojo'],
  ],
  [['m', 'Verde, seco']],
];

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, VARIANTS.length);
  await indexItems(STORE, () => ({ name: 'prenda', tags: [], description: '' }));
  for (const [at, variants] of VARIANTS.entries()) {
    await write('a', sql`DELETE FROM sku WHERE item_id = ${id(at + 1)}`);
    for (const [position, [size, colour]] of variants.entries()) {
      const attributes = JSON.stringify({ Talla: size, Color: colour });
      await write(
        'a',
        sql`INSERT INTO sku (id, item_id, code, attributes, list_price, position, on_hand)
          VALUES (${`sk_${at}-${position}`}, ${id(at + 1)}, ${`${at}-${position}`}, ${attributes},
            1000, ${position}, 1)`,
      );
    }
  }
  platform = startPlatform();
});

async function list(query: string): Promise<ItemList> {
  const answer = await platform.ask(
    `http://tendedero.localhost/api/products-list-public?facets=true&${query}`,
  );
  expect(answer.status, query).toBe(200);
  return answer.json();
}

const found = async (query: string) =>
  (await list(query)).results
    .map((item) => Number(item.id.split('-')[1]))
    .toSorted((one, other) => one - other);

describe.each(['', 'text=prenda&', 'sort=-sold&type=product&'])('with "%s"', (more) => {
  test.each([
    ['size=M', [1, 2, 3]],
    ['size=M&colour=Azul', [2]],
    ['size=L&colour=azul', [1]],
    ['size=M,L&colour=Azul', [1, 2]],
    ['size=S&colour=Azul', []],
    ['size=M&colour=Verde%20seco,Rojo', [1, 3]],
  ])('%s has both on one variant', async (query, items) => {
    expect(await found(more + query)).toEqual(items);
  });

  test('a size is counted on the variants of the chosen colour, and a colour likewise', async () => {
    const traits = async (query: string) => {
      const { facets } = await list(more + query);
      const counts = (of: 'size' | 'colour') =>
        Object.fromEntries(
          (facets?.traits[of] ?? []).map(({ value, count }) => [value.toLowerCase(), count]),
        );
      return [counts('size'), counts('colour')];
    };
    expect(await traits('colour=Azul')).toEqual([
      { l: 1, m: 1 },
      { azul: 2, rojo: 2, 'verde seco': 1 },
    ]);
    expect(await traits('size=M&colour=Azul')).toEqual([
      { l: 1, m: 1 },
      { rojo: 1, azul: 1, 'verde seco': 1 },
    ]);
  });
});

test('the kept pairs follow what changes', async () => {
  for (const change of [
    sql`UPDATE sku SET attributes = '{"Talla":"XS","Color":"Rojo"}' WHERE id = 'sk_0-0'`,
    sql`UPDATE sku SET attributes = '{"Talla":"XS"}' WHERE id = 'sk_0-1'`,
    sql`INSERT INTO sku (id, item_id, code, attributes, list_price, position, on_hand)
      VALUES ('sk_more', ${id(3)}, 'more', '{"Size":"M","Colour":"Black"}', 1000, 1, 1)`,
    sql`DELETE FROM sku WHERE id = 'sk_1-0'`,
  ]) {
    await write('a', change);
    const { results } = await cells.a
      .prepare(
        `SELECT * FROM (SELECT item_id, size, colour FROM sized_colour
          EXCEPT SELECT item_id, size, colour FROM variant_pair)
        UNION ALL SELECT * FROM (SELECT item_id, size, colour FROM variant_pair
          EXCEPT SELECT item_id, size, colour FROM sized_colour)`,
      )
      .all();
    expect(results, change.text).toEqual([]);
  }
  expect(await found('size=XS&colour=Rojo')).toEqual([1]);
});
