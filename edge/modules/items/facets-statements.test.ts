/** What time alone makes available, or no more: numbers that are kept wait for the sweep. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import { countPassing } from './facets-statements.ts';
import type { Selection } from './selection.ts';

const NOW = 1_000;

const stores = twoStores((plant) => {
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'product', photos: '[]' });
  plant('sku', { id: 'sk_1', item_id: 'it_1' });
  plant('hold', { sku_id: 'sk_1', expires_at: NOW });
  const listing = { store_id: OWN, kind: 'product', shown: 1 };
  plant('listing', { ...listing, id: 1, item_id: 'it_1', in_stock: 0, queue_position: 1 });
  const begun = { ...listing, kind: 'experience', in_stock: 1, starts_at: NOW };
  plant('listing', { ...begun, id: 2, item_id: 'it_2', queue_position: 2 });
  plant('listing', { ...begun, id: 3, item_id: 'it_3', queue_position: 3 });
  plant('catalogue', { id: 'ct_1', store_id: OWN, slug: 'uno' });
  plant('catalogue_listing', { catalogue_id: 'ct_1', listing_id: 2 });
});

function passing(change: Partial<Selection> = {}): unknown {
  const selection: Selection = { storeId: OWN, now: NOW, locale: 'es', ...change };
  const { text, params } = countPassing(selection);
  return stores.cell.prepare(text).get(...(params as (string | number)[]))!['n'];
}

test('what a hold’s end has freed counts, less the experiences that have begun', () => {
  expect(passing()).toBe(-1);
  expect(passing({ kind: 'product' })).toBe(1);
  expect(passing({ kind: 'experience' })).toBe(-2);
  expect(passing({ catalogue: { slug: 'uno' } })).toBe(-1);
  expect(passing({ storeId: OTHER })).toBe(0);
});

test('neither counts before its moment', () => {
  expect(passing({ now: NOW - 1 })).toBe(0);
});

test('what is not shown counts for nothing', () => {
  stores.cell.exec('UPDATE listing SET shown = 0');
  expect([passing({ kind: 'product' }), passing({ kind: 'experience' })]).toEqual([0, 0]);
});

test('what is in stock was not freed, and what is sold out does not end', () => {
  stores.cell.exec('UPDATE listing SET in_stock = 1 - in_stock');
  expect([passing({ kind: 'product' }), passing({ kind: 'experience' })]).toEqual([0, 0]);
});
