/** A customer pays an order that a seller prepared, by its link. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { address, contact, newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, makeStore, MINUTE_MS, row, rows, stockOf, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './prepared.ts';

newBuyersEachTest();

let counter: Counter;
let id: string;
let slug: string;
beforeEach(async () => {
  counter = await makeCounter();
  const made = await counter.prepare({ delivery_type: 'fixed_delivery', address, note: 'Ojo' });
  id = made.body.id;
  slug = counter.slugOf(made.body);
});

const pay = async (checkout: string, source = 'tok_approve') =>
  counter.shopper.pay(await counter.tokenOf(checkout), source);

test('the link tells what is paid, by which ways, and nothing of its customer', async () => {
  const shown = await counter.look(slug);
  expect(shown.body).toMatchObject({
    state: 'open',
    items_total: 16_000,
    shipping_total: 9_900,
    total: 25_900,
    // Cash is paid to nobody by a link.
    payment_types: ['str_card', 'openpay_store'],
    checkout: null,
  });
  const said = JSON.stringify(shown.body);
  for (const part of [contact.full_name, contact.email, address.route, 'Ojo']) {
    expect(said).not.toContain(part);
  }
  expect((await counter.look(`dl_${'0'.repeat(26)}`)).body.code).toBe('draft_order_not_found');
});

test('paid by card it is an order like all others, at the prices of the seller', async () => {
  const { begin, item, read, list, store, look } = counter;
  const begun = await begin(slug, 'str_card', 'begin-key-number-1');
  expect(begun.status).toBe(201);
  expect(await begin(slug, 'str_card', 'begin-key-number-1')).toEqual(begun);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 2 });
  const { checkout, order } = begun.body;
  expect((await pay(checkout)).body.state).toBe('approved');
  expect(await stockOf('a', item)).toEqual({ on_hand: 3, reserved: 0 });
  const sold = await row(
    'a',
    sql<Record<string, unknown>>`SELECT id, state, total, shipping_total, account_id, note,
        contact ->> 'email' AS email, address ->> 'route' AS route
      FROM purchase_order WHERE checkout_id = ${checkout}`,
  );
  expect(sold).toEqual({
    id: order,
    state: 'sent_to_supplier',
    total: 25_900,
    shipping_total: 9_900,
    account_id: null,
    note: 'Ojo',
    email: contact.email,
    route: address.route,
  });
  expect(await read(id)).toMatchObject({ state: 'paid', order: { id: order } });
  expect((await list('paid')).map((one) => one.id)).toEqual([id]);
  expect((await look(slug)).body).toMatchObject({ state: 'paid', payment_types: [] });
  expect((await begin(slug)).body.code).toBe('draft_order_closed');
  const mails = sql`SELECT topic FROM outbox WHERE store_id = ${store.id}`;
  expect(await rows('a', mails)).toContainEqual({ topic: 'mail.order_confirmation' });
});

test('the price stands when the item’s own changes, and an item that is gone cannot be paid', async () => {
  const { begin, look, item } = counter;
  await write('a', sql`UPDATE sku SET list_price = 99_000 WHERE id = ${item.sku}`);
  expect((await begin(slug)).status).toBe(201);
  expect((await look(slug)).body.total).toBe(25_900);
  const other = await makeCounter();
  const made = (await other.prepare()).body;
  await write('a', sql`UPDATE item SET list_state = 'unpublished' WHERE id = ${other.item.item}`);
  expect((await other.look(other.slugOf(made))).body.payment_types).toEqual([]);
  expect((await other.begin(other.slugOf(made))).body.code).toBe('unavailable_for_sale');
});

test('another way is chosen in the same purchase, and after its end in a new one', async () => {
  const { begin, world, staff, item } = counter;
  const first = (await begin(slug)).body;
  const second = (await begin(slug, 'openpay_store')).body;
  expect(second.checkout).toBe(first.checkout);
  const again = (await begin(slug)).body;
  expect(again.checkout).toBe(first.checkout);
  for (const { clock } of [world, staff]) clock.advance(16 * MINUTE_MS);
  await reconcile(world.work('a'));
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  const late = (await begin(slug)).body;
  expect(late.checkout).not.toBe(first.checkout);
  expect((await pay(first.checkout)).status).not.toBe(200);
  expect((await pay(late.checkout)).body.state).toBe('approved');
  expect(await stockOf('a', item)).toEqual({ on_hand: 3, reserved: 0 });
});

test('of twenty who begin and pay at one time one is charged', async () => {
  const { begin, cards, item, read } = counter;
  const begun = await Promise.all(Array.from({ length: 20 }, () => begin(slug)));
  const made = begun.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set(made.map(({ body }) => body.checkout)).size).toBe(1);
  const checkout = made[0]?.body.checkout ?? '';
  await Promise.all(Array.from({ length: 20 }, () => pay(checkout)));
  expect(cards.asked).toHaveLength(1);
  expect(await stockOf('a', item)).toEqual({ on_hand: 3, reserved: 0 });
  expect((await read(id)).state).toBe('paid');
});

test('a change and a take-back end the purchase that began, and one that is being paid stays', async () => {
  const { begin, change, takeBack, look, item, read, tokenOf } = counter;
  const first = (await begin(slug)).body;
  await tokenOf(first.checkout);
  expect((await change(id, { delivery_type: 'collection' })).status).toBe(200);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  expect((await pay(first.checkout)).status).not.toBe(200);
  const second = (await begin(slug)).body;
  await write(
    'a',
    sql`UPDATE payment SET state = 'processing' WHERE checkout_id = ${second.checkout}`,
  );
  expect((await look(slug)).body).toMatchObject({ state: 'waiting', checkout: second.checkout });
  for (const refused of [await change(id), await takeBack(id), await begin(slug)]) {
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_pending']);
  }
  await write(
    'a',
    sql`UPDATE payment SET state = 'created' WHERE checkout_id = ${second.checkout}`,
  );
  expect((await takeBack(id)).body.state).toBe('taken_back');
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  expect((await begin(slug)).body.code).toBe('draft_order_closed');
  expect((await pay(second.checkout)).status).not.toBe(200);
  expect((await read(id)).state).toBe('taken_back');
});

test('pay against take-back: one of both, and the other is told', async () => {
  const { begin, takeBack, tokenOf, shopper, read, item } = counter;
  const { checkout } = (await begin(slug)).body;
  const token = await tokenOf(checkout);
  const [paid, back] = await Promise.all([shopper.pay(token, 'tok_approve'), takeBack(id)]);
  const isPaid = paid.status === 200 && paid.body.state === 'approved';
  expect(back.status === 200).toBe(!isPaid);
  expect((await read(id)).state).toBe(isPaid ? 'paid' : 'taken_back');
  expect((await stockOf('a', item)).on_hand).toBe(isPaid ? 3 : 5);
});

test('cash, sold-out goods, another store and an ended link take no payment', async () => {
  const { begin, store, item, staff, world, shopper } = counter;
  const cash = await begin(slug, 'cash');
  expect([cash.status, cash.body.code]).toEqual([422, 'payment_type_not_available']);
  const other = await makeStore();
  await makeItem(other);
  const foreign = await world.call<{ code: string }>(other, 'GET', `/payment/drafts/${slug}`);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'draft_order_not_found']);
  await write('a', sql`UPDATE sku SET on_hand = 1 WHERE id = ${item.sku}`);
  expect(['insufficient_stock', 'out_of_stock']).toContain((await begin(slug)).body.code);
  await write('a', sql`UPDATE sku SET on_hand = 5 WHERE id = ${item.sku}`);
  for (const { clock } of [staff, world]) clock.advance(4 * 24 * 60 * MINUTE_MS);
  expect((await begin(slug)).body.code).toBe('draft_order_closed');
  expect((await shopper.call('GET', `/payment/drafts/${slug}`)).status).toBe(200);
  expect(store.cell).toBe('a');
});

test('a link is not paid while its store is in test mode, and waits', async () => {
  await write('a', sql`UPDATE store SET test_mode = 1 WHERE id = ${counter.store.id}`);
  const refused = await counter.begin(slug);
  expect([refused.status, refused.body.code]).toEqual([409, 'store_in_test_mode']);
  await write('a', sql`UPDATE store SET test_mode = 0 WHERE id = ${counter.store.id}`);
  expect((await counter.begin(slug)).status).toBe(201);
});
