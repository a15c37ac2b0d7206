/** A store's staff sells in person. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { inStoreEndpoints } from '../../../edge/flows/orders/in-store-endpoints.ts';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { receiptEndpoints } from '../../../edge/flows/orders/receipts.ts';
import type { InStoreSale, SaleItem } from '../../../shared/contracts/in-store.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { nobody } from '../../support/nobody.ts';
import { withKey } from '../purchase/buyer.ts';
import { consume, outboxOf, sentBy } from '../purchase/outbox.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  row,
  rows,
  stockOf,
  write,
  type TestItem,
  type TestStore,
} from '../purchase/world.ts';
import { accountant } from './desk.ts';

const staff = makeWorld(
  { ...nobody, identity: () => Promise.resolve(accountant) },
  { endpoints: [...inStoreEndpoints, ...orderWorkEndpoints, ...receiptEndpoints] },
);

let store: TestStore;
let item: TestItem;
beforeEach(async () => {
  store = await makeStore();
  item = await makeItem(store, { onHand: 5, price: 10_000 });
});

const line = (amount = 1, what = item) => ({ ...what, amount });
const cash = { lines: [line()], total: 10_000, taken: 'cash' };
const sell = (body: object, key = fresh('sale-key-number-'), by = store) =>
  staff.call<InStoreSale & { code?: string; field?: string }>(
    by,
    'POST',
    `/admin/suppliers/${store.id}/in-store-sales`,
    { ...cash, lines: [line()], ...body },
    withKey(key),
  );
const read = async (order: string) =>
  (await staff.call<SellerOrderView>(store, 'GET', `/admin/suppliers/${store.id}/orders/${order}`))
    .body;

test('a sale in cash is paid, delivered and has its receipt; the change is told', async () => {
  const sold = await sell({ lines: [line(2)], total: 20_000, received: 50_000 });
  expect([sold.status, sold.body.change]).toEqual([201, 30_000]);
  expect((await stockOf('a', item)).on_hand).toBe(3);
  const order = await read(sold.body.order);
  expect(order).toMatchObject({
    state: 'delivered',
    payment_type: 'cash',
    delivery_type: null,
    next: null,
    contact: { full_name: '', email: '', phone: '' },
    in_store: { taken: 'cash', received: 50_000, change: 30_000 },
  });
  expect(order.history.map(({ to }) => to)).toEqual(['delivered', 'paid', 'in_process']);
  const receipt = await staff.call<{ receipt: { number: string } }>(
    store,
    'GET',
    `/admin/suppliers/${store.id}/orders/${order.id}/receipt`,
  );
  expect(receipt.body.receipt.number).toBe('R-000001');
});

test('a card and a transfer are deposits to the store, and the books stay right', async () => {
  for (const taken of ['card', 'transfer']) {
    const { body } = await sell({ taken });
    expect(await read(body.order)).toMatchObject({
      state: 'delivered',
      payment_type: 'deposit',
      in_store: { taken, received: null, change: 0 },
    });
  }
  const paid = await rows(
    'a',
    sql`SELECT provider, account, state, amount FROM payment WHERE store_id = ${store.id}`,
  );
  const one = { provider: 'deposit', account: store.id, state: 'approved', amount: 10_000 };
  expect(paid).toEqual([one, one]);
  expect(
    await rows('a', sql`SELECT number FROM order_receipt WHERE supplier_id = ${store.id}`),
  ).toHaveLength(2);
});

test('under one key it is sold once, and of ten at one time as many as there are units', async () => {
  const key = fresh('sale-key-number-');
  const first = await sell({}, key);
  expect((await sell({}, key)).body).toEqual(first.body);
  expect((await stockOf('a', item)).on_hand).toBe(4);
  const answers = await Promise.all(Array.from({ length: 10 }, () => sell({})));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const { status, body } of answers) {
    if (status !== 201) expect(['insufficient_stock', 'out_of_stock']).toContain(body.code);
  }
  expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
  const numbers = await rows(
    'a',
    sql<{
      number: number;
    }>`SELECT number FROM order_receipt WHERE supplier_id = ${store.id} ORDER BY number`,
  );
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('units that a buyer’s checkout holds are not sold', async () => {
  await write('a', sql`UPDATE sku SET reserved = 4 WHERE id = ${item.sku}`);
  expect((await sell({ lines: [line(2)], total: 20_000 })).body.code).toBe('insufficient_stock');
});

test('another price, too little cash, and what is not the store’s own are refused', async () => {
  expect((await sell({ total: 9_000 })).body.code).toBe('sale_price_changed');
  const short = await sell({ received: 9_999 });
  expect([short.status, short.body.code, short.body.field]).toEqual([
    422,
    'too_little_received',
    'received',
  ]);
  const other = await makeStore();
  const theirs = await makeItem(other, { listedBy: [store] });
  const ticket = await makeItem(store, { kind: 'experience', date: null });
  for (const what of [theirs, ticket]) {
    expect((await sell({ lines: [line(1, what)] })).body.code).toBe('unavailable_for_sale');
  }
  expect((await sell({}, fresh('sale-key-number-'), other)).status).toBe(404);
  expect((await sell({ lines: [] })).status).toBe(400);
  expect((await sell({ phone: '123' })).body.field).toBe('phone');
  expect((await stockOf('a', item)).on_hand).toBe(5);
  expect(await rows('a', sql`SELECT id FROM purchase_order WHERE store_id = ${store.id}`)).toEqual(
    [],
  );
});

test('with an e-mail its receipt goes out, without one nothing does', async () => {
  await sell({});
  const named = await sell({ email: 'ana@example.com', full_name: 'Ana Ruiz', taken: 'card' });
  expect(named.body.is_mailed).toBe(true);
  const { id } = await outboxOf(store);
  expect(await consume(staff, store, id)).toBe('ack');
  const [mail] = await sentBy(store);
  expect(mail?.recipient).toBe('ana@example.com');
  expect(mail?.html).toContain('Pagado con tarjeta');
  expect(mail?.html).toContain('Lo recibiste en la tienda');
});

test('it is no step of a visitor’s way, and counts as a sale of its day', async () => {
  await sell({});
  expect(await rows('a', sql`SELECT * FROM report_cart WHERE store_id = ${store.id}`)).toEqual([]);
  const sum = await row(
    'a',
    sql<{ amount: number }>`SELECT sum(amount) AS amount FROM report_row
      WHERE store_id = ${store.id} AND kind = 'total' AND grain = 'day' AND way = 'own'`,
  );
  expect(sum.amount).toBe(10_000);
});

test('goods are found by name, by code and by barcode, and only those of the store', async () => {
  await write('a', sql`UPDATE sku SET barcode = '7501031311309' WHERE id = ${item.sku}`);
  const find = async (text: string) => {
    const path = `/admin/suppliers/${store.id}/sale-items?text=${encodeURIComponent(text)}`;
    return (await staff.call<{ results: SaleItem[] }>(store, 'GET', path)).body.results;
  };
  const [found] = await find('7501031311309');
  expect(found).toMatchObject({ sku: item.sku, price: 10_000, available: 5, is_code: true });
  const code = await row('a', sql<{ code: string }>`SELECT code FROM sku WHERE id = ${item.sku}`);
  expect((await find(code.code))[0]).toMatchObject({ sku: item.sku, is_code: true });
  expect(await find('7501031311300')).toEqual([]);
  const other = await makeStore();
  const hers = await makeItem(other);
  await write('a', sql`UPDATE sku SET barcode = '7501031311310' WHERE id = ${hers.sku}`);
  expect(await find('7501031311310')).toEqual([]);
});

test('nothing is sold in person while the store is in test mode', async () => {
  await write('a', sql`UPDATE store SET test_mode = 1 WHERE id = ${store.id}`);
  const refused = await sell({});
  expect([refused.status, refused.body.code]).toEqual([409, 'store_in_test_mode']);
  expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
});
