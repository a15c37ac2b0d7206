/** A store's staff changes to whom and where an order goes, until it is handed over. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { BoughtOrder, Purchase } from '../../../shared/contracts/orders.ts';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { address as home, buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeStore, rows, type TestStore } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

let desk: Desk;
let order: string;
beforeEach(async () => {
  desk = await makeDesk();
  order = await brought();
});

/** An order that goes to the buyer's address. */
async function brought(): Promise<string> {
  const { call, checkout, place } = buyer(desk.world, desk.store);
  const begun = await checkout([{ item: desk.item }]);
  const { cart, id } = begun.body;
  await call('PUT', `/shopping-carts/${cart}/checkout/${id}/fixed_delivery`, {});
  const placed = await place(begun, { address: home });
  expect(placed.status).toBe(201);
  return placed.body.orders[0] as string;
}

const contact = { full_name: 'Bruno Díaz', country: 'MX', phone: '55 8765 4321' };
const address = { ...sampleAddress, route: 'Calle 60', street_number: '412' };
const edit = (
  body: object,
  { key = fresh('edit-key-number-'), by = desk.store }: { key?: string; by?: TestStore } = {},
) =>
  desk.staff.call<SellerOrderView & { code?: string }>(
    by,
    'PUT',
    `/admin/suppliers/${by.id}/orders/${order}/delivery`,
    body,
    withKey(key),
  );
const given = (edits = 0, more: object = {}) => ({ edits, contact, address, ...more });
const messages = () =>
  rows(
    'a',
    sql<{ id: string; payload: string }>`SELECT id, payload FROM outbox
      WHERE topic = 'mail.order_edited' AND payload ->> 'order' = ${order}`,
  );

test('the delivery changes once under a key; the buyer is told, and sees it with the words of the store', async () => {
  const before = (await desk.read(order)).body;
  const key = fresh('edit-key-number-');
  const edited = await edit(given(0, { note: 'Como pediste' }), { key });
  expect(edited.status).toBe(200);
  expect(edited.body).toMatchObject({
    state: 'sent_to_supplier',
    total: before.total,
    contact: { full_name: 'Bruno Díaz', phone: '5587654321', email: before.contact.email },
    address: { route: 'Calle 60', street_number: '412' },
    edits: [{ note: 'Como pediste', by: { id: 'ac_despacho' } }],
  });
  expect((await edit(given(0, { note: 'Como pediste' }), { key })).body).toEqual(edited.body);
  const { contact: kept, address: place, edits } = (await desk.read(order)).body;
  expect([kept, place]).toEqual([edited.body.contact, edited.body.address]);
  // Nobody has such an account, so that it has no name.
  expect(edits).toMatchObject([{ note: 'Como pediste', by: { id: 'ac_despacho', name: null } }]);

  const bought = await desk.world.call<BoughtOrder>(desk.store, 'GET', `/orders/${order}`);
  expect(bought.body.edits).toMatchObject([
    { note: 'Como pediste', delivery: { became: { full_name: 'Bruno Díaz' } } },
  ]);
  expect(JSON.stringify(bought.body.edits)).not.toContain('ac_despacho');
  const [row] = await rows(
    'a',
    sql<{ id: string }>`SELECT checkout_id AS id FROM purchase_order WHERE id = ${order}`,
  );
  const whole = await desk.world.call<Purchase>(
    desk.store,
    'GET',
    `/orders/aggregation/${row?.id ?? ''}`,
  );
  expect(whole.body.address?.route).toBe('Calle 60');

  const [message] = await messages();
  expect(await consume(desk.staff, desk.store, message?.id ?? '')).toBe('ack');
  const [mail] = await sentBy(desk.store);
  expect(mail?.subject).toContain('cambió');
  expect(mail?.html).toContain('Bruno Díaz, Calle 60 412');
  expect(mail?.html).toContain('Como pediste');
});

test('of clerks at one time one wins, and the others are told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => edit(given(0, { note: `Turno ${turn}` }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(new Set(codes)).toEqual(new Set(['order_edited']));
  expect(await messages()).toHaveLength(1);
  expect((await edit(given(1, { note: 'Otra vez' }))).body.edits).toHaveLength(1);
});

test('what is as it was is no edit', async () => {
  const { contact: of, address: to } = (await desk.read(order)).body;
  const same = { full_name: of.full_name, country: of.country, phone: of.phone };
  const answer = await edit({ edits: 0, contact: same, address: to });
  expect(answer.status).toBe(200);
  expect(answer.body.edits).toBeUndefined();
  expect(await messages()).toEqual([]);
});

test('edits, moves and cancellations at one time have one outcome each', async () => {
  const from = 'sent_to_supplier';
  const [edited, moved, canceled] = await Promise.all([
    edit(given()),
    desk.next(order, { from }),
    desk.cancel(order, { from, reason: 'requested_by_client' }),
  ]);
  const { body } = await desk.read(order);
  expect([moved.status, canceled.status].filter((status) => status === 200)).toHaveLength(1);
  if (edited.status === 200) expect(body.edits).toHaveLength(1);
  else expect(['order_moved', 'already_canceled']).toContain(edited.body.code);
  expect(body.address?.route === 'Calle 60').toBe(edited.status === 200);
});

test('an order that is held is edited; one on its way, delivered or cancelled is not', async () => {
  await desk.staff.call(
    desk.store,
    'POST',
    `/admin/suppliers/${desk.store.id}/orders/${order}/hold`,
    { from: 'sent_to_supplier', reason: 'address_unclear' },
    withKey(fresh('hold-key-number-')),
  );
  expect((await edit(given())).status).toBe(200);
  order = await brought();
  for (const [from, to] of [
    ['sent_to_supplier', 'in_process'],
    ['in_process', 'to_deliver'],
    ['to_deliver', 'in_transit'],
  ]) {
    expect((await desk.next(order, { from, to })).status).toBe(200);
  }
  expect((await edit(given())).body.code).toBe('order_not_editable');
  order = await brought();
  await desk.cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
  expect((await edit(given())).body.code).toBe('already_canceled');
});

test('names, phones, addresses and countries are checked as a checkout checks them', async () => {
  const { address: _address, ...without } = given();
  expect((await edit(without)).body).toMatchObject({ code: 'invalid_request', field: 'address' });
  expect((await edit(given(0, { contact: { ...contact, phone: '12345678' } }))).body).toMatchObject(
    { code: 'invalid_request', field: 'contact.phone' },
  );
  expect((await edit(given(0, { contact: { ...contact, full_name: ' ' } }))).status).toBe(400);
  expect(
    (await edit(given(0, { address: { ...address, address_phone: '12345' } }))).body,
  ).toMatchObject({ code: 'invalid_request', field: 'address.address_phone' });
  expect((await desk.read(order)).body.edits).toBeUndefined();
});

test('the order is the store’s own', async () => {
  const other = await makeStore();
  expect((await edit(given(), { by: other })).body.code).toBe('order_not_found');
});
