/** A store's pictures are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as gallery from './statements.ts';

const asked = { text: '', offset: 0, limit: 30 };
const lacking = { ...asked, lacks: 'description' as const };
const change = {
  id: 'pc_1',
  name: 'N',
  alt: '',
  alt_en: null,
  decorative: 0,
  focal_x: 50,
  focal_y: 50,
};

const stores = twoStores((plant) => {
  plant('picture', {
    id: 'pc_1',
    store_id: OWN,
    name: 'Falda',
    alt: '',
    decorative: 0,
    hash: 'h1',
    key: 'k',
    type: 'png',
  });
  plant('picture_total', { store_id: OWN, pictures: 1, bytes: 1 });
});

test.each<[string, (store: StoreId) => Statement | Statement[]]>([
  ['finds a picture', (store) => gallery.findPicture(store, 'pc_1')],
  ['finds a picture by its bytes', (store) => gallery.findByHash(store, 'h1')],
  ['lists pictures', (store) => gallery.listPictures(store, asked)],
  ['lists pictures by name', (store) => gallery.listPictures(store, { ...asked, text: 'fald' })],
  ['counts pictures', (store) => gallery.countPictures(store, '')],
  ['counts pictures by name', (store) => gallery.countPictures(store, 'fald')],
  ['lists those without words', (store) => gallery.listPictures(store, lacking)],
  ['counts those without words', (store) => gallery.countUndescribed(store, '')],
  ['knows a picture', (store) => gallery.assertPicture(store, 'pc_1')],
  ['changes a picture', (store) => gallery.updatePicture(store, change)],
  ['deletes a picture', (store) => gallery.deletePicture(store, 'pc_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  // Each statement of a batch is bound by itself.
  for (const one of [of(OTHER)].flat()) expect(stores.reaches(one)).toBe(false);
});
