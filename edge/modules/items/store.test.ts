import type { SQLInputValue } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { rowsOf, seededDemo, type DemoDatabase } from '../../../tests/support/demo-database.ts';
import type { Statement } from '../../db/sql.ts';
import * as store from './store.ts';

const NOW = Date.UTC(2026, 10, 21);
const moda = { storeId: 'st_moda' as StoreId, now: NOW };

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(NOW);
});

/** How SQLite would do it, a line a table. */
function planOf({ text, params }: Statement): string[] {
  const rows = rowsOf<{ detail: string }>(
    demo.a,
    `EXPLAIN QUERY PLAN ${text}`,
    ...(params as SQLInputValue[]),
  );
  return rows.map(({ detail }) => detail);
}

test.each<
  [string, Partial<store.Selection>, 'queue_position' | 'list_price' | '-list_price', string]
>([
  ['a store', {}, 'queue_position', 'listing_by_position'],
  ['a store by price', {}, '-list_price', 'listing_by_price'],
  ['a kind', { kind: 'product' }, 'queue_position', 'listing_kind_by_position'],
  ['a kind by price', { kind: 'product' }, 'list_price', 'listing_kind_by_price'],
  [
    'a catalogue',
    { catalogue: { slug: 'mujer' } },
    'queue_position',
    'catalogue_listing_by_position',
  ],
  [
    'a catalogue by price',
    { catalogue: { slug: 'mujer' } },
    '-list_price',
    'catalogue_listing_by_price',
  ],
])('a page of %s comes off one index, in its order', (_name, selection, sort, index) => {
  const plan = planOf(store.listCards({ ...moda, ...selection }, sort, 0, 36));
  expect(plan.join('\n')).toContain(`${index} (`);
  // The page itself is put in order once it was read; the list it is taken from is not.
  expect(plan.filter((line) => line.startsWith('USE TEMP B-TREE'))).toHaveLength(1);
});

test.each([
  ['id', 'it_bagisto-1', undefined],
  ['slug', 'falda', undefined],
  ['owner and slug', 'falda', 'moda'],
])('an address by %s is looked up, never searched for', (_name, item, owner) => {
  const statements = [
    store.findListed(moda.storeId, item, owner, NOW),
    store.listSkus(moda.storeId, item, owner, NOW),
    store.listCataloguesOf(moda.storeId, item, owner),
  ];
  for (const statement of statements) {
    const plan = planOf(statement).join('\n');
    expect(plan).not.toContain('SCAN');
    expect(plan).toMatch(/SEARCH i USING (INDEX|COVERING INDEX) \S+ \((id|slug)=\?\)/);
    expect(plan).toContain('(store_id=? AND item_id=?)');
  }
});
