/** Delivery by a supplier's own people: chosen with a day and its hours, kept on the order, within its zone. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { ownDeliveryEndpoints } from '../../../edge/flows/purchase/own-delivery.ts';
import { ownDeliveries } from '../../../edge/modules/own-delivery/index.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { daysOffered, type OwnDelivery } from '../../../shared/rules/own-delivery.ts';
import { address, buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { makeItem, makeStore, makeWorld, row, write } from './world.ts';

newBuyersEachTest();

const TERMS: OwnDelivery = {
  cost: 8_000,
  lead_days: 1,
  weekdays: [1, 3, 5],
  windows: [{ from: '09:00', to: '13:00' }],
  postal_codes: ['06'],
};

async function begin() {
  const endpoints = [...purchaseEndpoints, ...ownDeliveryEndpoints];
  const world = makeWorld(undefined, { endpoints });
  const store = await makeStore();
  await write('a', ownDeliveries.putTerms(store.id, TERMS, world.clock.now()));
  const item = await makeItem(store, { price: 20_000, onHand: 100 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const { id, cart } = started.body;
  const [day = ''] = daysOffered(TERMS, world.clock.now(), 'MX');
  const wanted = { date: day, from: '09:00', to: '13:00' };
  const choose = (body: object = {}, key?: string) =>
    shopper.call<CheckoutView & { code?: string }>(
      'PUT',
      `/shopping-carts/${cart}/checkout/${id}/delivery`,
      { supplier: store.id, wanted: null, ...body },
      withKey(key),
    );
  return { ...shopper, world, store, started, checkout: id, wanted, choose };
}

test('chosen with a day and its hours, it is in the total and stands on the order', async () => {
  const { started, checkout, store, wanted, choose, place, purchase } = await begin();
  expect(started.body.parts[0]?.delivery_options.map(({ type }) => type)).not.toContain('delivery');
  const chosen = await choose({ wanted });
  expect(chosen).toMatchObject({ status: 200, body: { shipping_total: 8_000, total: 28_000 } });
  const [part] = chosen.body.parts;
  expect(part).toMatchObject({ supplier: store.id, delivery_type: 'delivery' });
  expect(part?.delivery_options).toContainEqual({
    type: 'delivery',
    cost: 8_000,
    days: null,
    arrives_on: wanted.date,
    wanted,
    countries: ['MX'],
    zone: ['06'],
    address: null,
  });
  const afar = { ...address, postal_code: '44100' };
  expect((await place(started, { address: afar })).body).toMatchObject({
    code: 'delivery_out_of_zone',
    field: 'address.postal_code',
  });
  expect((await place(started)).body).toMatchObject({ code: 'invalid_request', field: 'address' });
  expect((await place(started, { address })).status).toBe(201);
  const [order] = (await purchase(checkout)).body.orders;
  expect(order).toMatchObject({ delivery_type: 'delivery', wanted, arrives_on: wanted.date });
});

test('without a day it comes when the store can, and another choice drops it', async () => {
  const { started, checkout, choose, collect, place, purchase } = await begin();
  const { body } = await choose();
  expect(body).toMatchObject({ total: 28_000 });
  const { body: other } = await collect(started);
  expect(other.parts[0]?.delivery_options.map(({ type }) => type)).not.toContain('delivery');
  await choose();
  await place(started, { address });
  const [order] = (await purchase(checkout)).body.orders;
  expect(order).toMatchObject({ delivery_type: 'delivery', arrives_on: null });
  expect(order).not.toHaveProperty('wanted');
});

test('days and hours that are not offered are refused, and so is a supplier without it', async () => {
  const { wanted, choose, store, world } = await begin();
  const code = async (body: object) => (await choose(body)).body.code;
  expect(await code({ wanted: { ...wanted, from: '10:00' } })).toBe('delivery_time_taken');
  expect(await code({ wanted: { ...wanted, date: '2020-01-01' } })).toBe('delivery_time_taken');
  expect(await code({ wanted: { date: wanted.date } })).toBe('invalid_request');
  const other = await makeStore();
  await write('a', ownDeliveries.putTerms(other.id, TERMS, world.clock.now()));
  expect(await code({ supplier: other.id })).toBe('delivery_not_available');
  await write('a', ownDeliveries.dropTerms(store.id));
  expect(await code({})).toBe('delivery_not_available');
});

test('repeated under one key it is one answer; of 20 at once the end is one of them', async () => {
  const { started, checkout, wanted, choose, collect, place } = await begin();
  expect(await choose({}, 'own-delivery-1')).toEqual(await choose({}, 'own-delivery-1'));
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 3 === 0 ? collect(started) : choose(at % 3 === 1 ? { wanted } : {}),
    ),
  );
  expect(all.some(({ status }) => status === 200)).toBe(true);
  await place(started, { address });
  const order = await row<{ delivery_type: string; shipping_total: number; wanted: string | null }>(
    'a',
    sql`SELECT delivery_type, shipping_total, wanted FROM purchase_order WHERE checkout_id = ${checkout}`,
  );
  const brought = order.delivery_type === 'delivery';
  expect(order.shipping_total).toBe(brought ? 8_000 : 0);
  if (!brought) expect(order.wanted).toBeNull();
});
