/** A store's staff adds to an order, or swaps something of it, by a prepared order that its buyer pays. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { draftEndpoints } from '../../../edge/flows/drafts/endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { OrderAdditions, ShownAddition } from '../../../shared/contracts/order-additions.ts';
import { OPEN_ADDITIONS_MAX } from '../../../shared/rules/order-additions.ts';
import { address, buyer, contact, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import {
  fresh,
  makeItem,
  makeStore,
  rows,
  stockOf,
  write,
  type TestItem,
} from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

type Failed = { code?: string; field?: string };
const from = 'sent_to_supplier';

let desk: Desk;
let other: TestItem;
let order: string;
beforeEach(async () => {
  desk = await makeDesk({ more: [...draftEndpoints, ...purchaseEndpoints] });
  other = await makeItem(desk.store, { onHand: 5, price: 3_000 });
  order = await desk.bought([{ item: desk.item, amount: 2 }, { item: other }]);
});

const pathOf = (of: string, by = desk.store) => `/admin/suppliers/${by.id}/orders/${of}/additions`;
const bodyOf = (given: object = {}) => ({
  edits: 0,
  additions: 0,
  lines: [{ ...other, amount: 2, price: 2_500 }],
  delivery_type: 'collection',
  is_mailed: false,
  ...given,
});
const add = (
  given: object = {},
  { of = order, by = desk.store, key = fresh('add-key-number-') } = {},
) => desk.staff.call<DraftOrder & Failed>(by, 'POST', pathOf(of, by), bodyOf(given), withKey(key));
const preview = (given: object = {}, of = order) =>
  desk.staff.call<ShownAddition & Failed>(
    desk.store,
    'POST',
    `${pathOf(of)}/preview`,
    bodyOf(given),
  );
const additions = async (of = order, by = desk.store) =>
  desk.staff.call<OrderAdditions & Failed>(by, 'GET', pathOf(of, by));
const draftsOf = (of = order) =>
  rows('a', sql<{ id: string }>`SELECT id FROM draft_order WHERE extends_order = ${of}`);
const swapped = (given: object = {}) => ({
  leaves: [{ sku: desk.item.sku, units: 1 }],
  ...given,
});

/** An order of the same goods that was paid by card. */
async function paid(): Promise<string> {
  const { awaiting, pay, purchase } = buyer(desk.world, desk.store);
  const { token, checkout } = await awaiting([{ item: desk.item, amount: 2 }, { item: other }]);
  expect((await pay(token, FAKE_TOKENS.approve)).status).toBe(200);
  return (await purchase(checkout)).body.orders[0]?.id as string;
}

/** Pays what was added by its link; gives the order that it became. */
async function payLink({ url }: DraftOrder): Promise<string> {
  const { call, pay, purchase } = buyer(desk.staff, desk.store);
  const path = `/payment/drafts/${url.split('/').at(-1)}/order`;
  const begun = await call<{ checkout: string; order: string }>(
    'POST',
    path,
    { payment_type: 'str_card' },
    withKey(),
  );
  expect(begun.status).toBe(201);
  const token = (await purchase(begun.body.checkout)).body.payment_token ?? '';
  expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  return begun.body.order;
}

test('what is added is an order of its own for the same buyer, made once under a key, and the order stays', async () => {
  const { number, total } = (await desk.read(order)).body;
  const key = fresh('add-key-number-');
  const made = await add({}, { key });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    state: 'open',
    total: 5_000,
    shipping_total: 0,
    contact: { ...contact, phone: '5512345678' },
    extends: { id: order, number },
    order: null,
  });
  expect((await add({}, { key })).body).toEqual(made.body);
  expect(await draftsOf()).toHaveLength(1);
  expect((await additions()).body).toMatchObject({
    extends: null,
    results: [{ id: made.body.id, state: 'open', total: 5_000, url: made.body.url, order: null }],
  });
  const after = (await desk.read(order)).body;
  expect([after.total, after.edits]).toEqual([total, undefined]);

  const born = await payLink(made.body);
  const own = (await desk.read(born)).body;
  expect(own).toMatchObject({ total: 5_000, state: from, contact: after.contact });
  expect(own.number).not.toBe(number);
  expect((await additions()).body.results).toMatchObject([
    { state: 'paid', order: { id: born, number: own.number } },
  ]);
  expect((await additions(born)).body).toEqual({
    extends: { id: order, number },
    results: [],
    may_add: true,
  });
  expect((await desk.read(order)).body.total).toBe(total);
});

