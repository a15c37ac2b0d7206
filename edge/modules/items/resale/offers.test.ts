/** What a store may resell: other stores' offered items, of its own network alone. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../../tests/support/two-stores.ts';
import type { ResaleFilter } from '../../../../shared/contracts/resale.ts';
import { sql } from '../../../db/cell-sql.ts';
import * as resale from './offers.ts';

const filter = (change: Partial<ResaleFilter> = {}): ResaleFilter => ({ text: '', ...change });
const page = { offset: 0, limit: 30 };

const stores = twoStores((plant) => {
  // The supplier is the root of the network of the store that asks.
  plant('store', { id: 'st_raiz', slug: 'raiz', name: 'Raíz', currency: 'MXN', country: 'MX' });
  plant('item', {
    id: 'it_1',
    owner_id: 'st_raiz',
    name: 'Falda',
    kind: 'product',
    photos: '[]',
    is_dropshipping: 1,
    list_state: 'published',
    contribution_margin: 5,
  });
  for (const [id, owner] of [
    ['ct_raiz', 'st_raiz'],
    ['ct_1', OWN],
    ['ct_2', OWN],
  ] as const) {
    plant('catalogue', { id, store_id: owner, slug: id, name: id, num_products: 1 });
  }
  plant('listing', { id: 1, store_id: 'st_raiz', item_id: 'it_1' });
  plant('listing', { id: 2, store_id: OWN, item_id: 'it_1', queue_position: 1 });
  plant('listing', { id: 3, store_id: OWN, item_id: 'it_2', queue_position: 2 });
  plant('catalogue_listing', { catalogue_id: 'ct_raiz', listing_id: 1 });
  plant('catalogue_listing', { catalogue_id: 'ct_2', listing_id: 2 });
  plant('catalogue_listing', { catalogue_id: 'ct_1', listing_id: 3 });
});

const join = (store: string) =>
  stores.cell.prepare("UPDATE store SET root_id = 'st_raiz' WHERE id = ?").run(store);

test('a store of another network is offered nothing', () => {
  join(OWN);
  const all = [
    (store: typeof OWN) => resale.listOffers(store, filter(), page, 'es'),
    (store: typeof OWN) => resale.countOffers(store, filter(), 9),
    (store: typeof OWN) => resale.listMissing(store, filter(), 'ct_1', 9),
    (store: typeof OWN) => resale.countMissing(store, filter(), 'ct_1'),
    (store: typeof OWN) => resale.listSuppliers(store, '', page),
    (store: typeof OWN) => resale.countSuppliers(store, ''),
    (store: typeof OWN) => resale.listCategories(store, '', page, 'es'),
    (store: typeof OWN) => resale.countCategories(store, ''),
    (store: typeof OWN) => resale.findOffer(store, 'it_1'),
    (store: typeof OWN) => sql`SELECT ${resale.isOfferedTo(store, sql`'it_1'`)} AS n`,
  ];
  for (const of of all) expect(stores.reaches(of(OWN))).toBe(true);
  for (const of of all) expect(stores.reaches(of(OTHER))).toBe(false);
});

test('an item is missing from a catalogue until it stands there, wherever else it does', () => {
  join(OWN);
  join(OTHER);
  const isMissing = (store: typeof OWN, catalogue: string) => [
    stores.reaches(resale.listMissing(store, filter(), catalogue, 9)),
    stores.reaches(resale.countMissing(store, filter(), catalogue)),
  ];
  expect(isMissing(OWN, 'ct_1')).toEqual([true, true]);
  expect(isMissing(OWN, 'ct_2')).toEqual([false, false]);
  expect(isMissing(OTHER, 'ct_2')).toEqual([true, true]);
});

test.each([
  'i.is_dropshipping = 0',
  "i.list_state = 'draft'",
  'i.hidden = 1',
  'i.deleted_at = 1',
  "o.currency = 'USD'",
  'o.is_unopened = 1',
])('an item with %s is offered to nobody', (what) => {
  join(OWN);
  const [table, change] = what.startsWith('i.') ? ['item', what] : ['store', what];
  stores.cell.exec('PRAGMA ignore_check_constraints = ON');
  const where = table === 'item' ? '' : " WHERE id = 'st_raiz'";
  stores.cell.exec(`UPDATE ${table} SET ${change.slice(2)}${where}`);
  stores.cell.exec('PRAGMA ignore_check_constraints = OFF');
  expect(stores.reaches(resale.countOffers(OWN, filter(), 9))).toBe(false);
  expect(stores.reaches(resale.countSuppliers(OWN, ''))).toBe(false);
});

test('offers are narrowed by words, supplier, kind and the supplier’s catalogue', () => {
  join(OWN);
  const finds = (change: object) => stores.reaches(resale.countOffers(OWN, filter(change), 9));
  expect([finds({ text: 'falda' }), finds({ text: 'pantalón' })]).toEqual([true, false]);
  expect([finds({ dssupplier: 'st_raiz' }), finds({ dssupplier: OTHER })]).toEqual([true, false]);
  expect([finds({ type: 'product' }), finds({ type: 'experience' })]).toEqual([true, false]);
  expect([finds({ category: 'ct_raiz' }), finds({ category: 'ct_2' })]).toEqual([true, false]);
});

test('a franchise resells its root’s items alone', () => {
  stores.cell.exec(`UPDATE store SET root_id = '${OTHER}' WHERE id IN ('st_raiz', '${OWN}')`);
  expect(stores.reaches(resale.countOffers(OWN, filter(), 9))).toBe(true);
  stores.cell.exec('PRAGMA ignore_check_constraints = ON');
  stores.cell.exec(`UPDATE store SET store_type = 'franchise' WHERE id = '${OWN}'`);
  stores.cell.exec('PRAGMA ignore_check_constraints = OFF');
  expect(stores.reaches(resale.countOffers(OWN, filter(), 9))).toBe(false);
  expect(stores.reaches(resale.countSuppliers(OWN, ''))).toBe(false);
});
