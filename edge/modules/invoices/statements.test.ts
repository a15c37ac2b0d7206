/** A store's invoices are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as globals from './global-statements.ts';
import * as invoices from './statements.ts';

const page = { offset: 0, limit: 30 };
const filter = { text: '1', isPrefix: true, isPrinted: false };

const stores = twoStores((plant) => {
  plant('purchase_order', {
    id: 'or_1',
    store_id: OWN,
    supplier_id: OWN,
    account_id: 'ac_1',
    contact: '{"email":"Ana@x.mx"}',
    state: 'paid',
  });
  plant('purchase_order', {
    id: 'or_2',
    checkout_id: 'ch_2',
    store_id: OWN,
    supplier_id: OWN,
    state: 'paid',
  });
  plant('invoice', { id: 'iv_1', supplier_id: OWN, order_id: 'or_1', number: 12 });
  plant('order_billing', { order_id: 'or_2', supplier_id: OWN });
  plant('store_billing', { store_id: OWN });
});

test.each<[string, (store: string) => Statement]>([
  ['lists documents', (store) => invoices.listOfSupplier(store, null, page)],
  ['lists documents by number', (store) => invoices.listOfSupplier(store, filter, page)],
  ['counts documents', (store) => invoices.countOfSupplier(store, null, 9)],
  [
    'lists an account’s documents',
    (store) => invoices.listOfBuyer(store, { accountId: 'ac_1', email: null }, page),
  ],
  [
    'lists the documents of an e-mail',
    (store) => invoices.listOfBuyer(store, { accountId: 'ac_2', email: 'ana@x.mx' }, page),
  ],
  ['finds an order that it sold', (store) => invoices.findSold(store, 'or_1')],
  ['finds an order that it delivers', (store) => invoices.findDelivered(store, 'or_1')],
  ['lists what waits', (store) => invoices.listWaiting(store)],
  ['finds tax data', (store) => invoices.findBilling(store)],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('another account’s documents are nobody else’s', () => {
  const read = (accountId: string, email: string | null) =>
    stores.reaches(invoices.listOfBuyer(OWN, { accountId, email }, page));
  expect(read('ac_2', null)).toBe(false);
  expect(read('ac_2', 'eva@x.mx')).toBe(false);
});

test('neither an order that awaits its payment is invoiced, nor does a cancelled or an invoiced one wait', () => {
  stores.cell.exec("UPDATE purchase_order SET state = 'awaiting_payment' WHERE id = 'or_1'");
  expect(stores.reaches(invoices.findDelivered(OWN, 'or_1'))).toBe(false);
  stores.cell.exec("UPDATE purchase_order SET state = 'canceled_by_customer' WHERE id = 'or_2'");
  expect(stores.reaches(invoices.listWaiting(OWN))).toBe(false);
  stores.cell.exec("UPDATE purchase_order SET state = 'paid' WHERE id = 'or_2'");
  stores.plant('invoice', {
    id: 'iv_2',
    supplier_id: OWN,
    order_id: 'or_2',
    number: 13,
    kind: 'invoice',
  });
  expect(stores.reaches(invoices.listWaiting(OWN))).toBe(false);
});

test('a number is found by its beginning, or whole, as it is printed or as it is counted', () => {
  const finds = (text: string, isPrefix: boolean, isPrinted: boolean) =>
    stores.reaches(invoices.countOfSupplier(OWN, { text, isPrefix, isPrinted }, 9));
  expect(finds('1', true, false)).toBe(true);
  expect(finds('2', true, false)).toBe(false);
  expect(finds('1', false, false)).toBe(false);
  expect(finds('12', false, false)).toBe(true);
  expect(finds('F-0000', true, true)).toBe(true);
  expect(finds('F-000012', false, true)).toBe(true);
  expect(finds('12', false, true)).toBe(false);
});

test('a global invoice has its own store’s sales, and an order leaves that in which it stands', () => {
  stores.plant('order_paid', { order_id: 'or_2', supplier_id: OWN, paid_at: 5 });
  stores.cell.exec("UPDATE purchase_order SET items_total = 100, total = 100 WHERE id = 'or_2'");
  stores.cell.exec('DELETE FROM order_billing');
  const due = (supplierId: string, until = 9) =>
    stores.reaches(globals.listDue({ supplierId, from: 0, until }));
  expect(due(OWN)).toBe(true);
  expect(due(OTHER)).toBe(false);
  expect(due(OWN, 5)).toBe(false);
  stores.plant('invoice', { id: 'iv_3', supplier_id: OWN, number: 14, kind: 'global' });
  stores.plant('global_invoice_order', { order_id: 'or_2', invoice_id: 'iv_3', total: 100 });
  expect(due(OWN)).toBe(false);
  expect(stores.reaches(globals.creditGlobal('iv_4', 'or_2', 1))).toBe(true);
  expect(stores.reaches(globals.creditGlobal('iv_4', 'or_1', 1))).toBe(false);
});
