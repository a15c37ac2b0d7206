/** A seller prepares an order for a customer, changes it and takes it back. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { address, contact } from '../purchase/buyer.ts';
import { consume, outboxOf, sentBy } from '../purchase/outbox.ts';
import { makeItem, makeStore, MINUTE_MS, rows, stockOf, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './prepared.ts';

newBuyersEachTest();

const DAY_MS = 24 * 60 * MINUTE_MS;

let counter: Counter;
beforeEach(async () => {
  counter = await makeCounter();
});

test('an order is prepared at the seller’s prices, holds nothing, and has a link', async () => {
  const { prepare, read, item, store } = counter;
  const made = await prepare({ note: ' Para regalo ' }, 'draft-key-number-1');
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    state: 'open',
    items_total: 16_000,
    shipping_total: 0,
    total: 16_000,
    delivery_type: 'collection',
    contact: { ...contact, phone: '5512345678' },
    address: null,
    note: 'Para regalo',
    order: null,
    version: 1,
  });
  expect(made.body.url).toMatch(/\/pago\/dl_[a-z0-9]{26}$/);
  expect(made.body.lines).toMatchObject([{ sku: item.sku, amount: 2, price: 8_000 }]);
  expect((await prepare({ note: ' Para regalo ' }, 'draft-key-number-1')).body).toEqual(made.body);
  expect(await read(made.body.id)).toEqual(made.body);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  const orders = sql`SELECT id FROM purchase_order WHERE store_id = ${store.id}`;
  expect(await rows('a', orders)).toEqual([]);
});

test('it is brought to an address at the cost of the day it was prepared', async () => {
  const { prepare } = counter;
  const sent = { delivery_type: 'fixed_delivery', address };
  expect((await prepare(sent)).body).toMatchObject({
    shipping_total: 9_900,
    total: 25_900,
    address,
  });
  const nowhere = await prepare({ delivery_type: 'fixed_delivery' });
  expect([nowhere.status, nowhere.body.field]).toEqual([400, 'address']);
  expect((await prepare({ delivery_type: null })).body.code).toBe('delivery_not_available');
});

test('what costs nothing, what is not there, and what is not the store’s own are refused', async () => {
  const { prepare, line, store } = counter;
  const other = await makeStore();
  const theirs = await makeItem(other, { listedBy: [store] });
  const ticket = await makeItem(store, { kind: 'experience', date: null });
  const codeOf = async (lines: object[]) => (await prepare({ lines })).body.code;
  expect(await codeOf([line(1, undefined, 0)])).toBe('draft_order_free');
  expect(await codeOf([line(6)])).toBe('insufficient_stock');
  expect(await codeOf([line(1, theirs)])).toBe('unavailable_for_sale');
  expect(await codeOf([line(1, ticket)])).toBe('unavailable_for_sale');
  expect(await codeOf([line(1), line(2)])).toBe('invalid_request');
  expect((await prepare({ lines: [line(1, undefined, -1)] })).status).toBe(400);
  expect((await prepare({ days: 2 })).status).toBe(400);
  expect((await prepare({ contact: { ...contact, phone: '1234567' } })).status).toBe(400);
});

test('another store finds no such order', async () => {
  const { prepare, staff, base } = counter;
  const { id } = (await prepare()).body;
  const other = await makeStore();
  const theirs = `/admin/suppliers/${other.id}/draft-orders/${id}`;
  const found = await staff.call<{ code: string }>(other, 'GET', theirs);
  expect([found.status, found.body.code]).toEqual([404, 'draft_order_not_found']);
  expect((await staff.call(other, 'GET', `${base}/${id}`)).status).toBe(404);
  expect((await staff.call(other, 'DELETE', theirs, {})).status).toBe(404);
});

test('it is changed in the version that was seen, and its link stays', async () => {
  const { prepare, change, line, slugOf, look } = counter;
  const made = (await prepare()).body;
  const after = await change(made.id, { lines: [line(1, undefined, 9_050)], version: 1, days: 7 });
  expect(after.body).toMatchObject({ total: 9_050, version: 2, url: made.url });
  expect(Date.parse(after.body.until) - Date.parse(made.until)).toBe(4 * DAY_MS);
  expect((await look(slugOf(made))).body).toMatchObject({ total: 9_050 });
  const late = await change(made.id, { version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'edited_meanwhile']);
});

test('of twenty who change it at one time one does', async () => {
  const { prepare, change, line } = counter;
  const { id } = (await prepare()).body;
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      change(id, { lines: [line(1, undefined, 1_000 + at)], version: 1 }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('each view shows its own, and a link that ended may be given a new end', async () => {
  const { prepare, takeBack, list, change, staff, world } = counter;
  const [open, lapsed, taken] = [
    (await prepare({ days: 7 })).body.id,
    (await prepare({ days: 1 })).body.id,
    (await prepare()).body.id,
  ];
  const back = await takeBack(taken);
  expect(back.body.state).toBe('taken_back');
  expect((await takeBack(taken)).body).toEqual(back.body);
  staff.clock.advance(2 * DAY_MS);
  world.clock.advance(2 * DAY_MS);
  const ids = async (show: string) => (await list(show)).map(({ id }) => id);
  expect(await ids('open')).toEqual([open]);
  expect(await ids('lapsed')).toEqual([lapsed]);
  expect(await ids('taken_back')).toEqual([taken]);
  expect(await ids('paid')).toEqual([]);
  expect((await ids('all')).toSorted()).toEqual([open, lapsed, taken].toSorted());
  const closed = await change(taken);
  expect([closed.status, closed.body.code]).toEqual([409, 'draft_order_closed']);
  expect((await change(lapsed)).body.state).toBe('open');
  expect((await ids('open')).toSorted()).toEqual([open, lapsed].toSorted());
});

test('one that nobody paid is forgotten some months after its end', async () => {
  const { prepare, list, store } = counter;
  const { id } = (await prepare()).body;
  await write('a', sql`UPDATE draft_order SET ends_at = 1 WHERE id = ${id}`);
  const kept = (await prepare()).body.id;
  expect((await list()).map((one) => one.id)).toEqual([kept]);
  expect(store.cell).toBe('a');
});

test('its customer gets the link by mail where that is asked for, and none of one that was taken back', async () => {
  const { prepare, takeBack, staff, store } = counter;
  const { id, url } = (await prepare({ is_mailed: true })).body;
  const first = await outboxOf(store);
  expect(await consume(staff, store, first.id)).toBe('ack');
  const [mail] = await sentBy(store);
  expect(mail?.recipient).toBe(contact.email);
  expect(mail?.html).toContain(url);
  expect(mail?.html).toContain('160.00');
  const second = (await prepare({ is_mailed: true })).body;
  await takeBack(second.id);
  const waiting = await rows(
    'a',
    sql<{
      id: string;
    }>`SELECT id FROM outbox WHERE store_id = ${store.id} AND delivered_at IS NULL`,
  );
  for (const row of waiting) await consume(staff, store, row.id);
  expect(await sentBy(store)).toHaveLength(1);
  expect(id).not.toBe(second.id);
});
