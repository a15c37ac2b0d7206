import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { nobody } from '../../support/nobody.ts';
import { address, buyer, contact, withKey, newBuyersEachTest } from './buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  NOON,
  row,
  rows,
  stockOf,
} from './world.ts';

newBuyersEachTest();

const world = makeWorld();

describe('placing orders in cash', () => {
  test('makes one order for each supplier, sells the units and asks for the mail', async () => {
    const supplier = await makeStore();
    const store = await makeStore();
    const own = await makeItem(store, { onHand: 5, price: 1_000 });
    const theirs = await makeItem(supplier, {
      onHand: 5,
      price: 2_000,
      dropship: true,
      listedBy: [store],
    });
    const { checkout, call, place, purchase } = buyer(world, store);
    const started = await checkout([{ item: own, amount: 2 }, { item: theirs }]);
    const path = `/shopping-carts/${started.body.cart}/checkout/${started.body.id}`;
    await call('PUT', `${path}/fixed_delivery`, {});
    const placed = await place(started, { address, note: 'Tocar el timbre' });
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({
      checkout_aggregation: started.body.id,
      payment_token: null,
      total: 23_800,
      currency: 'MXN',
    });
    expect(placed.body.orders).toHaveLength(2);

    const { body } = await purchase(started.body.id);
    expect(body).toMatchObject({
      payment_state: 'none',
      total: 23_800,
      contact: { ...contact, phone: '5512345678' },
      address,
    });
    expect(body.orders).toMatchObject([
      { supplier: store.id, state: 'sent_to_supplier', items_total: 2_000, shipping_total: 9_900 },
      { supplier: supplier.id, state: 'sent_to_supplier', items_total: 2_000, delivery_days: 5 },
    ]);
    expect(body.orders[0]?.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(body.orders[0]?.lines[0]).toMatchObject({
      sku: own.sku,
      amount: 2,
      unit_price: 1_000,
      total: 2_000,
    });
    const one = await call('GET', `/orders/${placed.body.orders[1]}`);
    expect(one.body).toEqual(body.orders[1]);

    expect(await stockOf('a', own)).toEqual({ on_hand: 3, reserved: 0 });
    expect(await stockOf('a', theirs)).toEqual({ on_hand: 4, reserved: 0 });
    const outbox = await rows('a', sql`SELECT id FROM outbox WHERE store_id = ${store.id}`);
    expect(outbox).toHaveLength(1);
    expect((await call<CheckoutView>('GET', path)).body.state).toBe('placed');
  });

  test('100 requests with one key are one order and 100 equal answers', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 50 });
    const { ready, place, purchase } = buyer(world, store);
    const started = await ready([{ item }]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => place(started, {}, 'one-key-for-all')),
    );
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    ).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await purchase(started.body.id)).body.orders).toHaveLength(1);
    expect(await stockOf('a', item)).toEqual({ on_hand: 49, reserved: 0 });
    const other = await place(started);
    expect([other.status, other.body.code]).toEqual([409, 'checkout_already_placed']);
  });

  test('1,000 buyers for 50 units: 50 are sold, the others get the stock error, none is stuck', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 50, kind: 'service' });
    const before = await revisionOf(store.id);
    // Each call comes from an address of its own: one address has no thousand buyers.
    const addressKey = () => Promise.resolve(fresh('address'));
    const everywhere = makeWorld({ ...nobody, addressKey });
    const buyers = Array.from({ length: 1_000 }, async (_one, index) => {
      const { ready, place } = buyer(everywhere, store);
      const started = await ready([{ item }]);
      const own = { contact: { ...contact, email: `ana${index}@example.com` } };
      return started.status === 201 ? place(started, own) : started;
    });
    const answers = await Promise.all(buyers);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const codes = answers.filter((one) => one.status !== 201).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['out_of_stock']));
    expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await revisionOf(store.id)).toBe(before + 1);
  }, 180_000);

  test('with nothing to pay there is no payment', async () => {
    const store = await makeStore('a', { payments: [] });
    const item = await makeItem(store, { isFree: true, kind: 'digital', onHand: null });
    const { checkout, place } = buyer(world, store);
    const started = await checkout([{ item }]);
    expect(started.body).toMatchObject({ total: 0, needs_payment: false });
    const placed = await place(started, { payment_type: undefined });
    expect(placed).toMatchObject({ status: 201, body: { payment_token: null, total: 0 } });
  });
});

