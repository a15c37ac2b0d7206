/** A store's imports are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../../shared/kernel/ids.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import * as imports from './import.ts';
import { listPictures } from './reads.ts';

const stores = twoStores((plant) => {
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'product', photos: '[]' });
  plant('sku', { id: 'sk_1', item_id: 'it_1', code: 'C1', barcode: '750' });
  plant('import_change', { job_id: 'jb_1', store_id: OWN, item_id: 'it_1', stock: '[]' });
  plant('import_column', { store_id: OWN, title: 'pvp', field: 'price' });
  plant('picture', { id: 'pc_1', store_id: OWN, key: 'a/1.webp' });
});

test.each<[string, (store: StoreId) => Statement]>([
  ['finds a variant by its id', (store) => imports.listNamed(store, ['sk_1'], [], [])],
  ['finds a variant by its code', (store) => imports.listNamed(store, [], ['C1'], [])],
  ['finds a variant by its barcode', (store) => imports.listNamed(store, [], [], ['750'])],
  ['lists the changes of an import', (store) => imports.listChanges(store, 'jb_1', 9)],
  ['forgets the changes of an import', (store) => imports.dropChanges(store, 'jb_1', ['it_1'])],
  ['knows the columns', (store) => imports.listColumns(store)],
  ['finds pictures', (store) => listPictures(store, ['a/1.webp'])],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('one import’s changes are not another’s, and items that were not undone stay', () => {
  expect(stores.reaches(imports.listChanges(OWN, 'jb_2', 9))).toBe(false);
  expect(stores.reaches(imports.dropChanges(OWN, 'jb_2', ['it_1']))).toBe(false);
  expect(stores.reaches(imports.dropChanges(OWN, 'jb_1', ['it_2']))).toBe(false);
});

test('a deleted item is named by no row', () => {
  stores.cell.exec('UPDATE item SET deleted_at = 1');
  expect(stores.reaches(imports.listNamed(OWN, ['sk_1'], ['C1'], ['750']))).toBe(false);
});
