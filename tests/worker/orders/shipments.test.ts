/** A store's staff sends an order in parcels, each with its units and its own tracking. */
import { beforeEach, expect, test } from 'vitest';
import { orderWorkEndpoints, shipmentEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import type { SellerOrder, SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { nobody } from '../../support/nobody.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  rows,
  write,
  type TestItem,
  type TestStore,
} from '../purchase/world.ts';
import { accountant, makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

const office = makeWorld(
  { ...nobody, identity: () => Promise.resolve(accountant) },
  { endpoints: [...orderWorkEndpoints, ...shipmentEndpoints] },
);

let desk: Desk;
let other: TestItem;
let order: string;
/** An accepted order of three units of one item and one of another, which goes to an address. */
beforeEach(async () => {
  desk = await makeDesk();
  other = await makeItem(desk.store, { onHand: 5, price: 5_000 });
  order = await desk.bought([{ item: desk.item, amount: 3 }, { item: other }]);
  await write(
    'a',
    sql`UPDATE purchase_order SET delivery_type = 'fixed_delivery' WHERE id = ${order}`,
  );
  await desk.next(order, { from: 'sent_to_supplier' });
});

const at = (by: TestStore) => `/admin/suppliers/${by.id}/orders`;
const send = (
  method: string,
  path = '',
  body?: object,
  { by = desk.store, key = fresh('parcel-key-number-') }: { by?: TestStore; key?: string } = {},
) =>
  office.call<SellerOrderView & { code?: string }>(
    by,
    method,
    `${at(by)}/${order}/shipments${path}`,
    body,
    withKey(key),
  );
const units = (item: TestItem, amount: number) => ({ sku: item.sku, units: amount });
const ship = (
  lines: readonly object[],
  given: object = {},
  options?: { by?: TestStore; key?: string },
) => send('POST', '', { from: 'in_process', lines, ...given }, options);
const idOf = ({ shipments = [] }: SellerOrderView, place: number) => shipments[place]?.id ?? '';
const bought = async () =>
  (await desk.world.call<BoughtOrder>(desk.store, 'GET', `/orders/${order}`)).body;

test('the first parcel brings the order in transit, the last one and the cash to its end', async () => {
  const key = fresh('parcel-key-number-');
  const way = { carrier: 'Correos', tracking_number: 'MX 123-4' };
  const first = await ship([units(desk.item, 2)], way, { key });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    state: 'in_transit',
    next: 'paid',
    shipments: [{ number: 1, lines: [units(desk.item, 2)], ...way, tracking_url: null }],
  });
  expect((await ship([units(desk.item, 2)], way, { key })).body).toEqual(first.body);
  expect(first.body.history.map(({ to, by }) => [to, by?.id]).slice(0, 2)).toEqual([
    ['in_transit', 'ac_cuentas'],
    ['to_deliver', 'ac_cuentas'],
  ]);

  const from = 'in_transit';
  const second = await ship([units(desk.item, 1), units(other, 1)], { from });
  expect(second.body.shipments).toHaveLength(2);
  expect((await send('POST', `/${idOf(second.body, 0)}/delivered`)).body.state).toBe('in_transit');
  const paid = await desk.next(order, { from, to: 'paid' });
  // The second parcel is still on its way.
  expect(paid.body).toMatchObject({ state: 'paid', next: null });
  const early = await desk.next(order, { from: 'paid', to: 'delivered' });
  expect((early.body as { code?: string }).code).toBe('move_not_allowed');
  const last = await send('POST', `/${idOf(second.body, 1)}/delivered`);
  expect(last.body).toMatchObject({ state: 'delivered', next: null });
  const again = await send('POST', `/${idOf(second.body, 1)}/delivered`);
  expect(again.body.code).toBe('shipment_not_found');
});

test('an order that goes as one has no parcels, and moves as ever', async () => {
  const { body } = await desk.next(order, { from: 'in_process' });
  expect(body.state).toBe('to_deliver');
  expect(body).not.toHaveProperty('shipments');
  expect((await bought()).shipments).toBeUndefined();
});

