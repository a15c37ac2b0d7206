/** Orders as the staff of the store works on them that has to deliver them. */
import { beforeEach, expect, test } from 'vitest';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { listOfSeller } from '../../../edge/modules/orders/seller-statements.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import type { SellerOrder, SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, newBuyersEachTest, withKey, type Basket } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  NOON,
  rows,
  stockOf,
  write,
  type TestItem,
  type TestStore,
  type World,
} from '../purchase/world.ts';

newBuyersEachTest();

const dispatcher: Identity = {
  accountId: 'ac_despacho',
  sessionId: 'se_despacho',
  provedAt: 0,
  username: 'despacho',
  fullName: 'Despacho',
  photo: null,
  language: 'es',
  theme: null,
  role: 'dispatcher',
  keychain: keychainOf('dispatcher', { store_type: 'other', is_proxy: false }),
  ownStore: null,
};

let world: World;
let staff: World;
let store: TestStore;
let item: TestItem;

beforeEach(async () => {
  world = makeWorld({ ...nobody, addressKey: () => Promise.resolve(fresh('address')) });
  staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(dispatcher) },
    { endpoints: orderWorkEndpoints, cards: world.cards },
  );
  store = await makeStore();
  item = await makeItem(store, { onHand: 5, price: 10_000 });
});

const at = (supplier: TestStore) => `/admin/suppliers/${supplier.id}/orders`;

async function bought(basket: readonly Basket[] = [{ item }], by = store): Promise<string> {
  const { ready, place } = buyer(world, by);
  const placed = await place(await ready(basket));
  expect(placed.status).toBe(201);
  return placed.body.orders[0] as string;
}

async function list(query = '', supplier = store) {
  const answer = await staff.call<{ results: SellerOrder[]; matches_estimated: number }>(
    supplier,
    'GET',
    `${at(supplier)}${query}`,
  );
  return answer.body.results;
}

function read(order: string, supplier = store) {
  return staff.call<SellerOrderView>(supplier, 'GET', `${at(supplier)}/${order}`);
}

function next(order: string, body: object, key = fresh('move-key-number-')) {
  const path = `${at(store)}/${order}/next`;
  return staff.call<SellerOrderView>(store, 'POST', path, body, withKey(key));
}

function cancel(order: string, body: object, key = fresh('cancel-key-number-')) {
  return staff.call<SellerOrderView>(store, 'DELETE', `${at(store)}/${order}`, body, withKey(key));
}

test('an order is listed with its buyer and the stage that comes next', async () => {
  const order = await bought([{ item, amount: 2 }]);
  expect(await list()).toEqual([
    {
      id: order,
      number: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      state: 'sent_to_supplier',
      next: 'in_process',
      may_cancel: true,
      payment_type: 'cash',
      delivery_type: 'collection',
      placed_on: new Date(NOON).toISOString(),
      buyer: 'Ana Ruiz',
      sold_in: `Tienda ${store.slug}`,
      item: expect.stringContaining('Artículo'),
      photo: null,
      more: 0,
      total: 20_000,
      currency: 'MXN',
    },
  ]);
});

test('"next" leads a cash order to its end, each move once under its key, all kept', async () => {
  const order = await bought();
  const path: OrderState[] = ['sent_to_supplier', 'in_process', 'to_deliver', 'paid', 'delivered'];
  for (const [step, from] of path.slice(0, -1).entries()) {
    const key = fresh('move-key-number-');
    const moved = await next(order, { from }, key);
    expect([moved.status, moved.body.state]).toEqual([200, path[step + 1]]);
    expect((await next(order, { from }, key)).body).toEqual(moved.body);
  }
  const { body } = await read(order);
  expect(body.history.map(({ from, to, by }) => [from, to, by?.id])).toEqual(
    path
      .slice(1)
      .map((to, step) => [path[step], to, 'ac_despacho'])
      .toReversed(),
  );
  expect(body).toMatchObject({
    next: null,
    may_cancel: false,
    arrives_on: null,
    received_on: new Date(NOON).toISOString(),
  });
});

