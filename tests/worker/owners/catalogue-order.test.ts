/** The order of a store’s catalogues, their deletion with its undo, copies, and the history. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { cells, write } from '../platform/stores.ts';
import type { Caller } from '../staff/caller.ts';
import { clearCatalogues, openCatalogues, type Opened } from './opened.ts';

let owner: Opened['owner'];
let helper: Opened['helper'];
let post: Opened['post'];
let listed: Opened['listed'];
let names: Opened['names'];
let make: Opened['make'];
let remove: Opened['remove'];
let itemsOf: Opened['itemsOf'];
let lastEdit: Opened['lastEdit'];
let takeBack: Opened['takeBack'];
let page: Opened['page'];
beforeAll(async () => {
  ({ owner, helper, post, listed, names, make, remove, itemsOf, lastEdit, takeBack, page } =
    await openCatalogues(3));
});
beforeEach(clearCatalogues);

describe('the order', () => {
  test('changes by one row, and positions are counted', async () => {
    const ids = [await make('A'), await make('B'), await make('C'), await make('D')];
    const ranks = async () => {
      const { results } = await cells.a
        .prepare('SELECT id, position FROM catalogue ORDER BY id')
        .all<{ id: string; position: number }>();
      return new Map(results.map(({ id, position }) => [id, position]));
    };
    const before = await ranks();
    const moved = await post(`/${ids[3]}/reposition`, { position: 1 });
    expect(moved).toMatchObject({ status: 200, body: { position: 1, version: 2 } });
    expect(await names()).toEqual(['A', 'D', 'B', 'C']);
    const after = await ranks();
    expect([...after].filter(([id, rank]) => before.get(id) !== rank)).toHaveLength(1);
    await post(`/${ids[0]}/reposition`, { position: 99 });
    expect(await names()).toEqual(['D', 'B', 'C', 'A']);
    await post(`/${ids[2]}/reposition`, { position: 0 });
    expect((await listed()).map(({ name, position }) => name + position)).toEqual([
      'C0',
      'D1',
      'B2',
      'A3',
    ]);
  });

  test('of rows whose ranks leave no room is made anew', async () => {
    for (const [at, name] of ['A', 'B', 'C'].entries()) {
      await write(
        'a',
        sql`INSERT INTO catalogue (id, store_id, slug, name, position, updated_at)
          VALUES (${`ca_uno-${at}`}, 'st_uno', ${name}, ${name}, ${at}, 0)`,
      );
    }
    for (let turn = 0; turn < 40; turn += 1) {
      const order = await listed();
      const moved = order[2]!;
      expect(await post(`/${moved.id}/reposition`, { position: 1 })).toMatchObject({ status: 200 });
      const left = order.filter(({ id }) => id !== moved.id).map(({ name }) => name);
      expect(await names()).toEqual([left[0], moved.name, left[1]]);
    }
  });

  test('of two that were made at once has a position for each', async () => {
    const made = await Promise.all([make('A'), make('B'), make('C')]);
    await write('a', sql`UPDATE catalogue SET position = 0 WHERE store_id = 'st_uno'`);
    expect((await listed()).map(({ position }) => position)).toEqual([0, 1, 2]);
    const { body } = await owner('GET', '/catalogues/?limit=10');
    const shown = (body['results'] as { id: string; position: number }[]).map(
      (one) => one.position,
    );
    expect(shown).toEqual([0, 1, 2]);
    expect(new Set((await listed()).map(({ id }) => id))).toEqual(new Set(made));
  });

  test('of two people who move two catalogues at once keeps both moves', async () => {
    const [a, , , d] = [await make('A'), await make('B'), await make('C'), await make('D')];
    const move = (who: Caller, id: string, position: number) =>
      who('POST', `/catalogues/${id}/reposition`, { position }, crypto.randomUUID());
    const answers = await Promise.all([move(owner, a, 3), move(helper, d, 0)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await names()).toEqual(['D', 'B', 'C', 'A']);
  });
});

describe('a deletion', () => {
  test('of a catalogue with products has to be meant', async () => {
    const id = await make('Llena', 2);
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { code: 'product_catalogue_has_products' },
    });
    expect(await remove(id, '?force=true')).toMatchObject({
      status: 200,
      body: { id, name: 'Llena' },
    });
    expect(await names()).toEqual([]);
    expect(await page('/catalogos')).not.toContain('Llena');
    expect((await owner('GET', `/catalogues/${id}`)).status).toBe(404);
    const empty = await make('Vacía');
    expect(await remove(empty)).toMatchObject({ status: 200 });
  });

  test('is offered to be undone on the next page, and its undo brings all back', async () => {
    const [first, id] = [await make('Antes'), await make('Llena', 3)];
    await make('Después');
    await owner('POST', `/catalogues/${id}/products/it_uno-3/reposition`, { position: 0 });
    await remove(id, '?force=true');
    const { body } = await helper('GET', '/catalogues-admin/');
    expect(body['just_deleted']).toMatchObject([{ id, name: 'Llena' }]);
    const key = crypto.randomUUID();
    expect(await helper('POST', `/catalogues/${id}/restore`, {}, key)).toMatchObject({
      status: 200,
    });
    expect(await helper('POST', `/catalogues/${id}/restore`, {}, key)).toMatchObject({
      status: 200,
    });
    expect(await names()).toEqual(['Antes', 'Llena', 'Después']);
    expect(await itemsOf(id)).toEqual(['it_uno-3', 'it_uno-1', 'it_uno-2']);
    expect((await listed())[1]).toMatchObject({ num_products: 3 });
    expect((await helper('GET', '/catalogues-admin/')).body['just_deleted']).toEqual([]);
    expect(await post(`/${id}/restore`)).toMatchObject({ status: 409 });
    expect(await post(`/${first}/restore`)).toMatchObject({ status: 409 });
    expect(await lastEdit()).toMatchObject({ subject: 'catalogue', subject_id: id, before: null });
  });

  test('is undone once by two people at once', async () => {
    const id = await make('Llena', 1);
    await remove(id, '?force=true');
    const restore = (who: Caller) =>
      who('POST', `/catalogues/${id}/restore`, {}, crypto.randomUUID());
    const answers = await Promise.all([restore(owner), restore(helper)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await itemsOf(id)).toEqual(['it_uno-1']);
  });

  test('takes the section from the menu with the last catalogue', async () => {
    const menu = () => page('/');
    const id = await make('Única');
    expect(await menu()).toContain('href="/catalogos"');
    await remove(id);
    expect(await menu()).not.toContain('href="/catalogos"');
    await post(`/${id}/restore`);
    expect(await menu()).toContain('href="/catalogos"');
  });
});

test('a copy has the same products in the same order under another name', async () => {
  const id = await make('Otoño', 3);
  await post(`/${id}/products/it_uno-3/reposition`, { position: 0 });
  const copy = await post(`/${id}/duplicate`, { name: 'Otoño 2' });
  expect(copy).toMatchObject({
    status: 201,
    body: { name: 'Otoño 2', num_products: 3, position: 1 },
  });
  const copied = String(copy.body['id']);
  expect(await itemsOf(copied)).toEqual(['it_uno-3', 'it_uno-1', 'it_uno-2']);
  await owner('DELETE', `/catalogues/${copied}/products/it_uno-1`, undefined, crypto.randomUUID());
  expect(await itemsOf(id)).toHaveLength(3);
});

test('the history says who changed a catalogue, and takes a change back', async () => {
  const id = await make('Antes');
  await helper('PATCH', `/catalogues/${id}`, { name: 'Después' }, crypto.randomUUID());
  const entry = await lastEdit();
  expect(entry).toMatchObject({
    by: { id: 'ac_ayuda' },
    subject: 'catalogue',
    subject_id: id,
    before: { name: 'Antes' },
    after: { name: 'Después' },
  });
  expect((await takeBack(entry)).status).toBe(200);
  expect(await names()).toEqual(['Antes']);
  expect(await takeBack(entry)).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
});
