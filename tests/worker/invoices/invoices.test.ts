/** A buyer asks for an invoice, the store issues it, and what goes back is a credit note. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readOrderInvoices, readOwnInvoices } from '../../../edge/flows/invoices/of-buyer.ts';
import { invoices as statements, invoiceXml } from '../../../edge/modules/invoices/index.ts';
import type { InvoiceView, WaitingInvoice } from '../../../shared/contracts/invoices.ts';
import { makeShop } from '../orders/returning.ts';
import { BUYER, TAX } from './tax-data.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeStore, rows, write, type TestStore, type World } from '../purchase/world.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
let office: World;
let front: World;
beforeEach(async () => {
  shop = await makeShop();
  office = shop.staff;
  front = shop.world;
});

type Code = { code?: string; field?: string; issued?: boolean; id?: string };
const at = (path: string, store = shop.store) => `/admin/suppliers/${store.id}${path}`;
const ask = (order: string, body: object = BUYER, key = fresh('invoice-key-nr-')) =>
  front.call<Code>(shop.store, 'POST', `/orders/${order}/invoice`, body, withKey(key));
const issue = (order: string, key = fresh('invoice-key-nr-')) =>
  office.call<Code>(shop.store, 'POST', at(`/orders/${order}/invoice`), {}, withKey(key));
const bill = (body: object = TAX) =>
  office.call<Code>(shop.store, 'PUT', at('/billing'), body, withKey(fresh('billing-key-nr-')));
const list = async (filter = '', store: TestStore = shop.store) =>
  (
    await office.call<{ results: InvoiceView[] }>(
      store,
      'GET',
      at(`/invoices?filter=${encodeURIComponent(filter)}`, store),
    )
  ).body.results;
const waiting = async () =>
  (await office.call<{ results: WaitingInvoice[] }>(shop.store, 'GET', at('/invoices/waiting')))
    .body.results;
const seen = async (order: string) => {
  const found = await readOrderInvoices(front.scope(shop.store), order);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

test('what a buyer asks for waits until the store has tax data, and is issued once', async () => {
  const order = await shop.deliver();
  expect((await ask(order)).body).toMatchObject({ issued: false });
  expect(await waiting()).toMatchObject([
    { order, rfc: 'GODE561231GR8', name: 'Emilia & <Godoy>', is_paid: true, total: 35_000 },
  ]);
  expect((await issue(order)).body.code).toBe('billing_missing');
  expect((await bill({ ...TAX, regime: '612' })).body).toMatchObject({
    code: 'invoice_data',
    field: 'regime',
  });
  expect((await bill()).status).toBe(200);
  const key = fresh('invoice-key-nr-');
  const first = await issue(order, key);
  expect(first.status).toBe(201);
  expect((await issue(order, key)).body).toEqual(first.body);
  expect((await issue(order)).body.code).toBe('invoice_issued');
  expect((await ask(order)).body.code).toBe('invoice_issued');
  expect(await waiting()).toEqual([]);
  expect(await seen(order)).toMatchObject({
    refusal: 'invoice_issued',
    invoices: [{ number: 'F-000001', kind: 'invoice', stamp: 'none', total: 35_000 }],
  });
  const asked = await rows(
    'a',
    sql<{
      id: string;
    }>`SELECT id FROM outbox WHERE store_id = ${shop.store.id} AND topic = 'mail.invoiced'`,
  );
  expect(asked).toHaveLength(1);
  for (const { id } of asked) expect(await consume(front, shop.store, id)).toBe('ack');
  const [mail] = await sentBy(shop.store);
  expect(mail?.subject).toBe('Tu factura F-000001 está lista');
  expect(mail?.html).toContain(`/mis-compras/${order}/factura`);
  expect(mail?.html).not.toContain('GODE561231GR8');
});

test('a store with tax data issues at once what is paid; wrong data are named by their field', async () => {
  await bill();
  const order = await shop.deliver();
  for (const [wrong, field] of [
    [{ rfc: 'GODE561231GR9' }, 'rfc'],
    [{ regime: '601' }, 'regime'],
    [{ use: 'D10', regime: '626' }, 'use'],
    [{ postal_code: '123' }, 'postal_code'],
  ] as const) {
    expect((await ask(order, { ...BUYER, ...wrong })).body).toMatchObject({
      code: 'invoice_data',
      field,
    });
  }
  expect((await ask(order)).body).toMatchObject({ issued: true });
});

test('twenty at one time are numbered without gaps, and a number is never given twice', async () => {
  await bill();
  const orders = [];
  for (let n = 0; n < 20; n += 1) orders.push(await shop.deliver());
  const asked = await Promise.all(orders.map((order) => ask(order)));
  expect(asked.map(({ body }) => body.issued)).toEqual(orders.map(() => true));
  const made = await rows(
    'a',
    sql<{
      number: number;
    }>`SELECT number FROM invoice WHERE supplier_id = ${shop.store.id} ORDER BY number`,
  );
  expect(made.map(({ number }) => number)).toEqual(orders.map((_, index) => index + 1));
  const order = await shop.deliver();
  const same = await Promise.all(Array.from({ length: 20 }, () => ask(order)));
  expect(same.filter(({ body }) => body.issued).length).toBe(1);
  expect(await list('21')).toHaveLength(1);
  expect(await list('"F-00002*"')).toHaveLength(2);
  expect(await list('2*')).toHaveLength(3);
  expect(await list('x')).toEqual([]);
});

test('money that goes back is a credit note, before the invoice and after it', async () => {
  await bill();
  const early = await shop.deliver();
  const give = (order: string, amount: number) =>
    shop.refund(order, { part: 'amount', amount, reason: 'returned' });
  await give(early, 1_000);
  await ask(early);
  await give(early, 2_500);
  const made = (await seen(early)).invoices;
  expect(made.map(({ number, kind, of, total }) => [number, kind, of, total])).toEqual([
    ['F-000001', 'invoice', null, 35_000],
    ['F-000002', 'credit', 'F-000001', 1_000],
    ['F-000003', 'credit', 'F-000001', 2_500],
  ]);
  const xml = invoiceXml(
    (await office.scope(shop.store).cell.first(statements.findInvoice(made[2]?.id ?? '')))!,
  );
  expect(xml).toContain('TipoDeComprobante="E"');
  expect(xml).toContain('UsoCFDI="G02"');
  expect(xml).toContain('Total="25.00"');
});

test('a document is stamped in the sandbox once, declined with its reason, and stays as it was issued', async () => {
  await bill();
  const stamp = async (name: string) => {
    const order = await shop.deliver();
    await ask(order, { ...BUYER, name });
    const id = (await seen(order)).invoices[0]?.id ?? '';
    const path = at(`/invoices/${id}/stamp`);
    const call = () =>
      office.call<InvoiceView & Code>(
        shop.store,
        'POST',
        path,
        {},
        withKey(fresh('stamp-key-nr-')),
      );
    return { id, first: (await call()).body, second: (await call()).body };
  };
  const good = await stamp('ANA');
  expect(good.first).toMatchObject({ stamp: 'stamped', stamp_fault: null });
  expect(good.second).toEqual(good.first);
  expect((await stamp('PRUEBA RECHAZO')).first).toMatchObject({
    stamp: 'declined',
    stamp_folio: null,
    stamp_fault: expect.stringContaining('CFDI40145'),
  });
  expect((await stamp('PRUEBA FALLA')).first.code).toBe('stamping_failed');
  for (const change of [
    sql`UPDATE invoice SET total = 1 WHERE id = ${good.id}`,
    sql`DELETE FROM invoice WHERE id = ${good.id}`,
  ]) {
    await expect(write('a', change)).rejects.toThrow('invoices are frozen');
  }
});

test('another store, another buyer and an order that was cancelled have none', async () => {
  await bill();
  const order = await shop.deliver();
  await ask(order);
  const other = await makeStore();
  expect(await list('', other)).toEqual([]);
  const own = (await seen(order)).invoices[0]?.id ?? '';
  for (const [method, path] of [
    ['GET', at('/invoices')],
    ['GET', at('/invoices/waiting')],
    ['GET', at('/billing')],
    ['POST', at(`/orders/${order}/invoice`)],
    ['POST', at(`/orders/${order}/invoice`, other)],
    ['POST', at(`/invoices/${own}/stamp`, other)],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    const answer = await office.call(other, method, path, body, withKey(fresh('foreign-key-')));
    expect(answer.status, path).toBe(404);
  }
  const path = `/orders/${order}/invoice`;
  const foreign = await front.call<Code>(
    other,
    'POST',
    path,
    BUYER,
    withKey(fresh('foreign-key-')),
  );
  expect(foreign.body.code).toBe('order_not_found');
  expect(await readOrderInvoices(office.scope(shop.store), order)).toMatchObject({ ok: false });
  const empty = { ok: true, value: { results: [] } };
  const page = { offset: 0, limit: 10 };
  expect(await readOwnInvoices(front.scope(shop.store), page)).toMatchObject(empty);
  const gone = await shop.deliver();
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'canceled_by_supplier' WHERE id = ${gone}`,
  );
  expect((await ask(gone)).body.code).toBe('invoice_canceled');
});

test('an invoice keeps the codes that its items had, whatever they get later', async () => {
  const order = await shop.deliver();
  const code = (product: string) =>
    write(
      'a',
      sql`UPDATE item SET sat_product = ${product}, sat_unit = 'KGM' WHERE owner_id = ${shop.store.id}`,
    );
  await code('53102001');
  await bill();
  await ask(order);
  await issue(order);
  await code('54101601');
  const [row] = await rows(
    'a',
    sql<{ lines: string }>`SELECT lines FROM invoice WHERE order_id = ${order}`,
  );
  const lines = JSON.parse(row?.lines ?? '[]') as object[];
  expect(lines[0]).toMatchObject({ sat_product: '53102001', sat_unit: 'KGM' });
});
