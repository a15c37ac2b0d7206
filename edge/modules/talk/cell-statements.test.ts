/** A message is about a thing of its store, and about an order of its writer alone. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import * as talk from './cell-statements.ts';

const stores = twoStores((plant) => {
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'product', photos: '[]' });
  plant('listing', { id: 1, store_id: OWN, item_id: 'it_1', shown: 1 });
  plant('purchase_order', {
    id: 'or_1',
    store_id: OWN,
    supplier_id: 'st_tres',
    account_id: 'ac_1',
    number: 'N-1',
  });
});

test('an item is one that visitors see in the store', () => {
  const finds = (store: string) => stores.reaches(talk.findTaggedItem(store, 'it_1'));
  expect([finds(OWN), finds(OTHER)]).toEqual([true, false]);
  stores.cell.exec('UPDATE listing SET shown = 0');
  expect(finds(OWN)).toBe(false);
});

test('an order is the account’s own, in the store that sold it or delivers it', () => {
  const finds = (store: string, account: string, order = 'or_1') =>
    stores.reaches(talk.findTaggedOrder(store, order, account));
  expect([finds(OWN, 'ac_1'), finds('st_tres', 'ac_1')]).toEqual([true, true]);
  expect([finds(OTHER, 'ac_1'), finds(OWN, 'ac_2'), finds(OWN, 'ac_1', 'or_2')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('an order’s conversation is told in the store that sold it or delivers it', () => {
  const finds = (store: string) => stores.reaches(talk.findNoticedOrder(store, 'or_1'));
  expect([finds(OWN), finds('st_tres'), finds(OTHER)]).toEqual([true, true, false]);
});

test('a store is written to at its own address, under its own name', () => {
  expect(stores.reaches(talk.findAddressee('st_tres'))).toBe(false);
  const { text, params } = talk.findStoreName(OTHER);
  expect(stores.cell.prepare(text).all(...(params as string[]))).toEqual([{ name: OTHER }]);
});
