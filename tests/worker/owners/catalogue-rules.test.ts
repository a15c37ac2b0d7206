/** Catalogues by a rule: products come in and go out as they are written, and nobody puts them by hand. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { Database } from '../../../edge/db/database.ts';
import { takeOutOld } from '../../../edge/modules/catalogues/index.ts';
import { cells, NOON, write } from '../platform/stores.ts';
import { clearCatalogues } from './opened.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
const LINEN = { type: 'product', tags: ['LINO'], price_from: 10_000, price_to: 50_000 };
const DAY = 86_400_000;

beforeAll(async () => {
  opened = await openItems();
});
beforeEach(clearCatalogues);

const make = (name: string, rule: object | null, who = opened.owner) =>
  who('POST', '/catalogues/', { name, rule }, crypto.randomUUID());
const change = (id: string, body: object) =>
  opened.owner('PATCH', `/catalogues/${id}`, body, crypto.randomUUID());
const priced = (list_price: number) => ({ skus: [{ list_price, on_hand: 5 }] });
/** The numbers that lists read equal the rows that they stand for. */
async function expectCounted(id: string, products: number) {
  const [row] = await opened.rows(
    `SELECT g.num_products AS told, (SELECT count(*) FROM catalogue_listing WHERE catalogue_id = g.id) AS held,
       (SELECT coalesce(sum(n), 0) FROM listing_count WHERE catalogue_id = g.id) AS counted
     FROM catalogue g WHERE g.id = ?`,
    id,
  );
  expect(row).toEqual({ told: products, held: products, counted: products });
}

test('a rule fills its catalogue at once; products come and go as they change', async () => {
  const { make: item, ask, itemsOf, page } = opened;
  const linen = await item({ tags: ['lino'], ...priced(20_000) });
  const dear = await item({ tags: ['lino'], ...priced(60_000) });
  await item({ tags: ['algodón'], ...priced(20_000) });
  const made = await make('Lino', LINEN);
  expect(made).toMatchObject({ status: 201, body: { rule: { ...LINEN, owner: null } } });
  const id = String(made.body['id']);
  expect(await itemsOf(id)).toEqual([linen.id]);
  await expectCounted(id, 1);
  expect(await page('/catalogos/lino')).toContain(linen.slug);

  const cheaper = await ask('PATCH', `/${dear.id}`, {
    skus: [{ ...dear.skus[0], list_price: 40_000 }],
  });
  expect(cheaper.status).toBe(200);
  expect(await itemsOf(id)).toEqual([linen.id, dear.id]);
  await ask('PATCH', `/${linen.id}`, { tags: ['seda'] });
  expect(await itemsOf(id)).toEqual([dear.id]);
  const late = await item({ tags: ['Lino', 'verano'], ...priced(30_000) });
  expect(await itemsOf(id)).toEqual([dear.id, late.id]);
  await expectCounted(id, 2);
  expect(await page('/catalogos/lino')).toContain(late.slug);
  await ask('DELETE', `/${late.id}`);
  expect(await itemsOf(id)).toEqual([dear.id]);
  await ask('POST', `/${late.id}/restore`, {});
  expect(await itemsOf(id)).toEqual([dear.id, late.id]);
  await expectCounted(id, 2);
});

test('no product is put in or out by hand, but their order is their owner’s', async () => {
  const { itemsOf, owner, helper, post } = opened;
  const id = String((await make('Todo', { type: 'product' })).body['id']);
  const before = await itemsOf(id);
  expect(before.length).toBeGreaterThan(2);
  const hand = await make('A mano', null);
  const other = String(hand.body['id']);
  const product_id = before[0]!;
  const refused = { status: 409, body: { code: 'catalogue_by_rule' } };
  expect(await post(`/${id}/products`, { product_id })).toMatchObject(refused);
  expect(await post(`/${id}/products/add_filtered`, { text: 'bolsa' })).toMatchObject(refused);
  expect(await post(`/${other}/products/clone`, { catalogue_id: id })).toMatchObject(refused);
  expect(await post(`/${id}/products/move`, { catalogue_id: other, product_id })).toMatchObject(
    refused,
  );
  const path = `/catalogues/${id}/products/${product_id}`;
  expect(await owner('DELETE', path, undefined, crypto.randomUUID())).toMatchObject(refused);
  expect(await itemsOf(id)).toEqual(before);
  expect((await post(`/${id}/products/clone`, { catalogue_id: other })).status).toBe(200);
  expect((await helper('POST', `${path}/reposition`, { position: 1 })).status).toBe(200);
  expect((await itemsOf(id)).slice(0, 2)).toEqual([before[1], before[0]]);
});

test('a rule changes, goes and comes back with its catalogue', async () => {
  const { itemsOf, remove, post, lastEdit, takeBack, listed } = opened;
  const id = String((await make('Regla', { price_from: 30_000 })).body['id']);
  const dear = await itemsOf(id);
  expect((await change(id, { rule: { price_to: 29_999 } })).status).toBe(200);
  const cheap = await itemsOf(id);
  expect(cheap.some((item) => dear.includes(item))).toBe(false);
  await takeBack(await lastEdit());
  expect(new Set(await itemsOf(id))).toEqual(new Set(dear));

  const copy = await post(`/${id}/duplicate`, { name: 'Copia' });
  expect(copy.body).toMatchObject({ rule: { price_from: 30_000 } });
  expect(await itemsOf(String(copy.body['id']))).toEqual(await itemsOf(id));
  await remove(id, '?force=true');
  await post(`/${id}/restore`);
  await expectCounted(id, dear.length);

  // Without its rule it keeps what it holds, and is filled by hand again.
  expect((await change(id, { rule: null })).body).toMatchObject({ rule: null });
  expect(new Set(await itemsOf(id))).toEqual(new Set(dear));
  expect((await post(`/${id}/products`, { product_id: cheap[0] })).status).toBe(200);
  expect((await listed()).find((one) => one.id === id)?.num_products).toBe(dear.length + 1);
});

test('what is new stands first, and leaves by itself', async () => {
  const { make: item, itemsOf } = opened;
  const id = String((await make('Nuevo', { new_days: 7 })).body['id']);
  const fresh = await item();
  const [first, ...others] = await itemsOf(id);
  expect(first).toBe(fresh.id);
  await write(
    'a',
    sql`UPDATE listing SET listed_at = ${NOON - 7 * DAY} WHERE item_id = ${fresh.id}`,
  );
  const cell = new Database<'cell'>('a', cells.a);
  await takeOutOld({ cell, ports: { clock: opened.platform.clock } });
  await expectCounted(id, others.length);
  opened.platform.clock.advance(60_000);
  expect(await itemsOf(id)).toEqual(others);
});

test('another store’s catalogue follows the items that it sells for their owner', async () => {
  const { make: item, ask, other } = opened;
  const resold = await item({ ...priced(20_000) });
  await write(
    'a',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      VALUES ('st_dos', ${resold.id}, 'product', 20000, 1)`,
  );
  const id = String(
    (await make('De otra', { owner: 'st_uno', price_to: 20_000 }, other)).body['id'],
  );
  await expectCounted(id, 1);
  await ask('PATCH', `/${resold.id}`, { skus: [{ ...resold.skus[0], list_price: 20_001 }] });
  await expectCounted(id, 0);
});

test.each([{}, { tags: [] }, { price_from: 2, price_to: 1 }, { new_days: 0 }, { type: 'x' }])(
  'the rule %j is refused',
  async (rule) => expect((await make('Mal', rule)).status).toBe(400),
);
