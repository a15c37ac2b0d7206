import { describe, expect, test } from 'vitest';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, NOON } from './world.ts';

newBuyersEachTest();

const world = makeWorld();

describe('a file', () => {
  test('is not paid for in cash, alone or in a cart with goods', async () => {
    const store = await makeStore();
    const file = await makeItem(store, { kind: 'digital', onHand: null });
    const goods = await makeItem(store);
    const { ready, place } = buyer(world, store);
    for (const basket of [[{ item: file }], [{ item: goods }, { item: file }]]) {
      const started = await ready(basket);
      expect(started.body.payment_types).toEqual(['str_card']);
      expect((await place(started)).body).toMatchObject({
        code: 'payment_type_not_available',
        field: 'payment_type',
      });
      expect((await place(started, { payment_type: 'str_card' })).status).toBe(201);
    }
  });

  test('is not sold where only cash is taken, unless it is free', async () => {
    const store = await makeStore('a', { payments: ['cash'] });
    const { checkout } = buyer(world, store);
    const sold = await checkout([{ item: await makeItem(store, { kind: 'digital' }) }]);
    expect(sold.body).toMatchObject({ code: 'supplier_not_found' });
    const free = await makeItem(store, { kind: 'digital', isFree: true });
    expect((await checkout([{ item: free }])).status).toBe(201);
  });

  test('beside goods that take only cash leaves no way to pay, which is said at once', async () => {
    const store = await makeStore();
    const cashOnly = await makeStore('a', { payments: ['cash'] });
    const goods = await makeItem(cashOnly, { listedBy: [store] });
    const file = await makeItem(store, { kind: 'digital' });
    const started = await buyer(world, store).checkout([{ item: goods }, { item: file }]);
    expect(started.body).toMatchObject({ code: 'supplier_not_found' });
  });
});

test('a group’s ticket asks for each of its people', async () => {
  const store = await makeStore();
  const date = NOON + 60 * MINUTE_MS;
  const item = await makeItem(store, { kind: 'experience', date, persons: 4 });
  const { ready, place, purchase } = buyer(world, store);
  const started = await ready([{ item, amount: 2 }]);
  expect(started.body.attendees).toMatchObject([{ sku: item.sku, amount: 8 }]);
  const people = Array.from({ length: 8 }, (_, index) => ({
    sku: item.sku,
    full_name: `Persona ${index}`,
    phone: '5512345678',
  }));
  const short = await place(started, { attendees: people.slice(1) });
  expect(short.body.code).toBe('missing_attendants');
  expect((await place(started, { attendees: people })).status).toBe(201);
  expect((await purchase(started.body.id)).body.orders[0]?.attendees).toHaveLength(8);
});
