/** The products of a catalogue: which it has, and in which order. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { indexItems, write } from '../platform/stores.ts';
import type { Caller } from '../staff/caller.ts';
import { clearCatalogues, openCatalogues, type Opened } from './opened.ts';

const ITEMS = 6;
const item = (n: number) => `it_uno-${n}`;
const items = (...numbers: number[]) => numbers.map(item);

let owner: Opened['owner'];
let helper: Opened['helper'];
let other: Opened['other'];
let post: Opened['post'];
let make: Opened['make'];
let itemsOf: Opened['itemsOf'];
let lastEdit: Opened['lastEdit'];
let takeBack: Opened['takeBack'];
let listed: Opened['listed'];
beforeAll(async () => {
  ({ owner, helper, other, post, make, itemsOf, lastEdit, takeBack, listed } =
    await openCatalogues(ITEMS));
  await indexItems({ slug: 'uno', cell: 'a' }, (n) => ({
    name: n % 2 === 0 ? 'falda azul' : 'abrigo',
    tags: [],
    description: '',
  }));
});
beforeEach(clearCatalogues);

const move = (id: string, n: number, position: number, who: Caller = owner) =>
  who(
    'POST',
    `/catalogues/${id}/products/${item(n)}/reposition`,
    { position },
    crypto.randomUUID(),
  );
const drop = (id: string, n: number) =>
  owner('DELETE', `/catalogues/${id}/products/${item(n)}`, undefined, crypto.randomUUID());
const numbers = async () => (await listed()).map(({ num_products }) => num_products);

describe('a product', () => {
  test('is added once at the end, and taken out', async () => {
    const id = await make('Todo', 2);
    const again = await post(`/${id}/products`, { product_id: item(1) });
    expect(again).toMatchObject({ status: 200, body: { added: 0, left: 0 } });
    expect(await itemsOf(id)).toEqual(items(1, 2));
    expect((await drop(id, 1)).status).toBe(200);
    expect(await drop(id, 1)).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
    expect(await itemsOf(id)).toEqual(items(2));
    expect(await numbers()).toEqual([1]);
  });

  test('that the store does not sell is not found', async () => {
    const id = await make('Todo');
    const answer = await post(`/${id}/products`, { product_id: 'it_dos-1' });
    expect(answer).toMatchObject({ status: 404, body: { field: 'product_id' } });
  });

  test('moves to another catalogue, in one change that is taken back as one', async () => {
    const [from, into] = [await make('De', 2), await make('A', 1)];
    const body = { catalogue_id: into, product_id: item(2) };
    expect(await post(`/${from}/products/move`, body)).toMatchObject({ status: 200 });
    expect([await itemsOf(from), await itemsOf(into)]).toEqual([items(1), items(1, 2)]);
    expect(await post(`/${from}/products/move`, body)).toMatchObject({ status: 404 });
    expect((await takeBack(await lastEdit())).status).toBe(200);
    expect([await itemsOf(from), await itemsOf(into)]).toEqual([items(1, 2), items(1)]);
    expect(await numbers()).toEqual([2, 1]);
  });

  test('is copied, or all are, none twice', async () => {
    const [from, into] = [await make('De', 4), await make('A', 1)];
    const clone = (product?: string) =>
      post(`/${from}/products/clone`, { catalogue_id: into, product_id: product });
    expect(await clone(item(3))).toMatchObject({ body: { added: 1, left: 0 } });
    expect(await clone(item(6))).toMatchObject({ status: 404 });
    expect(await clone()).toMatchObject({ body: { added: 2, left: 0 } });
    expect(await clone()).toMatchObject({ status: 200, body: { added: 0, left: 0 } });
    expect(await itemsOf(into)).toEqual(items(1, 3, 2, 4));
    expect(await itemsOf(from)).toEqual(items(1, 2, 3, 4));
  });

  test('is put back into its place by taking its removal back', async () => {
    const id = await make('Todo', 3);
    await drop(id, 2);
    const entry = await lastEdit();
    await move(id, 3, 0);
    expect((await takeBack(entry)).status).toBe(200);
    expect(await itemsOf(id)).toEqual(items(3, 1, 2));
  });
});

describe('add_filtered', () => {
  test('adds what a search finds, once', async () => {
    const id = await make('Faldas', 2);
    const add = () => post(`/${id}/products/add_filtered`, { text: 'falda' });
    expect(await add()).toMatchObject({ status: 200, body: { added: 2, left: 0 } });
    expect((await itemsOf(id)).toSorted()).toEqual(items(1, 2, 4, 6));
    expect(await add()).toMatchObject({ body: { added: 0 } });
    expect(await post(`/${id}/products/add_filtered`, { type: 'service' })).toMatchObject({
      body: { added: 0, left: 0 },
    });
    expect(await post(`/${id}/products/add_filtered`)).toMatchObject({ body: { added: 2 } });
  });

  test('of one catalogue brings its products alone', async () => {
    const [from, into] = [await make('Desde', 3), await make('Hacia')];
    const { body } = await owner('GET', `/catalogues/${from}`);
    const filter = { text: 'falda', catalogue: body['slug'] };
    const answer = await post(`/${into}/products/add_filtered`, filter);
    expect(answer).toMatchObject({ body: { added: 1, left: 0 } });
    expect(await itemsOf(into)).toEqual(items(2));
  });

  test('is taken back whole, unless a product was moved since', async () => {
    const id = await make('Faldas');
    await post(`/${id}/products/add_filtered`, { text: 'falda' });
    const entry = await lastEdit();
    await move(id, 6, 0);
    expect(await takeBack(entry)).toMatchObject({ status: 409 });
    await takeBack(await lastEdit());
    expect((await takeBack(entry)).status).toBe(200);
    expect(await itemsOf(id)).toEqual([]);
  });
});

describe("the owner's list", () => {
  const list = async (id: string, query = '', who: Caller = owner) =>
    who('GET', `/catalogues-admin/${id}/products${query}`);
  const set = (state: string, hidden: number) =>
    write(
      'a',
      sql`UPDATE item SET list_state = iif(id = 'it_uno-2', ${state}, 'published'),
        hidden = iif(id = 'it_uno-4', ${hidden}, 0)`,
    );

  test('has the products that are hidden or not published, marked, behind the others', async () => {
    const id = await make('Todo', 5);
    await set('unpublished', 1);
    const { body } = await list(id, '?limit=4&offset=1');
    expect(body).toMatchObject({
      matches_estimated: 5,
      results: [
        { id: item(3), list_state: 'published', hiden: false },
        { id: item(5) },
        { id: item(2), list_state: 'unpublished', hiden: false },
        { id: item(4), list_state: 'published', hiden: true },
      ],
    });
    const found = await list(id, '?text=FALDA%20az');
    expect((found.body['results'] as { id: string }[]).map((one) => one.id)).toEqual(items(2, 4));
    expect(found.body['matches_estimated']).toBe(2);
    await set('published', 0);
  });

  test('is found in its own store alone', async () => {
    const id = await make('Todo', 2);
    expect(await list(id, '', other)).toMatchObject({
      status: 404,
      body: { code: 'catalogue_not_found' },
    });
    expect((await list(id, '', helper)).status).toBe(200);
  });
});

test("a product's catalogues are those that have it, in the order of the store's", async () => {
  const [first, second] = [await make('Uno', 1), await make('Dos', 2)];
  const of = async (n: number | string) => owner('GET', `/catalogues-admin/products/it_uno-${n}`);
  expect((await of(2)).body).toMatchObject({
    matches_estimated: 2,
    results: [
      { id: first, name: 'Uno', num_products: 1, has: false },
      { id: second, name: 'Dos', num_products: 2, has: true },
    ],
  });
  expect(await of('none')).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
  expect((await other('GET', '/catalogues-admin/products/it_uno-1')).status).toBe(404);
});

describe('the order', () => {
  test.each([
    [1, 0, [1, 2, 3, 4]],
    [1, 2, [2, 3, 1, 4]],
    [1, 3, [2, 3, 4, 1]],
    [4, 0, [4, 1, 2, 3]],
    [3, 1, [1, 3, 2, 4]],
    [2, 500, [1, 3, 4, 2]],
  ])('product %i at %i', async (n, position, order) => {
    const id = await make('Todo', 4);
    expect(await move(id, n, position)).toMatchObject({ status: 200 });
    expect(await itemsOf(id)).toEqual(items(...order));
  });

  test('of rows without room between them is made anew, as often as it has to be', async () => {
    const id = await make('Todo', 3);
    await write('a', sql`UPDATE catalogue_listing SET position = 7 WHERE catalogue_id = ${id}`);
    for (let turn = 0; turn < 40; turn += 1) {
      const [first, second, third] = await itemsOf(id);
      const moved = Number(third?.slice('it_uno-'.length));
      expect((await move(id, moved, 1)).status).toBe(200);
      expect(await itemsOf(id)).toEqual([first, third, second]);
    }
  });

  test('leaves products that are not shown behind the others', async () => {
    const id = await make('Todo', 4);
    const show = (shown: number) =>
      write('a', sql`UPDATE item SET hidden = ${1 - shown} WHERE id IN ('it_uno-1', 'it_uno-3')`);
    await show(0);
    expect(await itemsOf(id)).toEqual(items(2, 4, 1, 3));
    await move(id, 3, 0);
    await move(id, 2, 9);
    expect(await itemsOf(id)).toEqual(items(4, 2, 3, 1));
    await move(id, 1, 2);
    expect(await itemsOf(id)).toEqual(items(4, 2, 1, 3));
    await show(1);
  });

  test('of two people who move two products at once keeps both moves', async () => {
    const id = await make('Todo', 6);
    const answers = await Promise.all([
      move(id, 1, 5),
      move(id, 6, 0, helper),
      move(id, 3, 3, owner),
      move(id, 4, 2, helper),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const order = await itemsOf(id);
    expect(order.toSorted()).toEqual(items(1, 2, 3, 4, 5, 6));
    expect([order[0], order[5]]).toEqual(items(6, 1));
  });

  test('of one product that two move at once is told to one of them as an error of its position', async () => {
    const id = await make('Todo', 6);
    const answers = await Promise.all([move(id, 1, 5), move(id, 1, 3, helper)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 400, body: { code: 'updating_position_error' } }]);
    expect(await itemsOf(id)).toHaveLength(6);
  });

  test('is repeated once under one key', async () => {
    const id = await make('Todo', 3);
    const [path, key] = [`/${id}/products/${item(1)}/reposition`, crypto.randomUUID()];
    await post(path, { position: 2 }, key);
    await move(id, 2, 2);
    await post(path, { position: 2 }, key);
    expect(await itemsOf(id)).toEqual(items(3, 1, 2));
  });
});
