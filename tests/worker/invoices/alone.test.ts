/** Invoices that issue themselves once their orders are paid, and the mails about documents. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readOrderInvoices } from '../../../edge/flows/invoices/of-buyer.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { makeShop } from '../orders/returning.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, rows, type World } from '../purchase/world.ts';
import { BUYER, TAX } from './tax-data.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
let office: World;
let front: World;
beforeEach(async () => {
  shop = await makeShop();
  office = shop.staff;
  front = shop.world;
});

type Code = { code?: string; issued?: boolean };
const at = (path: string) => `/admin/suppliers/${shop.store.id}${path}`;
const key = () => withKey(fresh('alone-key-nr-'));
const ask = (order: string) =>
  front.call<Code>(shop.store, 'POST', `/orders/${order}/invoice`, BUYER, key());
const issue = (order: string) =>
  office.call<Code>(shop.store, 'POST', at(`/orders/${order}/invoice`), {}, key());
const bill = (issues_alone: boolean) =>
  office.call<Code>(shop.store, 'PUT', at('/billing'), { ...TAX, issues_alone }, key());
const waiting = async () =>
  (await office.call<{ results: object[] }>(shop.store, 'GET', at('/invoices/waiting'))).body
    .results;
const seen = async (order: string) => {
  const found = await readOrderInvoices(front.scope(shop.store), order);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
const asked = (topic: string) =>
  rows(
    'a',
    sql<{ id: string; payload: string }>`SELECT id, payload FROM outbox
      WHERE store_id = ${shop.store.id} AND topic = ${topic} ORDER BY rowid`,
  );

test('an invoice issues itself once its order is paid, where the store has switched it on', async () => {
  await bill(false);
  const { awaiting, pay, purchase } = buyer(front, shop.store);
  const start = async (pays = true) => {
    const { token, checkout } = await awaiting([{ item: shop.cup }]);
    const order = (await purchase(checkout)).body.orders[0]?.id ?? '';
    expect((await ask(order)).body).toMatchObject({ issued: false });
    if (pays) await pay(token, FAKE_TOKENS.approve);
    return { order, token };
  };
  const before = await start();
  expect(await asked('invoice.due')).toEqual([]);
  expect(await waiting()).toMatchObject([{ order: before.order, is_paid: true }]);
  await bill(true);
  const { order, token } = await start(false);
  expect(await asked('invoice.due')).toEqual([]);
  await pay(token, FAKE_TOKENS.approve);
  const [due, ...more] = await asked('invoice.due');
  expect(more).toEqual([]);
  expect(JSON.parse(due?.payload ?? '')).toEqual({ order });
  await Promise.all([1, 2, 3].map(() => consume(front, shop.store, due?.id ?? '')));
  expect((await seen(order)).invoices).toMatchObject([
    { number: 'F-000001', kind: 'invoice', total: 10_000 },
  ]);
  const [told] = await asked('mail.invoiced');
  expect(await consume(front, shop.store, told?.id ?? '')).toBe('ack');
  expect((await sentBy(shop.store)).map(({ subject }) => subject)).toContain(
    'Tu factura F-000001 está lista',
  );
  // An order that is paid when its buyer gives the data is issued by the call, and asked for once.
  const paid = await shop.deliver();
  expect((await ask(paid)).body).toMatchObject({ issued: true });
  expect(await asked('invoice.due')).toHaveLength(1);
});

test('work that met another invoice does nothing, and its row is done', async () => {
  await bill(true);
  const { awaiting, pay, purchase } = buyer(front, shop.store);
  const { token, checkout } = await awaiting([{ item: shop.cup }]);
  const order = (await purchase(checkout)).body.orders[0]?.id ?? '';
  await ask(order);
  await pay(token, FAKE_TOKENS.approve);
  expect((await issue(order)).status).toBe(201);
  const [due] = await asked('invoice.due');
  expect(await consume(front, shop.store, due?.id ?? '')).toBe('ack');
  expect((await seen(order)).invoices).toHaveLength(1);
});

test('the buyer is told of a credit note by a mail that leads to it', async () => {
  await bill(false);
  const order = await shop.deliver();
  await shop.refund(order, { part: 'amount', amount: 1_000, reason: 'returned' });
  await ask(order);
  const told = await asked('mail.invoiced');
  expect(told).toHaveLength(2);
  for (const { id } of told) expect(await consume(front, shop.store, id)).toBe('ack');
  const mails = (await sentBy(shop.store)).filter(({ subject }) => subject.includes('F-0000'));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Tu factura F-000001 está lista',
    'Tu nota de crédito F-000002 está lista',
  ]);
  for (const { html } of mails) expect(html).toContain(`/mis-compras/${order}/factura`);
});
