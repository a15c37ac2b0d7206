/** Sales without an invoice of their own stand in a global one, once, and leave it by credit notes. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readOrderInvoices } from '../../../edge/flows/invoices/of-buyer.ts';
import { invoices as statements, invoiceXml } from '../../../edge/modules/invoices/index.ts';
import type { GlobalPreview } from '../../../shared/contracts/global-invoices.ts';
import type { InvoiceView } from '../../../shared/contracts/invoices.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
import { makeShop } from '../orders/returning.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeStore, rows, write, type World } from '../purchase/world.ts';
import { BUYER, TAX } from './tax-data.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
let office: World;
let front: World;
beforeEach(async () => {
  shop = await makeShop();
  office = shop.staff;
  front = shop.world;
  const put = withKey(fresh('billing-key-nr-'));
  await office.call(shop.store, 'PUT', at('/billing'), TAX, put);
});

type Code = { code?: string; id?: string };
const at = (path: string, store = shop.store) => `/admin/suppliers/${store.id}${path}`;
const today = () => localIso(office.clock.now(), 'MX').slice(0, 10);
const preview = async (periodicity = '01', day = today()) =>
  (
    await office.call<GlobalPreview & Code>(
      shop.store,
      'GET',
      at(`/invoices/global?periodicity=${periodicity}&day=${day}`),
    )
  ).body;
const make = (periodicity = '01', key = fresh('global-key-nr-'), day = today()) =>
  office.call<Code>(shop.store, 'POST', at('/invoices/global'), { periodicity, day }, withKey(key));
const ask = (order: string) =>
  front.call<Code & { issued?: boolean }>(
    shop.store,
    'POST',
    `/orders/${order}/invoice`,
    BUYER,
    withKey(fresh('invoice-key-nr-')),
  );
const list = async () =>
  (await office.call<{ results: InvoiceView[] }>(shop.store, 'GET', at('/invoices'))).body.results;
const shown = async () =>
  (await list()).map(({ number, kind, of, total }) => [number, kind, of, total]).toReversed();
const give = (order: string, amount: number) =>
  shop.refund(order, { part: 'amount', amount, reason: 'returned' });

test('the paid orders of a day stand in one document, each once, with their numbers', async () => {
  const orders = [await shop.deliver(), await shop.deliver()];
  expect(await preview()).toMatchObject({
    orders: 2,
    total: 70_000,
    base: 60_345,
    tax: 9_655,
    is_over: false,
    has_more: false,
  });
  const key = fresh('global-key-nr-');
  const made = await make('01', key);
  expect(made.status).toBe(201);
  expect((await make('01', key)).body).toEqual(made.body);
  expect(await preview()).toMatchObject({ orders: 0, total: 0 });
  expect((await make()).body.code).toBe('period_empty');
  expect((await make('04')).body.code).toBe('period_empty');
  const [one] = await list();
  expect(one).toMatchObject({
    number: 'F-000001',
    kind: 'global',
    order: null,
    rfc: 'XAXX010101000',
    period: { first: today(), last: today() },
    total: 70_000,
  });
  const found = await office
    .scope(shop.store)
    .cell.first(statements.findInvoice(made.body.id ?? ''));
  const xml = invoiceXml(found!);
  const numbers = await rows(
    'a',
    sql<{ number: string }>`SELECT number FROM purchase_order
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(orders)}))`,
  );
  for (const { number } of numbers) expect(xml).toContain(`NoIdentificacion="${number}"`);
  expect(xml.match(/ClaveUnidad="ACT"/g)).toHaveLength(2);
  expect(xml).toContain('Periodicidad="01"');
  for (const change of [
    sql`DELETE FROM global_invoice_order WHERE invoice_id = ${made.body.id ?? ''}`,
    sql`UPDATE invoice SET period = '{}' WHERE id = ${made.body.id ?? ''}`,
  ]) {
    await expect(write('a', change)).rejects.toThrow('invoices are frozen');
  }
  await expect(
    write('a', sql`INSERT INTO global_invoice_order VALUES (${orders[0]}, ${made.body.id}, 1)`),
  ).rejects.toThrow('UNIQUE');
});

test('twenty accountants at one time make one document of each order', async () => {
  for (let n = 0; n < 4; n += 1) await shop.deliver();
  const answers = await Promise.all(Array.from({ length: 20 }, () => make()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await shown()).toEqual([['F-000001', 'global', null, 140_000]]);
});

test('an order whose buyer has an invoice, asked for one, or has not paid is left out', async () => {
  await ask(await shop.deliver());
  const waiting = await shop.deliver();
  await write(
    'a',
    sql`INSERT INTO order_billing
        (order_id, supplier_id, rfc, name, regime, cfdi_use, tax_place, asked_at)
      VALUES (${waiting}, ${shop.store.id}, 'GODE561231GR8', 'ANA', '612', 'G03', '06700', 1)`,
  );
  const unpaid = await shop.deliver();
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'canceled_by_supplier' WHERE id = ${unpaid}`,
  );
  expect(await preview()).toMatchObject({ orders: 0 });
  await shop.deliver();
  expect(await preview()).toMatchObject({ orders: 1, total: 35_000 });
});

test('what went back before lessens the document, what goes back later is a credit note of it', async () => {
  const [first, second] = [await shop.deliver(), await shop.deliver()];
  await give(first, 5_000);
  for (const world of [office, front]) world.clock.advance(1_000);
  expect(await preview()).toMatchObject({ orders: 2, total: 65_000 });
  await make();
  await give(second, 2_500);
  expect(await shown()).toEqual([
    ['F-000001', 'global', null, 65_000],
    ['F-000002', 'credit', 'F-000001', 2_500],
  ]);
  // The public's credit note is no buyer's, and nobody is written about it.
  const seen = await readOrderInvoices(front.scope(shop.store), second);
  expect(seen).toMatchObject({ ok: true, value: { invoices: [], refusal: null } });
  const told = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox
      WHERE store_id = ${shop.store.id} AND topic = 'mail.invoiced'`,
  );
  expect(told).toEqual([]);
});

test('a buyer who asks later has an invoice, and the order leaves the global one by a credit note', async () => {
  const order = await shop.deliver();
  await give(order, 5_000);
  for (const world of [office, front]) world.clock.advance(1_000);
  await make();
  await give(order, 2_000);
  expect((await ask(order)).body).toMatchObject({ issued: true });
  await give(order, 1_000);
  expect(await shown()).toEqual([
    ['F-000001', 'global', null, 30_000],
    ['F-000002', 'credit', 'F-000001', 2_000],
    // The rest of the order leaves the global invoice, and its own begins with what had gone back.
    ['F-000003', 'credit', 'F-000001', 28_000],
    ['F-000004', 'invoice', null, 35_000],
    ['F-000005', 'credit', 'F-000004', 5_000],
    ['F-000006', 'credit', 'F-000004', 2_000],
    ['F-000007', 'credit', 'F-000004', 1_000],
  ]);
  expect((await ask(order)).body.code).toBe('invoice_issued');
  expect(await preview()).toMatchObject({ orders: 0 });
  const seen = await readOrderInvoices(front.scope(shop.store), order);
  expect(seen.ok && seen.value.invoices.map(({ number }) => number)).toEqual([
    'F-000004',
    'F-000005',
    'F-000006',
    'F-000007',
  ]);
});

test('a period that has not begun, two months by another regime, and another store have none', async () => {
  await shop.deliver();
  expect((await preview('01', '2999-01-01')).code).toBe('period_not_begun');
  expect((await make('05')).body.code).toBe('period_regime');
  expect((await make('01', fresh('global-key-nr-'), '2020-01-01')).body.code).toBe('period_empty');
  const other = await makeStore();
  expect(
    (await office.call(other, 'GET', at('/invoices/global?periodicity=01&day=2026-01-01'))).status,
  ).toBe(404);
  await write('a', sql`DELETE FROM store_billing WHERE store_id = ${shop.store.id}`);
  expect((await preview()).code).toBe('billing_missing');
  shop = await makeShop('AR');
  office = shop.staff;
  expect((await preview()).code).toBe('invoice_elsewhere');
});