test('a stage may be left out where the seller may choose it, and no other', async () => {
  const order = await bought();
  await next(order, { from: 'sent_to_supplier' });
  const skipped = await next(order, { from: 'in_process', to: 'delivered' });
  expect([skipped.status, skipped.body.code]).toEqual([409, 'move_not_allowed']);
  expect((await next(order, { from: 'in_process', to: 'paid' })).body.state).toBe('paid');
});

test('of twenty who move or cancel it at one time one does, the others are told', async () => {
  const order = await bought([{ item, amount: 2 }]);
  const from = 'sent_to_supplier';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0
        ? next(order, { from })
        : cancel(order, { from, reason: 'cannot_be_fulfilled' }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const codes = new Set(answers.map(({ body }) => body.code).filter(Boolean));
  for (const code of codes) expect(['order_moved', 'already_canceled']).toContain(code);
  const isCanceled = won[0]?.body.state === 'canceled_by_supplier';
  expect((await stockOf('a', item)).on_hand).toBe(isCanceled ? 5 : 3);
  const moves = await rows(
    'a',
    sql<{ n: number }>`SELECT n FROM order_move WHERE order_id = ${order}`,
  );
  expect(moves).toHaveLength(1);
});

test('a cancelled order gives its units back once, with their entry in the history', async () => {
  const order = await bought([{ item, amount: 2 }]);
  const body = { from: 'sent_to_supplier', reason: 'other', message: 'Se inundó la bodega' };
  const key = fresh('cancel-key-number-');
  expect((await cancel(order, body, key)).body.state).toBe('canceled_by_supplier');
  expect((await cancel(order, body, key)).status).toBe(200);
  const again = await cancel(order, body);
  expect([again.status, again.body.code]).toEqual([409, 'already_canceled']);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  const moves = await rows(
    'a',
    sql`SELECT reason, before, after, account_id FROM stock_move WHERE sku_id = ${item.sku} ORDER BY n`,
  );
  expect(moves).toEqual([
    { reason: 'sold', before: 5, after: 3, account_id: null },
    { reason: 'returned', before: 3, after: 5, account_id: 'ac_despacho' },
  ]);
  expect((await read(order)).body.history[0]).toMatchObject({
    reason: 'other',
    note: 'Se inundó la bodega',
  });
});

test('a reason of one’s own needs words, and an unknown one is refused', async () => {
  const order = await bought();
  const from = 'sent_to_supplier';
  for (const body of [{ from, reason: 'other' }, { from, reason: 'porque sí' }, { from }]) {
    expect((await cancel(order, body)).status).toBe(400);
  }
});

test('what a card paid is given back once, however often the cancellation is repeated', async () => {
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item, amount: 2 }]);
  expect(await list()).toEqual([]);
  await pay(token, FAKE_TOKENS.approve);
  const [order] = await list();
  const id = order?.id ?? '';
  const body = { from: 'sent_to_supplier', reason: 'requested_by_client' };
  const key = fresh('cancel-key-number-');
  expect((await cancel(id, body, key)).status).toBe(200);
  expect((await cancel(id, body, key)).status).toBe(200);
  await staff.settled();
  const reference = world.cards.asked[0]?.reference ?? '';
  expect(await world.cards.find(reference)).toMatchObject({ value: { refunded: 20_000 } });
  expect((await purchase(checkout)).body.payment_state).toBe('refunded');
  expect((await stockOf('a', item)).on_hand).toBe(5);
});

test('an order that was paid together with another seller’s is not given back in part', async () => {
  const other = await makeStore();
  const goods = await makeItem(other, { onHand: 3, listedBy: [store] });
  const { awaiting, pay } = buyer(world, store);
  const { token } = await awaiting([{ item }, { item: goods }]);
  await pay(token, FAKE_TOKENS.approve);
  const [order] = await list();
  const refused = await cancel(order?.id ?? '', {
    from: 'sent_to_supplier',
    reason: 'cannot_be_fulfilled',
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'paid_with_others']);
  expect((await stockOf('a', item)).on_hand).toBe(4);
});

