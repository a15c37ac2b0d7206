/** A store's catalogues are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as edits from './edit-statements.ts';
import * as places from './place-statements.ts';

const page = { offset: 0, limit: 30 };
const photo = JSON.stringify({ url: `/media/${OTHER}/1.webp`, width: 1, height: 1 });
const state = { name: 'N', name_en: null, slug: 'n', photo: null, position: 9, rule: null };

const stores = twoStores((plant) => {
  plant('catalogue', { id: 'ct_1', store_id: OWN, slug: 'uno', position: 1 });
  plant('catalogue', { id: 'ct_2', store_id: OWN, slug: 'dos', position: 2, num_products: 1 });
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'product', photos: '[]' });
  plant('listing', { id: 1, store_id: OWN, item_id: 'it_1', queue_position: 1 });
  plant('catalogue_listing', { catalogue_id: 'ct_2', listing_id: 1, position: 7 });
});

test.each<[string, (store: StoreId) => Statement | Statement[]]>([
  ['finds a catalogue', (store) => edits.findEdited(store, 'ct_1')],
  ['lists catalogues', (store) => edits.listEdited(store, page)],
  ['counts catalogues', (store) => edits.countCatalogues(store)],
  ['lists ranks', (store) => edits.listRanks(store, 'ct_1', page)],
  ['finds the last rank', (store) => edits.findLastRank(store)],
  ['lists slugs', (store) => edits.listSlugsLike(store, 'un')],
  ['changes a catalogue', (store) => edits.updateCatalogue(store, 'ct_1', 1, state)],
  ['deletes a catalogue', (store) => edits.deleteCatalogue(store, 'ct_1', 1)],
  ['gives new ranks', (store) => edits.renumberCatalogues(store, 'ct_1')],
  ['takes for empty a catalogue', (store) => edits.assertEmpty(store, 'ct_1')],
  ['lists holdings', (store) => places.listHoldings(store, 'it_1', page, 'es')],
  ['finds a product', (store) => places.findMember(store, 'ct_2', 'it_1')],
  ['finds the last product', (store) => places.findLastMember(store, 'ct_2')],
  [
    'lists what a catalogue lacks',
    (store) => places.listMissing(store, { from: 'ct_2', into: 'ct_1', limit: 9 }),
  ],
  ['counts it', (store) => places.countMissing(store, { from: 'ct_2', into: 'ct_1' })],
  ['finds a listing', (store) => places.findListing(store, 'it_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('a catalogue with products is not empty, and a version that has gone by changes nothing', () => {
  expect(stores.reaches(edits.assertEmpty(OWN, 'ct_2'))).toBe(false);
  expect(stores.reaches(edits.updateCatalogue(OWN, 'ct_1', 2, state))).toBe(false);
  expect(stores.reaches(edits.deleteCatalogue(OWN, 'ct_1', 2))).toBe(false);
});

test('a photo is one of the store’s library while its folder is the store’s', () => {
  const change = (store: StoreId) =>
    edits.updateCatalogue(store, store === OWN ? 'ct_1' : 'ct_3', 1, { ...state, photo });
  stores.plant('catalogue', { id: 'ct_3', store_id: OTHER, slug: 'tres' });
  expect(stores.reaches(change(OTHER))).toBe(false);
  stores.plant('picture', { id: 'pc_1', store_id: OWN, key: `${OTHER}/1.webp` });
  expect(stores.reaches(change(OTHER))).toBe(false);
  stores.cell.prepare('UPDATE picture SET store_id = ?').run(OTHER);
  expect(stores.reaches(change(OTHER))).toBe(true);
  stores.cell.prepare('UPDATE picture SET key = ?').run(`${OTHER}/2.webp`);
  expect(stores.reaches(change(OTHER))).toBe(false);
});

test('products come into no catalogue of another store', () => {
  const before = { catalogue: 'ct_1', item: 'it_1', rank: null };
  const after = { ...before, rank: 3 };
  expect(stores.reaches(places.writePlaces(OWN, [before], [after]))).toBe(true);
  stores.plant('listing', { id: 2, store_id: OTHER, item_id: 'it_1', queue_position: 1 });
  expect(stores.reaches(places.writePlaces(OTHER, [before], [after]))).toBe(false);
});

test('what a deleted catalogue had comes back to its own store alone', () => {
  stores.plant('deleted_catalogue_item', {
    store_id: OWN,
    catalogue_id: 'ct_9',
    item_id: 'it_1',
    position: 4,
  });
  const back = (store: StoreId) => {
    stores.cell.exec('SAVEPOINT back');
    for (const { text, params } of edits.insertCatalogue(store, 'ct_9', state)) {
      stores.cell.prepare(text).run(...(params as (string | number | null)[]));
    }
    const kept = stores.cell
      .prepare("SELECT listing_id, position FROM catalogue_listing WHERE catalogue_id = 'ct_9'")
      .all();
    const left = stores.cell.prepare('SELECT count(*) AS n FROM deleted_catalogue_item').get()![
      'n'
    ];
    stores.cell.exec('ROLLBACK TO back');
    return { kept, left };
  };
  expect(back(OWN)).toEqual({ kept: [{ listing_id: 1, position: 4 }], left: 0 });
  stores.plant('listing', { id: 2, store_id: OTHER, item_id: 'it_1', queue_position: 1 });
  expect(back(OTHER)).toEqual({ kept: [], left: 1 });
});