test('no unit is sent twice, not by twenty at one time, and no unit that there is not', async () => {
  expect((await ship([units(desk.item, 4)])).body.code).toBe('units_not_left');
  expect((await ship([{ sku: 'sk_none', units: 1 }])).body.code).toBe('units_not_left');
  expect((await ship([units(desk.item, 1), units(desk.item, 1)])).status).toBe(400);
  expect((await ship([units(desk.item, 0)])).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ship([units(desk.item, 2)])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const sent = await rows(
    'a',
    sql<{ units: number }>`SELECT l.units FROM shipment_line l
      JOIN order_shipment s ON s.id = l.parcel_id WHERE s.order_id = ${order}`,
  );
  expect(sent).toEqual([{ units: 2 }]);
});

test('a parcel that is called back gives its units back; one that has arrived stays', async () => {
  const { body } = await ship([units(desk.item, 3)]);
  const back = await send('DELETE', `/${idOf(body, 0)}`);
  expect(back.body.shipments?.[0]?.called_back_on).not.toBeNull();
  expect((await send('DELETE', `/${idOf(body, 0)}`)).body.code).toBe('shipment_not_found');
  const anew = await ship([units(desk.item, 3)], { from: 'in_transit' });
  expect(anew.body.shipments?.map(({ number }) => number)).toEqual([1, 2]);
  await send('POST', `/${idOf(anew.body, 1)}/delivered`);
  expect((await send('DELETE', `/${idOf(anew.body, 1)}`)).body.code).toBe('shipment_not_found');
});

test('of the last two parcels that arrive at one time the order ends with one', async () => {
  await desk.next(order, { from: 'in_process', to: 'paid' });
  const one = await ship([units(desk.item, 3)], { from: 'paid' });
  expect(one.body.state).toBe('paid');
  const { body } = await ship([units(other, 1)], { from: 'paid' });
  const arrive = (place: number) => send('POST', `/${idOf(body, place)}/delivered`);
  const answers = await Promise.all([arrive(0), arrive(1)]);
  for (const [place, { status }] of answers.entries()) if (status !== 200) await arrive(place);
  expect((await desk.read(order)).body.state).toBe('delivered');
});

test('its buyer sees each parcel, is written to of each, and finds the order by a number', async () => {
  const { body } = await ship([units(desk.item, 2)], {
    carrier: 'Correos',
    tracking_number: 'MX1234',
    tracking_url: 'https://correos.example/MX1234',
  });
  expect((await bought()).shipments).toMatchObject([
    { carrier: 'Correos', tracking_url: 'https://correos.example/MX1234' },
  ]);
  const topics = await rows(
    'a',
    sql<{ id: string; topic: string }>`SELECT id, topic FROM outbox
      WHERE store_id = ${desk.store.id} AND topic = 'mail.order_moved' ORDER BY rowid`,
  );
  // That it was accepted, and the parcel; the stage that follows is not told of besides.
  expect(topics.map(({ topic }) => topic)).toEqual(['mail.order_moved', 'mail.order_moved']);
  expect(await consume(office, desk.store, topics.at(-1)?.id ?? '')).toBe('ack');
  const [mail] = await sentBy(desk.store);
  expect(mail?.subject).toContain('Un paquete de tu pedido');
  expect(mail?.html).toContain('2 × ');
  expect(mail?.html).toContain('MX1234');
  expect(mail?.html).not.toContain('correos.example');
  const changed = await send('PUT', `/${idOf(body, 0)}`, { carrier: 'DHL', tracking_number: '77' });
  expect(changed.body.shipments).toMatchObject([{ carrier: 'DHL', tracking_url: null }]);
  const found = await desk.staff.call<{ results: SellerOrder[] }>(
    desk.store,
    'GET',
    `${at(desk.store)}?text=7-7`,
  );
  expect(found.body.results.map(({ id }) => id)).toEqual([order]);
});

test('a parcel needs an order that goes somewhere, a safe page, and the store that delivers it', async () => {
  const bad = await ship([units(other, 1)], { tracking_url: 'http://correos.example' });
  expect(bad.status).toBe(400);
  const script = await ship([units(other, 1)], { tracking_url: 'javascript:alert(1)' });
  expect(script.status).toBe(400);
  const elsewhere = await makeStore();
  expect((await ship([units(other, 1)], {}, { by: elsewhere })).status).toBe(404);
  await write('a', sql`UPDATE purchase_order SET delivery_type = 'collection' WHERE id = ${order}`);
  expect((await ship([units(other, 1)])).body.code).toBe('shipment_not_possible');
});