test('the buyer is written to about a stage, once, where the purchase was made', async () => {
  const order = await bought();
  const key = fresh('move-key-number-');
  await next(order, { from: 'sent_to_supplier' }, key);
  await next(order, { from: 'sent_to_supplier' }, key);
  await next(order, { from: 'in_process', to: 'paid' });
  const asked = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox
      WHERE store_id = ${store.id} AND topic = 'mail.order_moved'`,
  );
  expect(asked).toHaveLength(1);
  expect(await consume(staff, store, asked[0]?.id ?? '')).toBe('ack');
  const { number } = (await read(order)).body;
  const [mail] = (await sentBy(store)).filter(({ subject }) => subject.includes(number));
  expect(mail).toMatchObject({
    recipient: 'ana@example.com',
    subject: `Tu pedido ${number} está en proceso`,
  });
  expect(mail?.html).toContain(`Tienda ${store.slug} aceptó tu pedido`);
});

test('a list is read from an index, beside however many orders that have ended', async () => {
  const filter = {
    text: '',
    include_delivered: 'true',
    include_canceled: 'true',
    from: null,
    until: null,
  } as const;
  for (const [narrowed, index] of [
    [filter, 'purchase_order_by_phase'],
    [{ ...filter, state: 'in_transit' }, 'purchase_order_by_stage'],
  ] as const) {
    const { text, params } = listOfSeller(store.id, narrowed, { offset: 0, limit: 10 });
    const plan = await rows<{ detail: string }>(
      'a',
      // The statement itself, explained.
      { text: `EXPLAIN QUERY PLAN ${text}`, params } as Statement<{ detail: string }>,
    );
    const steps = plan.map(({ detail }) => detail).join('\n');
    expect(steps).toContain(index);
    expect(steps).not.toMatch(/SCAN (?:purchase_order|p)\b/);
  }
});

test('a list is narrowed by stage, payment, days and text; ended orders where asked for', async () => {
  const first = await bought();
  const second = await bought();
  const third = await bought();
  await cancel(first, { from: 'sent_to_supplier', reason: 'duplicated_transaction' });
  await next(second, { from: 'sent_to_supplier' });
  await write(
    'a',
    sql`UPDATE purchase_order SET created_at = ${NOON - 86_400_000} WHERE id = ${second}`,
  );
  const found = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await found('')).toEqual([third, second]);
  expect(await found('?include_canceled=true')).toEqual([third, first, second]);
  expect(await found('?state=in_process')).toEqual([second]);
  expect(await found('?state=canceled_by_supplier')).toEqual([first]);
  expect(await found('?payment_type=str_card')).toEqual([]);
  expect(await found('?delivery_type=collection&limit=1&offset=1')).toEqual([second]);
  expect(await found('?start_date=2100-08-20')).toEqual([third]);
  expect(await found('?end_date=2100-08-19')).toEqual([second]);
  expect(await found('?text=ANA@example.com')).toEqual([third, first, second]);
  expect(await found(`?text=${first}`)).toEqual([first]);
  const { number } = (await read(second)).body;
  expect(await found(`?text=${number.slice(0, 5).toLowerCase()}`)).toEqual([second]);
});

test('the store that owns the goods has the order, the one that sold them does not', async () => {
  const reseller = await makeStore();
  const goods = await makeItem(store, { onHand: 3, listedBy: [reseller] });
  const order = await bought([{ item: goods }], reseller);
  expect(await list('', reseller)).toEqual([]);
  expect((await read(order, reseller)).body.code).toBe('order_not_found');
  const own = (await read(order)).body;
  expect([own.sold_in, own.contact.email]).toEqual([`Tienda ${reseller.slug}`, 'ana@example.com']);
  const foreign = await staff.call(reseller, 'GET', at(store));
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
});
