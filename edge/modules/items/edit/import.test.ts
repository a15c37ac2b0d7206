/** A store's imports are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../../shared/kernel/ids.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import * as imports from './import.ts';
import { listLibrary } from './library.ts';
import { listPictures } from './reads.ts';

const stores = twoStores((plant) => {
  plant('item', {
    id: 'it_1',
    slug: 'falda',
    name: 'Falda',
    owner_id: OWN,
    kind: 'product',
    photos: '[]',
  });
  plant('sku', { id: 'sk_1', item_id: 'it_1', code: 'C1', barcode: '750' });
  plant('import_change', { job_id: 'jb_1', store_id: OWN, item_id: 'it_1', stock: '[]' });
  plant('import_column', { store_id: OWN, title: 'pvp', field: 'price' });
  plant('picture', { id: 'pc_1', store_id: OWN, key: 'a/1.webp' });
});

const NONE = { item: [], slug: [], sku: [], code: [], barcode: [], name: [] };
const NAMED = {
  item: ['it_1'],
  slug: ['falda'],
  sku: ['sk_1'],
  code: ['C1'],
  barcode: ['750'],
  name: ['Falda'],
};
const named = (store: StoreId, by: keyof typeof NAMED) =>
  imports.listNamed(store, 'jb_1', { ...NONE, [by]: NAMED[by] });

const undone = (id: string) => [{ id, isUndone: true }];

test.each<[string, (store: StoreId) => Statement]>([
  ['finds an item by its id', (store) => named(store, 'item')],
  ['finds an item by its address', (store) => named(store, 'slug')],
  ['finds an item by its variant’s id', (store) => named(store, 'sku')],
  ['finds an item by its variant’s code', (store) => named(store, 'code')],
  ['finds an item by its variant’s barcode', (store) => named(store, 'barcode')],
  ['finds an item by its name', (store) => named(store, 'name')],
  ['lists its pictures', (store) => listLibrary(store)],
  ['lists the changes of an import', (store) => imports.listChanges(store, 'jb_1', '', 9)],
  ['marks the changes of an import', (store) => imports.markUndone(store, 'jb_1', undone('it_1'))],
  ['reads what was undone', (store) => imports.listUndone(store, 'jb_1', ['it_1'])],
  ['knows the columns', (store) => imports.listColumns(store)],
  ['finds pictures', (store) => listPictures(store, ['a/1.webp'])],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('one import’s changes are not another’s, and items that were not undone stay', () => {
  expect(stores.reaches(imports.listChanges(OWN, 'jb_2', '', 9))).toBe(false);
  expect(stores.reaches(imports.listChanges(OWN, 'jb_1', 'it_1', 9))).toBe(false);
  expect(stores.reaches(imports.listUndone(OWN, 'jb_2', ['it_1']))).toBe(false);
  expect(stores.reaches(imports.markUndone(OWN, 'jb_2', undone('it_1')))).toBe(false);
  expect(stores.reaches(imports.markUndone(OWN, 'jb_1', undone('it_2')))).toBe(false);
});

test('a deleted item is named by no row', () => {
  stores.cell.exec('UPDATE item SET deleted_at = 1');
  expect(stores.reaches(imports.listNamed(OWN, 'jb_1', NAMED))).toBe(false);
});

test('an item is touched where this import has changed it, and no other import', () => {
  const read = (job: string) => {
    const { text, params } = imports.listNamed(OWN, job, NAMED);
    return stores.cell.prepare(text).all(...params);
  };
  expect(read('jb_1')).toEqual([{ item_id: 'it_1', is_touched: 1 }]);
  expect(read('jb_2')).toEqual([{ item_id: 'it_1', is_touched: 0 }]);
});