test('it goes to the place of the order, at the shipping that the seller asks', async () => {
  const { checkout, place, call } = buyer(desk.world, desk.store);
  const begun = await checkout([{ item: desk.item }]);
  const { id, cart } = begun.body;
  await call('PUT', `/shopping-carts/${cart}/checkout/${id}/fixed-delivery`, {});
  const placed = await place(begun, { address });
  const of = placed.body.orders[0] as string;
  const free = await add({ delivery_type: 'fixed_delivery' }, { of });
  expect(free.body).toMatchObject({ address, shipping_total: 0, total: 5_000 });
  const charged = await add(
    { delivery_type: 'fixed_delivery', shipping: 4_000, additions: 1 },
    { of },
  );
  expect(charged.body).toMatchObject({ address, shipping_total: 4_000, total: 9_000 });
  const nowhere = await add({ delivery_type: 'fixed_delivery' });
  expect([nowhere.body.code, nowhere.body.field]).toEqual([
    'delivery_not_available',
    'delivery_type',
  ]);
});

test('its mail says to which order it adds', async () => {
  const { number } = (await desk.read(order)).body;
  const made = await add({ is_mailed: true });
  const [message] = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic = 'mail.draft_link'
      AND payload ->> 'draft' = ${made.body.id}`,
  );
  expect(await consume(desk.staff, desk.store, message?.id ?? '')).toBe('ack');
  const mail = (await sentBy(desk.store)).find(({ html }) => html.includes(made.body.url));
  expect(mail?.subject).toContain(`Agregado a tu pedido ${number}`);
  expect(mail?.recipient).toBe(contact.email);
});

test('a swap of what was paid: what goes back and what is asked is shown first, and both happen in one step', async () => {
  order = await paid();
  const shown = await preview(swapped());
  expect(shown.body).toMatchObject({
    total: 5_000,
    leaves: { was: 23_000, becomes: 13_000, way: 'refunded' },
  });
  expect(await draftsOf()).toEqual([]);
  const key = fresh('swap-key-number-');
  const made = await add(swapped(), { key });
  expect(made.status).toBe(201);
  expect((await add(swapped(), { key })).body).toEqual(made.body);
  expect(await draftsOf()).toHaveLength(1);
  const { lines, edits } = (await desk.read(order)).body;
  expect(edits).toHaveLength(1);
  expect(lines.map(({ amount }) => amount)).toEqual([1, 1]);
  const refunds = () =>
    rows('a', sql<object>`SELECT amount, state FROM refund WHERE order_id = ${order}`);
  await expect.poll(refunds).toEqual([{ amount: 10_000, state: 'success' }]);
});

test('a swap of what is paid by hand leaves less due', async () => {
  const shown = await preview(swapped());
  expect(shown.body.leaves).toMatchObject({ was: 23_000, becomes: 13_000, way: 'less_due' });
  expect((await add(swapped())).status).toBe(201);
  expect((await desk.read(order)).body.total).toBe(13_000);
});

test('where one half cannot be, neither is', async () => {
  const before = (await stockOf('a', desk.item)).on_hand;
  const leaves = [{ sku: desk.item.sku, units: 0 }];
  const none = await add({ leaves, lines: [{ ...other, amount: 9, price: 100 }] });
  expect(none.body.code).toBe('insufficient_stock');
  const all = [...leaves, { sku: other.sku, units: 0 }];
  expect((await add({ leaves: all })).body.code).toBe('last_line_stays');
  expect((await add({ leaves: [{ sku: desk.item.sku, units: 3 }] })).body.code).toBe(
    'units_not_left',
  );
  expect((await desk.read(order)).body.edits).toBeUndefined();
  expect(await draftsOf()).toEqual([]);
  expect((await stockOf('a', desk.item)).on_hand).toBe(before);
});

test('of clerks at one time one adds, and of those who swap one does', async () => {
  const grown = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(grown.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(grown.map(({ body }) => body.code))).toEqual(new Set([undefined, 'order_edited']));
  expect(await draftsOf()).toHaveLength(1);
  const swaps = await Promise.all(Array.from({ length: 6 }, () => add(swapped({ additions: 1 }))));
  expect(swaps.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await draftsOf()).toHaveLength(2);
  expect((await desk.read(order)).body.edits).toHaveLength(1);
});

test('against a cancellation: nothing that was added is asked for any more', async () => {
  const [added] = await Promise.all([
    add(),
    desk.cancel(order, { from, reason: 'requested_by_client' }),
  ]);
  expect((await desk.read(order)).body.state).toBe('canceled_by_supplier');
  const { results } = (await additions()).body;
  expect(results.map(({ state }) => state)).toEqual(added.status === 201 ? ['taken_back'] : []);
  expect((await add({ additions: results.length })).body.code).toBe('already_canceled');
});

test('what is added is taken back with a cancelled order, and its link charges no more', async () => {
  const made = (await add()).body;
  await desk.cancel(order, { from, reason: 'requested_by_client' });
  expect((await additions()).body.results).toMatchObject([{ state: 'taken_back' }]);
  const path = `/payment/drafts/${made.url.split('/').at(-1)}/order`;
  const begun = await desk.staff.call<Failed>(
    desk.store,
    'POST',
    path,
    { payment_type: 'str_card' },
    withKey(),
  );
  expect(begun.body.code).toBe('draft_order_closed');
});

test('an order that is on its way does not grow, nor one of nobody who can be written to, nor beyond what may wait', async () => {
  for (let seen = 0; seen < OPEN_ADDITIONS_MAX; seen += 1) {
    expect((await add({ additions: seen })).status).toBe(201);
  }
  const full = await add({ additions: OPEN_ADDITIONS_MAX });
  expect([full.status, full.body.code]).toEqual([409, 'too_many_additions']);
  expect((await additions()).body.may_add).toBe(false);
  const stranger = await desk.bought();
  await write(
    'a',
    sql`UPDATE purchase_order SET contact = json_set(contact, '$.email', '') WHERE id = ${stranger}`,
  );
  expect((await add({}, { of: stranger })).body.code).toBe('order_not_extendable');
  expect((await additions(stranger)).body.may_add).toBe(false);
  await write('a', sql`UPDATE purchase_order SET state = 'in_transit' WHERE id = ${order}`);
  expect((await add()).body.code).toBe('order_not_editable');
  expect((await preview()).body.code).toBe('order_not_editable');
});

test('what adds to an order is not changed, and a store finds its own orders alone', async () => {
  const made = (await add()).body;
  const path = `/admin/suppliers/${desk.store.id}/draft-orders/${made.id}`;
  const given = { lines: [{ ...other, amount: 1, price: 100 }], contact, is_mailed: false };
  const changed = await desk.staff.call<Failed>(desk.store, 'PUT', path, given, withKey());
  expect([changed.status, changed.body.code]).toEqual([409, 'draft_order_extends']);
  const by = await makeStore();
  for (const answer of [await add({}, { by }), await additions(order, by)]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'order_not_found']);
  }
  expect((await desk.staff.call<Failed>(by, 'GET', pathOf(order))).status).toBe(404);
});
