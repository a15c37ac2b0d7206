/** Experiences that are called off: their store's alone, and found without reading all of its orders. */
import type { SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import * as cancellations from './statements.ts';

const stores = twoStores((plant) => {
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'experience', photos: '[]' });
  for (const id of ['or_1', 'or_2', 'or_3']) {
    plant('purchase_order', {
      id,
      checkout_id: id,
      store_id: OWN,
      supplier_id: OWN,
      number: id,
      currency: 'MXN',
    });
    plant('order_line', { order_id: id, item_id: 'it_1', amount: 2, unit_price: 50, total: 100 });
  }
});

/** The rows that a statement reads. */
const rowsOf = ({ text, params }: Statement) =>
  stores.cell
    .prepare(text)
    .all(...(params as SQLInputValue[]))
    .map((row) => ({ ...row }));
/** SQLite's plan, without the steps that sort. */
const planOf = ({ text, ...rest }: Statement) =>
  rowsOf({ text: `EXPLAIN QUERY PLAN ${text}`, ...rest })
    .map(({ detail }) => String(detail))
    .filter((step) => /^(?:SEARCH|SCAN)/.test(step));
const change = (text: string) => stores.cell.exec(text);
const bought = (store: string) => sql<{
  id: string;
}>`SELECT p.id ${cancellations.areBought(store, 'it_1')}
  ORDER BY p.id`;
const idsOf = () => rowsOf(bought(OWN)).map(({ id }) => id);

function callOff(faults: Readonly<Record<string, string | null>>): void {
  stores.plant('event_cancellation', { item_id: 'it_1', store_id: OWN, canceled_at: 100 });
  for (const [order, fault] of Object.entries(faults)) {
    stores.plant('event_cancellation_order', {
      item_id: 'it_1',
      order_id: order,
      fault,
      try_at: fault === null ? 200 : 900,
    });
  }
}

test.each<[string, (store: string) => Statement]>([
  ['finds an experience', (store) => cancellations.find(store, 'it_1', 'es')],
  ['finds its orders', bought],
  ['counts what is at stake', (store) => cancellations.listAtStake(store, 'it_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('orders are found by their lines of the experience, never by all orders of the store', () => {
  for (const statement of [bought(OWN), cancellations.listAtStake(OWN, 'it_1')]) {
    expect(planOf(statement).slice(0, 2)).toEqual([
      'SEARCH l USING INDEX order_line_by_item (item_id=?)',
      'SEARCH p USING INDEX sqlite_autoindex_purchase_order_1 (id=?)',
    ]);
  }
});

test.each<[string, Statement]>([
  ['the progress', cancellations.countProgress('it_1')],
  ['the money', cancellations.listMoney('it_1')],
  ['the open orders', cancellations.listOpen('it_1', 9)],
  ['the orders that are due', cancellations.listDue(1, 9)],
  ['a mail', cancellations.findMail('ms_1')],
])('%s is read without a scan', (_, statement) => {
  expect(planOf(statement).filter((step) => step.startsWith('SCAN'))).toEqual([]);
});

test('an order that was canceled, is a test, or has lost the whole line has nothing to be undone', () => {
  expect(idsOf()).toEqual(['or_1', 'or_2', 'or_3']);
  change(`UPDATE purchase_order SET state = 'canceled_by_customer' WHERE id = 'or_1'`);
  change(`UPDATE order_line SET cut_units = 1 WHERE order_id = 'or_2'`);
  change(`UPDATE purchase_order SET is_test = 1 WHERE id = 'or_3'`);
  expect(idsOf()).toEqual(['or_2']);
  change(`UPDATE order_line SET cut_units = 2 WHERE order_id = 'or_2'`);
  expect(idsOf()).toEqual([]);
});

test('what is at stake is what providers have taken, less what was given back', () => {
  const atStake = () => rowsOf(cancellations.listAtStake(OWN, 'it_1'));
  change(`UPDATE purchase_order SET payment_type = 'str_card'`);
  expect(atStake()).toEqual([{ currency: 'MXN', orders: 3, by_hand: 0, amount: 0 }]);
  stores.plant('payment', { id: 'pa_1', checkout_id: 'or_1', state: 'approved' });
  stores.plant('refund', { id: 're_1', order_id: 'or_1', part: 'line', line: 0, amount: 30 });
  change(`UPDATE purchase_order SET payment_type = 'cash', state = 'paid' WHERE id = 'or_2'`);
  expect(atStake()).toEqual([{ currency: 'MXN', orders: 3, by_hand: 1, amount: 70 }]);
});

test('orders that are due come by their time, and one whose try failed waits for its own', () => {
  callOff({ or_1: null, or_2: 'disputed' });
  const due = (now: number) =>
    rowsOf(cancellations.listDue(now, 9)).map(({ order_id: order }) => order);
  expect([due(199), due(200), due(900)]).toEqual([[], ['or_1'], ['or_1', 'or_2']]);
  const { text, params } = cancellations.tryAgain('it_1', 150);
  stores.cell.prepare(text).run(...(params as SQLInputValue[]));
  expect(due(150)).toEqual(['or_2']);
});

test('an order ends once', () => {
  callOff({ or_1: null });
  const which = { item_id: 'it_1', order_id: 'or_1' };
  expect(stores.reaches(cancellations.end(which, 'canceled'))).toBe(true);
  change(`UPDATE event_cancellation_order SET way = 'canceled', try_at = NULL`);
  expect(stores.reaches(cancellations.end(which, 'canceled'))).toBe(false);
  expect(stores.reaches(cancellations.noteFault(which, 'disputed', 300))).toBe(false);
});

test('a person looks at orders whose try failed, and at those that are left to the seller', () => {
  callOff({ or_1: null, or_2: 'disputed', or_3: null });
  change(
    `UPDATE event_cancellation_order SET way = 'by_hand', try_at = NULL WHERE order_id = 'or_3'`,
  );
  expect(rowsOf(cancellations.listOpen('it_1', 9)).map(({ id }) => id)).toEqual(['or_2', 'or_3']);
  expect(rowsOf(cancellations.countProgress('it_1'))).toEqual([
    { orders: 3, done: 1, failed: 1, told: 0, unreached: 3 },
  ]);
});
