/** What a store's staff writes beside its orders, and the receipts that it gives for them. */
import { beforeEach, expect, test } from 'vitest';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { orderNoteEndpoints } from '../../../edge/flows/orders/note-endpoints.ts';
import { receiptEndpoints } from '../../../edge/flows/orders/receipts.ts';
import type { OrderNote } from '../../../shared/contracts/order-notes.ts';
import type { OrderReceipt } from '../../../shared/contracts/order-receipts.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import { NOTE_RESTORE_MS, ORDER_NOTE_MAX } from '../../../shared/rules/order-notes.ts';
import { nobody } from '../../support/nobody.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeStore, makeWorld, type TestStore } from '../purchase/world.ts';
import { accountant, makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

const office = makeWorld(
  { ...nobody, identity: () => Promise.resolve(accountant) },
  { endpoints: [...orderWorkEndpoints, ...orderNoteEndpoints, ...receiptEndpoints] },
);

let desk: Desk;
let order: string;
beforeEach(async () => {
  desk = await makeDesk();
  order = await desk.bought();
});

const at = (note = '') => `/admin/suppliers/${desk.store.id}/orders/${order}/notes${note}`;
const send = <T = OrderNote>(
  method: string,
  path: string,
  body?: object,
  { by = desk.store, key = fresh('note-key-number-') }: { by?: TestStore; key?: string } = {},
) => office.call<T>(by, method, path, body, withKey(key));
const add = (text: string, audience: OrderNote['audience'] = 'internal') =>
  send('POST', at(), { text, audience });
const list = async () =>
  (await office.call<{ results: OrderNote[] }>(desk.store, 'GET', at())).body.results;
const toBuyer = async () =>
  (await desk.world.call<BoughtOrder>(desk.store, 'GET', `/orders/${order}`)).body.notes;

test('a note is written once, changed, deleted and put back', async () => {
  const key = fresh('note-key-number-');
  const body = { text: '  Llamar antes.  ' };
  const first = await send('POST', at(), body, { key });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    text: 'Llamar antes.',
    audience: 'internal',
    changed_on: null,
  });
  expect((await send('POST', at(), body, { key })).body).toEqual(first.body);
  expect(await list()).toHaveLength(1);

  const { id } = first.body;
  const changed = await send('PUT', at(`/${id}`), { text: 'Llamar después.' });
  expect(changed.body.text).toBe('Llamar después.');
  expect(changed.body.changed_on).not.toBeNull();

  expect((await send('DELETE', at(`/${id}`))).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await send('DELETE', at(`/${id}`))).status).toBe(404);
  expect((await send('PUT', at(`/${id}`), { text: 'x' })).status).toBe(404);
  expect((await send('POST', at(`/${id}/restore`))).status).toBe(200);
  expect(await list()).toMatchObject([{ text: 'Llamar después.' }]);
  expect((await send('POST', at(`/${id}/restore`))).status).toBe(404);
});

test('a note is put back for an hour, and no longer', async () => {
  const { id } = (await add('Se borra')).body;
  await send('DELETE', at(`/${id}`));
  office.clock.advance(NOTE_RESTORE_MS + 1);
  expect((await send('POST', at(`/${id}/restore`))).status).toBe(404);
});

test('the buyer reads the notes for the buyer, and never one of the office', async () => {
  await add('Cliente difícil');
  const { id } = (await add('Sale mañana', 'client')).body;
  expect((await toBuyer()).map(({ text }) => text)).toEqual(['Sale mañana']);
  const seen = await desk.world.call(desk.store, 'GET', `/orders/${order}`);
  expect(JSON.stringify(seen.body)).not.toContain('Cliente difícil');
  await send('PUT', at(`/${id}`), { text: 'Sale mañana', audience: 'internal' });
  expect(await toBuyer()).toEqual([]);
});

test('another store’s orders and notes are not found, and words have a length', async () => {
  const { id } = (await add('Nuestra')).body;
  const other = await makeStore();
  const foreign = `/admin/suppliers/${other.id}/orders/${order}/notes`;
  for (const [method, path] of [
    ['GET', foreign],
    ['POST', foreign],
    ['PUT', `${foreign}/${id}`],
    ['DELETE', `${foreign}/${id}`],
    ['POST', `${foreign}/${id}/restore`],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { text: 'x' };
    expect((await send(method, path, body, { by: other })).status, path).toBe(404);
  }
  expect((await add('')).status).toBe(400);
  expect((await add('x'.repeat(ORDER_NOTE_MAX + 1))).status).toBe(400);
});

const receiptOf = (one: string, me: string = desk.store.id) =>
  send<OrderReceipt>('POST', `/orders/${me}:${desk.store.id}/order/${one}/receipts`);

async function deliver(one: string): Promise<void> {
  await desk.next(one, { from: 'sent_to_supplier' });
  await desk.next(one, { from: 'in_process', to: 'paid' });
}

test('receipts are numbered without gaps, one for each paid order', async () => {
  expect((await receiptOf(order)).body).toMatchObject({ code: 'receipt_failed' });
  await deliver(order);
  const first = await receiptOf(order);
  expect(first.body).toMatchObject({
    number: 'R-000001',
    path: `/admin/ordenes/${order}/recibo`,
  });
  expect((await receiptOf(order, accountant.accountId)).body).toEqual(first.body);
  const second = await desk.bought();
  await deliver(second);
  expect((await receiptOf(second)).body.number).toBe('R-000002');
  const path = `/admin/suppliers/${desk.store.id}/orders/${order}/receipt`;
  expect((await office.call(desk.store, 'GET', path)).body).toEqual({ receipt: first.body });
});

test('of two that are made at one time each gets a number of its own', async () => {
  const orders = [order, await desk.bought(), await desk.bought()];
  for (const one of orders) await deliver(one);
  await Promise.all(orders.map((one) => receiptOf(one)));
  // A caller whose number was taken meanwhile asks again.
  const numbers: string[] = [];
  for (const one of orders) numbers.push((await receiptOf(one)).body.number);
  expect(numbers.toSorted()).toEqual(['R-000001', 'R-000002', 'R-000003']);
});

test('a receipt is asked for in the name of the caller or of the store', async () => {
  await deliver(order);
  expect((await receiptOf(order, 'ac_otra')).status).toBe(404);
  const other = await makeStore();
  const path = `/orders/${other.id}:${other.id}/order/${order}/receipts`;
  expect((await send('POST', path, undefined, { by: other })).status).toBe(404);
});
