/** The items that an owner deletes, puts back, copies, and has published later. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Database } from '../../../edge/db/database.ts';
import { publishDue } from '../../../edge/modules/items/index.ts';
import { cells, NOON } from '../platform/stores.ts';
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

describe('a deleted item', () => {
  test('is gone from pages, and comes back into its place, catalogues and stock', async () => {
    const made = await make({ name: 'Tapete' });
    const catalogue = await opened.makeCatalogue('Casa');
    await opened.post(`/${catalogue}/products`, { product_id: made.id });
    const counted = () => rows('SELECT * FROM listing_count ORDER BY 1, 2, 3, 4');
    const before = await counted();
    expect(await ask('DELETE', `/${made.id}`)).toMatchObject({
      status: 200,
      body: { id: made.id, name: 'Tapete' },
    });
    expect((await read(made.id)).status).toBe(404);
    expect(await found('tapete')).toEqual([]);
    expect(await opened.itemsOf(catalogue)).toEqual([]);
    expect((await ask('GET', '/')).body['just_deleted']).toMatchObject([{ id: made.id }]);
    const gone = await opened.platform.ask(`http://uno.localhost/api/public/products/${made.id}`);
    expect(gone.status).toBe(404);

    expect((await ask('POST', `/${made.id}/restore`, {})).status).toBe(200);
    expect((await read(made.id)).body).toMatchObject({ name: 'Tapete', skus: [{ on_hand: 5 }] });
    expect(await opened.itemsOf(catalogue)).toEqual([made.id]);
    expect((await names('?limit=1'))[0]).toBe('Tapete');
    expect(await counted()).toEqual(before);
    expect(await ask('POST', `/${made.id}/restore`, {})).toMatchObject({ status: 409 });
  });
});

describe('an unpublished item', () => {
  test('is published when its time has come', async () => {
    const made = await make({
      name: 'Farol',
      list_state: 'unpublished',
      publish_at: '2026-12-01T09:00:00-06:00',
    });
    expect(made).toMatchObject({ publish_at: '2026-12-01T15:00:00.000Z' });
    const due = (at: number) =>
      publishDue({ cell: new Database<'cell'>('a', cells.a), ports: { clock: { now: () => at } } });
    await due(NOON);
    expect((await read(made.id)).body).toMatchObject({ list_state: 'unpublished', version: 1 });
    expect(await names('?state=not_shown')).toEqual(['Farol']);
    await due(Date.UTC(2026, 11, 1, 15));
    expect(await opened.lastEdit()).toMatchObject({
      subject: 'item',
      subject_id: made.id,
      by: { id: 'ac_duena' },
      before: { list_state: 'unpublished' },
      after: { list_state: 'published' },
    });
    expect((await read(made.id)).body).toMatchObject({
      list_state: 'published',
      publish_at: null,
      version: 2,
    });
  });

  test('is what a copy is, with its variants and no stock', async () => {
    const made = await make({ name: 'Taza', tags: ['cocina'] });
    const copy = await ask('POST', `/${made.id}/duplicate`, { name: 'Taza (copia)' });
    expect(copy).toMatchObject({
      status: 201,
      body: {
        name: 'Taza (copia)',
        slug: 'taza-copia',
        tags: ['cocina'],
        list_state: 'unpublished',
        skus: [{ list_price: 34_900, on_hand: 0 }],
      },
    });
    expect(copy.body.skus[0]!.id).not.toBe(made.skus[0]!.id);
  });
});
