import { expect, test } from 'vitest';
import { address, buyer, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld } from './world.ts';

newBuyersEachTest();

const world = makeWorld();
const abroad = { ...address, country: 'US', postal_code: '78701' };

test('a store delivers to its own country, and to no other', async () => {
  const store = await makeStore();
  const { checkout, place } = buyer(world, store);
  const started = await checkout([{ item: await makeItem(store) }]);
  expect(started.body.parts[0]?.delivery_options[0]).toMatchObject({ countries: ['MX'] });
  const refused = await place(started, { address: abroad });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'delivery_not_available', field: 'address.country' },
  ]);
  expect((await place(started, { address })).status).toBe(201);
});

test('a store that names its countries delivers to those', async () => {
  const store = await makeStore('a', { countries: ['US', 'CA'] });
  const { checkout, place } = buyer(world, store);
  const started = await checkout([{ item: await makeItem(store) }]);
  expect((await place(started, { address })).body.code).toBe('delivery_not_available');
  expect((await place(started, { address: abroad })).status).toBe(201);
});

test('each supplier’s countries count for its own part', async () => {
  const store = await makeStore('a', { countries: ['MX', 'US'] });
  const supplier = await makeStore();
  const own = await makeItem(store);
  const theirs = await makeItem(supplier, { listedBy: [store] });
  const { checkout, call, place } = buyer(world, store);
  const started = await checkout([{ item: own }, { item: theirs }]);
  expect((await place(started, { address: abroad })).body.field).toBe('address.country');
  const path = `/shopping-carts/${started.body.cart}/checkout/${started.body.id}/collection`;
  await call('PUT', path, { supplier: supplier.id });
  expect((await place(started, { address: abroad })).status).toBe(201);
});
