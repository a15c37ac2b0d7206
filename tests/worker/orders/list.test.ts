/** The orders that a store has to deliver, found and read by its staff. */
import { beforeEach, expect, test } from 'vitest';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import {
  countOfSeller,
  listOfSeller,
} from '../../../edge/modules/orders/seller-list-statements.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, makeStore, NOON, rows, write } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

let desk: Desk;
beforeEach(async () => {
  desk = await makeDesk();
});

test('an order is listed with its buyer and the stage that comes next', async () => {
  const { store, item, bought, list } = desk;
  const order = await bought([{ item, amount: 2 }]);
  expect(await list()).toEqual([
    {
      id: order,
      number: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      state: 'sent_to_supplier',
      next: 'in_process',
      may_cancel: true,
      hold: null,
      payment_type: 'cash',
      delivery_type: 'collection',
      placed_on: new Date(NOON).toISOString(),
      buyer: 'Ana Ruiz',
      sold_in: `Tienda ${store.slug}`,
      item: expect.stringContaining('Artículo'),
      photo: null,
      more: 0,
      total: 20_000,
      currency: 'MXN',
    },
  ]);
});

test('a list on screen learns where its orders stand and who moved them; others’ are left out', async () => {
  const { staff, store, bought, next } = desk;
  const [moved, still] = [await bought(), await bought()];
  await next(moved, { from: 'sent_to_supplier' });
  const ask = (ids: readonly string[], by = store) =>
    staff.call<{ results: object[]; code?: string }>(
      by,
      'GET',
      `/admin/suppliers/${store.id}/orders/states?ids=${ids.join(',')}`,
    );
  const { body } = await ask([moved, still, `or_${'0'.repeat(26)}`]);
  expect(body.results).toEqual([
    {
      id: moved,
      state: 'in_process',
      next: 'to_deliver',
      may_cancel: true,
      hold: null,
      moved: {
        at: new Date(NOON).toISOString(),
        actor: 'seller',
        by: { id: 'ac_despacho', name: null },
      },
    },
    {
      id: still,
      state: 'sent_to_supplier',
      next: 'in_process',
      may_cancel: true,
      hold: null,
      moved: null,
    },
  ]);
  const elsewhere = await makeStore();
  expect((await ask([moved], elsewhere)).body.code).toBe('not_found');
  const own = `/admin/suppliers/${elsewhere.id}/orders/states?ids=${moved}`;
  expect((await staff.call<object>(elsewhere, 'GET', own)).body).toEqual({ results: [] });
  expect((await ask([])).body.code).toBe('invalid_request');
});

test('a list is read from an index, beside however many orders that have ended', async () => {
  const { store } = desk;
  const filter = {
    text: '',
    include_delivered: 'true',
    include_canceled: 'true',
    held: 'false',
    test: 'false',
    from: null,
    until: null,
  } as const;
  for (const [narrowed, index] of [
    [filter, 'purchase_order_by_phase'],
    [{ ...filter, state: 'in_transit' }, 'purchase_order_by_stage'],
    [{ ...filter, held: 'true' }, 'order_hold_of_supplier'],
    [{ ...filter, test: 'true' }, 'purchase_order_test'],
    [{ ...filter, text: 'K7QX' }, 'purchase_order_by_number'],
    [{ ...filter, text: 'K7QX' }, 'order_shipment_by_number'],
    [{ ...filter, text: 'K7QX' }, 'courier_label_by_number'],
    [{ ...filter, text: 'K7QX', state: 'in_transit' }, 'purchase_order_by_number'],
    [{ ...filter, text: 'ana@example.com' }, 'purchase_order_by_buyer'],
    [{ ...filter, text: `or_${'0'.repeat(26)}` }, 'sqlite_autoindex_purchase_order_1'],
  ] as const) {
    const { text, params } = listOfSeller(store.id, narrowed, { offset: 0, limit: 10 });
    const plan = await rows<{ detail: string }>(
      'a',
      // The statement itself, explained.
      { text: `EXPLAIN QUERY PLAN ${text}`, params } as Statement<{ detail: string }>,
    );
    const steps = plan.map(({ detail }) => detail).join('\n');
    expect(steps).toContain(index);
    expect(steps).not.toMatch(/SCAN (?:purchase_order|p)\b/);
  }
});

test('what a list finds is counted off its index alone, by stage, by payment and by delivery', async () => {
  const filter = {
    text: '',
    include_delivered: 'true',
    include_canceled: 'true',
    held: 'false',
    test: 'false',
    from: NOON,
    until: NOON + 1,
    payment_type: 'str_card',
    delivery_type: 'collection',
  } as const;
  for (const narrowed of [filter, { ...filter, state: 'in_transit' }] as const) {
    const { text, params } = countOfSeller(desk.store.id, narrowed, 10);
    const plan = await rows<{ detail: string }>(
      'a',
      // The statement itself, explained.
      { text: `EXPLAIN QUERY PLAN ${text}`, params } as Statement<{ detail: string }>,
    );
    const reads = plan.map(({ detail }) => detail).filter((one) => one.includes('purchase_order'));
    expect(reads.length).toBeGreaterThan(0);
    for (const one of reads) expect(one).toContain('COVERING INDEX purchase_order_by_stage');
  }
});

test('a list is narrowed by stage, payment, days and text; ended orders where asked for', async () => {
  const { bought, list, read, next, cancel } = desk;
  const first = await bought();
  const second = await bought();
  const third = await bought();
  await cancel(first, { from: 'sent_to_supplier', reason: 'duplicated_transaction' });
  await next(second, { from: 'sent_to_supplier' });
  await write(
    'a',
    sql`UPDATE purchase_order SET created_at = ${NOON - 86_400_000} WHERE id = ${second}`,
  );
  const found = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await found('')).toEqual([third, second]);
  expect(await found('?include_canceled=true')).toEqual([third, first, second]);
  expect(await found('?state=in_process')).toEqual([second]);
  expect(await found('?state=canceled_by_supplier')).toEqual([first]);
  expect(await found('?payment_type=str_card')).toEqual([]);
  expect(await found('?delivery_type=collection&limit=1&offset=1')).toEqual([second]);
  expect(await found('?start_date=2100-08-20')).toEqual([third]);
  expect(await found('?end_date=2100-08-19')).toEqual([second]);
  expect(await found('?text=ANA@example.com')).toEqual([third, first, second]);
  expect(await found(`?text=${first}`)).toEqual([first]);
  const { number } = (await read(second)).body;
  expect(await found(`?text=${number.slice(0, 5).toLowerCase()}`)).toEqual([second]);
});

test('the store that owns the goods has the order, the one that sold them does not', async () => {
  const { store, bought, list, read, foreignList } = desk;
  const reseller = await makeStore();
  const goods = await makeItem(store, { onHand: 3, listedBy: [reseller] });
  const order = await bought([{ item: goods }], reseller);
  expect(await list('', reseller)).toEqual([]);
  expect((await read(order, reseller)).body.code).toBe('order_not_found');
  const own = (await read(order)).body;
  expect([own.sold_in, own.contact.email]).toEqual([`Tienda ${reseller.slug}`, 'ana@example.com']);
  const foreign = await foreignList(reseller);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
});
