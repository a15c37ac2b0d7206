/** A store's reviews are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as own from './own-statements.ts';
import { findReviewed, insertReview, rewrite } from './statements.ts';

const page = { offset: 0, limit: 30 };
const words = { qualification: 5, title: 'T', text: 'X' };

const MODERATED = {
  hidden_for: null,
  answer: 'Gracias',
  hidden_photos: [],
  reports_settled: 0,
};

const stores = twoStores((plant) => {
  plant('purchase_order', { id: 'or_1', store_id: OWN, state: 'delivered' });
  plant('order_line', { order_id: 'or_1', position: 1, item_id: 'it_1', amount: 1 });
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'product', photos: '[]' });
  const review = { store_id: OWN, item_id: 'it_1', order_id: 'or_1', qualification: 4 };
  plant('review', { ...review, id: 'rv_1', reports: 1 });
  plant('review', { ...review, id: 'rv_2', order_id: 'or_2', hidden_for: 'spam' });
});

test.each<[string, (store: StoreId) => Statement | Statement[]]>([
  ['lists reviews', (store) => own.listOwn(store, 'all', page)],
  ['lists reported reviews', (store) => own.listOwn(store, 'reported', page)],
  ['lists hidden reviews', (store) => own.listOwn(store, 'hidden', page)],
  ['lists reviews to answer', (store) => own.listOwn(store, 'unanswered', page)],
  ['lists reviews by their stars', (store) => own.listOwn(store, '4', page)],
  ['counts reviews', (store) => own.countOwn(store, 'all', 9)],
  ['finds a review', (store) => own.findOwn(store, 'rv_1')],
  ['decides about a review', (store) => own.moderate(store, 'rv_1', 1, MODERATED)],
  ['finds an order to review', (store) => findReviewed(store, 'or_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('each view shows its own reviews', () => {
  const ids = (show: Parameters<typeof own.listOwn>[1]) => {
    const { text, params } = own.listOwn(OWN, show, page);
    const rows = stores.cell.prepare(text).all(...(params as (string | number)[]));
    return new Set(rows.map((row) => row['id']));
  };
  expect(ids('all')).toEqual(new Set(['rv_1', 'rv_2']));
  expect(ids('hidden')).toEqual(new Set(['rv_2']));
  expect(ids('reported')).toEqual(new Set(['rv_1']));
  expect(ids('unanswered')).toEqual(new Set(['rv_1']));
  expect(ids('5')).toEqual(new Set([]));
});

test('a review is written once its order was delivered with the item, and changed in its version', () => {
  const review = { id: 'rv_3', store_id: OWN, author: 'Ana', created_at: 1, ...words };
  const of = (order_id: string, item_id: string) =>
    stores.reaches(insertReview({ ...review, order_id, item_id }));
  stores.plant('purchase_order', {
    id: 'or_3',
    checkout_id: 'ch_3',
    store_id: OWN,
    state: 'delivered',
  });
  stores.plant('order_line', { order_id: 'or_3', position: 1, item_id: 'it_1', amount: 1 });
  expect(of('or_3', 'it_1')).toBe(true);
  expect(of('or_3', 'it_2')).toBe(false);
  expect(of('or_4', 'it_1')).toBe(false);
  stores.cell.exec("UPDATE purchase_order SET state = 'in_transit' WHERE id = 'or_3'");
  expect(of('or_3', 'it_1')).toBe(false);
  expect(stores.reaches(rewrite({ id: 'rv_1', version: 1 }, words, 1))).toBe(true);
  expect(stores.reaches(rewrite({ id: 'rv_1', version: 2 }, words, 1))).toBe(false);
});
