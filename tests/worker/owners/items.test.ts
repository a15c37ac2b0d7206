/** The items of a store as its owner makes and changes them, and the pages that shoppers see of them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { stock } from '../../../edge/modules/checkouts/index.ts';
import { write } from '../platform/stores.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let ask: typeof opened.ask;
let make: typeof opened.make;
let names: typeof opened.names;
let found: typeof opened.found;
let read: typeof opened.read;
let rows: typeof opened.rows;
beforeAll(async () => {
  opened = await openItems();
  ({ ask, make, names, found, read, rows } = opened);
});

describe('a new item', () => {
  test('stands first in the shop, is found by its words, and can be bought', async () => {
    await opened.page('/');
    const made = await make({
      name: ' Mochila  de lona ',
      name_en: 'Canvas backpack',
      tags: ['Viaje', 'viaje', ' '],
      plain_description: 'Resiste la lluvia.\r\nLavable.',
    });
    expect(made).toMatchObject({
      name: 'Mochila de lona',
      slug: 'mochila-de-lona',
      tags: ['Viaje'],
      plain_description: 'Resiste la lluvia.\nLavable.',
      currency: 'MXN',
      version: 1,
      skus: [{ code: 'mochila-de-lona-1', on_hand: 5, reserved: 0 }],
    });
    expect(await found('mochilas')).toEqual([made.id]);
    expect(await found('backpack')).toEqual([made.id]);
    expect((await names('?limit=1'))[0]).toBe('Mochila de lona');
    expect(await opened.page(`/productos/uno/${made.slug}`)).toContain('Mochila de lona');
    const answer = await opened.platform.ask(`http://uno.localhost/api/public/products/${made.id}`);
    expect(await answer.json()).toMatchObject({ can_buy: true, list_price: 34_900 });
    expect(await read(made.id)).toMatchObject({
      status: 200,
      body: { ...made, updated_at: expect.any(String) },
    });
  });

  test('is made once by a repeat under the same key, with an address of its own', async () => {
    const key = crypto.randomUUID();
    const fields = { name: 'Repetida', skus: [{ list_price: 1 }] };
    const one = await ask('POST', '/', fields, { key });
    expect(await ask('POST', '/', fields, { key })).toEqual(one);
    expect((await ask('POST', '/', fields)).body.slug).toBe('repetida-2');
    expect(await names('?text=repetid&limit=5')).toHaveLength(2);
  });

  test('keeps its first stock with its cause', async () => {
    const { id } = await make();
    expect(
      await rows('SELECT reason, before, after, account_id FROM stock_move WHERE item_id = ?', id),
    ).toEqual([{ reason: 'created', before: 0, after: 5, account_id: 'ac_duena' }]);
  });

  const two = { list_price: 100, attributes: { Talla: 'M' } };
  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'ñ'.repeat(151) }],
    ['name_en', { name_en: '🧥'.repeat(151) }],
    ['tags', { tags: ['x'.repeat(41)] }],
    ['publish_at', { publish_at: '2026-99-99T10:00Z', list_state: 'unpublished' }],
    ['publish_at', { publish_at: '2026-12-01T10:00Z' }],
    ['experience_date', { type: 'experience', experience_place: 'Aquí' }],
    ['experience_date', { experience_date: '2026-12-01T10:00Z' }],
    [
      'experience_place',
      { type: 'experience', experience_date: '2026-12-01T10:00Z', experience_place: '' },
    ],
    [
      'return_info',
      {
        return_info: {
          return_type: '72hrs',
          return_policy: 'customized',
          return_policy_legend: ' ',
        },
      },
    ],
    ['skus', { skus: [two, two] }],
    ['skus', { skus: [two, { list_price: 100 }] }],
    ['skus', { skus: [{ list_price: 100 }, { list_price: 200 }] }],
    ['skus', { skus: [{ list_price: 100, crossout_price: 100 }] }],
    ['skus', { skus: [{ list_price: 100, id: 'sk_uno-1' }] }],
  ])('is refused for its %s in %j', async (field, wrong) => {
    const fields = { name: 'Falda', skus: [{ list_price: 1 }], ...wrong };
    expect(await ask('POST', '/', fields)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', field },
    });
  });

  test('shows pictures of the store’s own library alone', async () => {
    for (const [id, store] of [
      ['pi_1', 'st_uno'],
      ['pi_2', 'st_dos'],
    ] as const)
      await write(
        'a',
        sql`INSERT INTO picture (id, store_id, name, key, hash, type, bytes, width, height, created_at)
          VALUES (${id}, ${store}, 'Foto', ${`${store}/foto.jpg`}, 'x', 'image/jpeg', 1, 40, 30, 0)`,
      );
    const made = await make({ photos: ['/media/st_uno/foto.jpg'] });
    expect(made['photos']).toEqual([{ url: '/media/st_uno/foto.jpg', width: 40, height: 30 }]);
    for (const photos of [['/media/st_dos/foto.jpg'], ['javascript:alert(1)']])
      expect(await ask('PATCH', `/${made.id}`, { photos })).toMatchObject({
        status: 404,
        body: { code: 'image_not_found', field: 'photos' },
      });
  });
});

test('the tags of own items are offered, the most frequent first, and none of another store', async () => {
  const tagged = (tags: string[], who = opened.owner) =>
    ask(
      'POST',
      '/',
      { name: 'Con etiquetas', tags, tags_en: tags, skus: [{ list_price: 1 }] },
      { who },
    );
  await tagged(['<b>Lana</b>', 'Otoño']);
  await tagged(['otoño', 'Único']);
  await tagged(['Ajena'], opened.other);
  for (const name of ['tags', 'tags_en']) {
    const offered = (await ask('GET', '/tags')).body[name] as string[];
    expect(offered[0]?.toLowerCase()).toBe('otoño');
    expect(offered).toEqual(expect.arrayContaining(['<b>Lana</b>', 'Único']));
    expect(offered).not.toContain('Ajena');
    expect(offered.filter((tag) => tag.toLowerCase() === 'otoño')).toHaveLength(1);
  }
});

describe('a change', () => {
  test('is seen by the next page and the search, and is refused to an older version', async () => {
    const made = await make({ name: 'Gorra' });
    await opened.page(`/productos/uno/${made.slug}`);
    const patch = (body: object, who = opened.owner) => ask('PATCH', `/${made.id}`, body, { who });
    expect(await patch({ name: 'Sombrero', version: 1 })).toMatchObject({
      status: 200,
      body: { name: 'Sombrero', slug: 'gorra', version: 2 },
    });
    expect(await opened.page(`/productos/uno/${made.slug}`)).toContain('Sombrero');
    expect([await found('gorra'), await found('sombrero')]).toEqual([[], [made.id]]);
    expect(await patch({ name: 'Tarde', version: 1 }, opened.helper)).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
    expect((await read(made.id)).body['name']).toBe('Sombrero');
  });

  test('reaches the stores that resell the item, and their search', async () => {
    const made = await make({ name: 'Cobija' });
    await write(
      'a',
      sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
        SELECT 'st_dos', id, kind, list_price, 1 FROM item WHERE id = ${made.id}`,
    );
    await ask('PATCH', `/${made.id}`, {
      name: 'Edredón',
      skus: [{ ...made.skus[0], list_price: 9_900, on_hand: null }],
    });
    expect(await found('edredón', 'dos')).toEqual([made.id]);
    const [row] = await rows(
      `SELECT list_price FROM listing WHERE store_id = 'st_dos' AND item_id = ?`,
      made.id,
    );
    expect(row).toEqual({ list_price: 9_900 });
    expect((await ask('DELETE', `/${made.id}`)).status).toBe(200);
    // Another store's kept answers live five seconds.
    opened.platform.clock.advance(6_000);
    expect(await found('edredón', 'dos')).toEqual([]);
    expect((await ask('POST', `/${made.id}/restore`, {})).status).toBe(200);
    opened.platform.clock.advance(6_000);
    expect(await found('edredón', 'dos')).toEqual([made.id]);
  });

  test('of a count leaves what was sold meanwhile, and what buyers hold', async () => {
    const made = await make();
    const [sku] = made.skus;
    const count = (on_hand: number, on_hand_was: number) =>
      ask('PATCH', `/${made.id}`, { skus: [{ ...sku, on_hand, on_hand_was }] });
    await write('a', sql`UPDATE sku SET on_hand = 3, reserved = 2 WHERE id = ${sku!.id}`);
    expect((await count(9, 5)).body.skus).toMatchObject([{ on_hand: 7, reserved: 2 }]);
    expect(await count(1, 7)).toMatchObject({ status: 409, body: { code: 'units_reserved' } });
    expect((await read(made.id)).body.skus).toMatchObject([{ on_hand: 7 }]);
    const gone = await ask('PATCH', `/${made.id}`, { skus: [{ list_price: 5 }] });
    expect(gone).toMatchObject({ status: 409, body: { code: 'units_reserved' } });
    expect((await ask('PATCH', `/${made.id}`, { stock_type: 'ondemand' })).body.skus).toMatchObject(
      [{ on_hand: null, reserved: 2 }],
    );
  });

  test('of variants adds, changes and deletes them, in the order that was sent', async () => {
    const size = (Talla: string, more = {}) => ({
      list_price: 100,
      attributes: { Talla },
      ...more,
    });
    const made = await make({ skus: [size('S', { on_hand: 1 }), size('M', { on_hand: 2 })] });
    const [, medium] = made.skus;
    const { body } = await ask('PATCH', `/${made.id}`, {
      skus: [
        size('L', { list_price: 300, on_hand: 4 }),
        { ...medium, list_price: 200, on_hand: null },
      ],
    });
    expect(body.skus).toMatchObject([
      { attributes: { Talla: 'L' }, on_hand: 4 },
      { id: medium!.id, attributes: { Talla: 'M' }, on_hand: 2, list_price: 200 },
    ]);
    expect((await read(made.id)).body).toEqual({ ...body, updated_at: expect.any(String) });
    const answer = await opened.platform.ask(`http://uno.localhost/api/public/products/${made.id}`);
    expect(await answer.json()).toMatchObject({ list_price: 200, price_varies: true });
  });

  test('is kept in the history, and taken back without its stock', async () => {
    const made = await make({ name: 'Vela' });
    await ask('PATCH', `/${made.id}`, { name: 'Lámpara' });
    const entry = await opened.lastEdit();
    expect(entry).toMatchObject({
      subject: 'item',
      subject_id: made.id,
      before: { name: 'Vela' },
      after: { name: 'Lámpara' },
    });
    await write('a', sql`UPDATE sku SET on_hand = 1 WHERE item_id = ${made.id}`);
    expect((await opened.takeBack(entry)).status).toBe(200);
    expect((await read(made.id)).body).toMatchObject({ name: 'Vela', skus: [{ on_hand: 1 }] });
    expect(await found('vela')).toEqual([made.id]);
  });

  test('of the stock keeps its cause, and a sale stands beside it', async () => {
    const made = await make({ name: 'Tetera' });
    const [sku] = made.skus;
    await ask('PATCH', `/${made.id}`, {
      skus: [{ ...sku, on_hand: 9 }],
      stock_reason: 'received',
      stock_note: ' Caja  12 ',
    });
    for (const statement of stock.sell('ch_no', [{ sku: sku!.id, amount: 2 }]))
      await write('a', statement);
    const { status, body } = await ask('GET', `/${made.id}/stock`);
    expect([status, body['matches_estimated']]).toEqual([200, 3]);
    expect(body['results']).toMatchObject([
      { reason: 'sold', by: null, before: 9, after: 7 },
      { reason: 'received', note: 'Caja 12', by: { id: 'ac_duena' }, before: 5, after: 9 },
      { reason: 'created', note: null, before: 0, after: 5 },
    ]);
    expect((await ask('GET', `/${made.id}/stock?limit=1&offset=1`)).body['results']).toMatchObject([
      { reason: 'received' },
    ]);
  });

  test('of another store’s item finds none', async () => {
    const { id } = await make();
    const calls = [
      ['GET', `/${id}`, undefined],
      ['GET', `/${id}/stock`, undefined],
      ['PATCH', `/${id}`, { name: 'Robada' }],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/restore`, {}],
      ['POST', `/${id}/duplicate`, { name: 'Copia' }],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await ask(method, path, body, { who: opened.other }), path).toMatchObject({
        status: 404,
        body: { code: 'item_not_found' },
      });
    expect((await read(id)).body['name']).toBe('Bolsa de lino');
  });
});