describe('an order is refused', () => {
  test.each([
    [{ contact: { ...contact, phone: '123 4567' } }, 400, 'invalid_request', 'contact.phone'],
    [{ contact: { ...contact, email: 'ana' } }, 400, 'invalid_request', 'contact.email'],
    [{ contact: { ...contact, country: 'XX' } }, 400, 'invalid_request', 'contact.country'],
    [{ payment_type: undefined }, 422, 'payment_type_not_available', 'payment_type'],
    [{ note: 'mi tarjeta es 4242 4242 4242 4242' }, 400, 'card_number_refused', undefined],
    [
      { contact: { ...contact, full_name: '4242424242424242' } },
      400,
      'card_number_refused',
      undefined,
    ],
  ])('%j', async (given, status, code, field) => {
    const store = await makeStore();
    const { ready, place } = buyer(world, store);
    const answer = await place(await ready([{ item: await makeItem(store) }]), given);
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([status, code, field]);
  });

  test('by its schema before it is searched for card numbers', async () => {
    const store = await makeStore();
    const { ready, place } = buyer(world, store);
    const started = await ready([{ item: await makeItem(store) }]);
    for (const given of [
      { contact: { ...contact, email: '4242424242424242' } },
      { note: '4242 4242 4242 4242 '.repeat(4_000) },
    ]) {
      const answer = await place(started, given);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    }
  });

  test('for a long text that it has no field for, before that is searched', async () => {
    const store = await makeStore();
    const { ready, place } = buyer(world, store);
    const started = await ready([{ item: await makeItem(store) }]);
    const card = '4242 4242 4242 4242';
    const long = [{ other: '444 '.repeat(20_000) + card }, { other: Array(20_000).fill('4') }];
    for (const given of long) {
      const answer = await place(started, given);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    }
    // A short one is searched: some callers put a card anywhere.
    expect((await place(started, { other: card })).body.code).toBe('card_number_refused');
  });

  test('without an address, or a payment type that is offered', async () => {
    const store = await makeStore('a', { payments: ['cash'] });
    const item = await makeItem(store);
    const { checkout, place } = buyer(world, store);
    const started = await checkout([{ item }]);
    expect((await place(started)).body).toMatchObject({
      code: 'invalid_request',
      field: 'address',
    });
    const card = await place(started, { address, payment_type: 'str_card' });
    expect(card.body.code).toBe('payment_type_not_available');
    expect(
      await rows('a', sql`SELECT id FROM purchase_order WHERE checkout_id = ${started.body.id}`),
    ).toEqual([]);
  });

  test('unless every ticket has a name and a phone', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { kind: 'experience', date: NOON + 86_400_000 });
    const { checkout, place, purchase } = buyer(world, store);
    const started = await checkout([{ item, amount: 2 }]);
    expect(started.body.attendees).toMatchObject([{ sku: item.sku, amount: 2 }]);
    const person = { sku: item.sku, full_name: 'Eva', phone: '5512345678' };
    expect((await place(started)).body.code).toBe('missing_attendants');
    expect((await place(started, { attendees: [person] })).body.code).toBe('missing_attendants');
    const wrong = await place(started, { attendees: [person, { ...person, phone: '0000000' }] });
    expect(wrong.body.field).toBe('attendees.1.phone');
    const three = await place(started, { attendees: [person, person, person] });
    expect(three.body.field).toBe('attendees.2');
    expect((await place(started, { attendees: [person, person] })).status).toBe(201);
    expect((await purchase(started.body.id)).body.orders[0]?.attendees).toHaveLength(2);
  });

  test('after the hold’s end, even while no other buyer has taken the units', async () => {
    const own = makeWorld();
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 1 });
    const { ready, place } = buyer(own, store);
    const started = await ready([{ item }]);
    own.clock.advance(15 * MINUTE_MS);
    expect((await place(started)).body.code).toBe('checkout_expired');
    expect(await sweepHolds(own.work('a').cell, own.clock.now())).not.toBe(undefined);
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 0 });
  });

  test('when the hold was taken away while it was being placed', async () => {
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 1 });
    const { ready, place } = buyer(world, store);
    const started = await ready([{ item }]);
    // Another worker's clock is ahead: for it the hold has ended, and the unit is its buyer's.
    const ahead = makeWorld();
    ahead.clock.advance(16 * MINUTE_MS);
    expect((await buyer(ahead, store).checkout([{ item }])).status).toBe(201);
    expect((await place(started)).body.code).toBe('out_of_stock');
    expect(await stockOf('a', item)).toEqual({ on_hand: 1, reserved: 1 });
  });
});

test('orders of another store, in either cell, are not found', async () => {
  const store = await makeStore();
  const { ready, place } = buyer(world, store);
  const placed = await place(await ready([{ item: await makeItem(store) }]));
  for (const other of [await makeStore('a'), await makeStore('b')]) {
    const { body } = await world.call(
      other,
      'GET',
      `/orders/aggregation/${placed.body.checkout_aggregation}`,
    );
    expect(body.code).toBe('order_not_found');
    const one = await world.call(other, 'GET', `/orders/${placed.body.orders[0]}`);
    expect([one.status, one.body.code]).toEqual([404, 'order_not_found']);
  }
});

test('a purchase of 200 lines takes as many round trips as one of a single line', async () => {
  const store = await makeStore();
  const items = await Promise.all(Array.from({ length: 200 }, () => makeItem(store)));
  const { ready, place } = buyer(world, store);
  const started = await ready(items.map((item) => ({ item })));
  const placed = await place(started, {}, withKey()['idempotency-key']);
  expect(placed.status).toBe(201);
  const count = await row(
    'a',
    sql<{
      n: number;
    }>`SELECT count(*) AS n FROM order_line WHERE order_id = ${placed.body.orders[0]}`,
  );
  expect(count.n).toBe(200);
});

async function revisionOf(store: string): Promise<number> {
  const found = await row(
    'a',
    sql<{ revision: number }>`SELECT revision FROM store WHERE id = ${store}`,
  );
  return found.revision;
}
