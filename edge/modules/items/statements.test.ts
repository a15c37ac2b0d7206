import type { SQLInputValue } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import type { CallItemSort } from '../../../shared/contracts/items.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { rowsOf, seededDemo, type DemoDatabase } from '../../../tests/support/demo-database.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { listKept } from './facets-statements.ts';
import { countUpTo, listCards } from './list-statements.ts';
import { sample, type Part } from './sample-statements.ts';
import type { Selection } from './selection.ts';
import * as statements from './statements.ts';
import { surelyMany } from './surely-many.ts';

/** Matches that a page of a large store counts. */
const COUNTED = 36;

const NOW = Date.UTC(2026, 10, 21);
const moda = { storeId: 'st_moda' as StoreId, now: NOW, locale: 'es' as const };
const inMujer = { catalogue: { slug: 'mujer' } };

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(NOW);
});

/** SQLite's query plan, a line for each table. */
function planOf({ text, params }: Statement): string[] {
  const rows = rowsOf<{ detail: string }>(
    demo.a,
    `EXPLAIN QUERY PLAN ${text}`,
    ...(params as SQLInputValue[]),
  );
  return rows.map(({ detail }) => detail);
}

test.each<[string, Partial<Selection>, CallItemSort, string]>([
  ['a store', {}, 'queue_position', 'listing_by_position'],
  ['a store by lower price', {}, 'list_price', 'listing_by_price_up'],
  ['a store by higher price', {}, '-list_price', 'listing_by_price_down'],
  ['a store by the newest', {}, '-created_at', 'listing_by_newest'],
  ['a store by what sells', {}, '-sold', 'listing_by_sold'],
  ['a kind by the newest', { kind: 'product' }, '-created_at', 'listing_kind_by_newest'],
  ['a catalogue by the newest', inMujer, '-created_at', 'catalogue_listing_by_newest'],
  ['a kind', { kind: 'product' }, 'queue_position', 'listing_kind_by_position'],
  ['a kind by lower price', { kind: 'product' }, 'list_price', 'listing_kind_by_price_up'],
  ['a kind by higher price', { kind: 'product' }, '-list_price', 'listing_kind_by_price_down'],
  ['a catalogue', inMujer, 'queue_position', 'catalogue_listing_by_position'],
  ['a catalogue by lower price', inMujer, 'list_price', 'catalogue_listing_by_price_up'],
  ['a catalogue by higher price', inMujer, '-list_price', 'catalogue_listing_by_price_down'],
])('a page of %s comes off one index, in its order', (_name, selection, sort, index) => {
  const plan = planOf(listCards({ ...moda, ...selection }, { sort, offset: 0, limit: 36 }));
  expect(plan.join('\n')).toContain(`${index} (`);
  // The page is sorted after it was read; the list that it is taken from is not.
  expect(plan.filter((line) => line.startsWith('USE TEMP B-TREE'))).toHaveLength(1);
});

test.each<[string, Partial<Selection>, RegExp]>([
  [
    'a seller',
    { choices: { owner: ['st_foto'] } },
    /listing_owner_by_position \(store_id=\? AND owner_id=\?/,
  ],
  [
    'two sizes and a colour',
    { choices: { size: ['M', 'L'], colour: ['Azul'] } },
    /SEARCH x USING PRIMARY KEY \(store_id=\? AND trait=\? AND value=\?\)/,
  ],
  [
    'a size and a colour of one variant',
    { choices: { size: ['M', 'L'], colour: ['Azul'] } },
    /SEARCH v EXISTS USING PRIMARY KEY \(item_id=\? AND size=\? AND colour=\?\)/,
  ],
  [
    'two catalogues',
    { choices: { catalogue: ['mujer', 'hombre'] } },
    /SEARCH x USING .*\(catalogue_id=\?\)/,
  ],
  [
    'a range of prices',
    { priceFrom: 1, priceTo: 2 },
    /listing_by_price_up \(store_id=\? AND price_up>/,
  ],
  [
    'a range of prices in a catalogue',
    { ...inMujer, priceFrom: 1, priceTo: 2 },
    /catalogue_listing_by_price_up \(catalogue_id=\? AND price_up>/,
  ],
])('matches of %s are looked up', (_name, selection, index) => {
  expect(planOf(countUpTo({ ...moda, ...selection }, COUNTED)).join('\n')).toMatch(index);
});

test('a text is looked up first, whatever else the selection asks for', () => {
  const selection = { ...moda, ...inMujer, match: '"x"', priceTo: 9, available: true };
  for (const statement of [countUpTo(selection, COUNTED), sample(selection, ['groups'])]) {
    const [first] = planOf(statement).filter((line) => /^(SCAN|SEARCH) [tlc] /.test(line));
    expect(first).toMatch(/^SCAN t VIRTUAL TABLE INDEX/);
    // Rows come from the newest on without being sorted.
    expect(planOf(statement).join('\n')).not.toContain('FOR ORDER BY');
  }
});

test.each<[string, Partial<Selection>]>([
  ['one size', { choices: { size: ['M'] } }],
  ['one catalogue of several', { choices: { catalogue: ['mujer'] } }],
  ['several sizes, merged', { choices: { size: ['M', 'L', 'XL'] } }],
  ['sizes and a colour', { choices: { size: ['M', 'L'], colour: ['Azul'] }, priceFrom: 1 }],
  ['two catalogues', { choices: { catalogue: ['mujer', 'hombre'] }, available: true }],
])('matches of %s come from the newest on without being sorted', (_name, selection) => {
  const plan = planOf(countUpTo({ ...moda, ...selection }, COUNTED)).join('\n');
  expect(plan).not.toContain('TEMP B-TREE');
});

test.each<CallItemSort>(['queue_position', 'list_price'])(
  'by %s a text’s filters are counted over the matches that its page has found',
  (sort) => {
    const selection = { ...moda, match: '"x"', names: { words: '"x"' } };
    const stretch = { sort, offset: 0, limit: 36 };
    const planWith = (parts: readonly Part[]) => planOf(listCards(selection, stretch, parts));
    const lookUps = (plan: string[]) => plan.filter((line) => line.includes('VIRTUAL TABLE'));
    const counting = planWith(['groups', 'catalogues', 'traits']);
    expect(lookUps(planWith([])).length).toBeGreaterThan(0);
    expect(lookUps(counting)).toHaveLength(lookUps(planWith([])).length);
    expect(counting.join('\n')).toContain('x USING COVERING INDEX listing_trait_by_listing');
  },
);

test.each([
  ['fewer than are asked for', { available: true }, NOW, 1_000, 0],
  ['more than twice as many', { available: true }, NOW, 3, 1],
  ['more by prices', { priceFrom: 0 }, NOW, 3, 1],
  ['none between two prices of one step', { priceFrom: 1, priceTo: 2 }, NOW, 3, null],
  ['more, which time has ended', { available: true }, Date.UTC(2100, 0), 3, 0],
] as const)('kept numbers say that there are %s', (_name, filters, now, most, answer) => {
  const selection = { storeId: 'st_eventos' as StoreId, locale: 'es' as const, now, ...filters };
  const known = surelyMany(selection, most);
  const cell = [demo.a, demo.b].find(
    (one) => rowsOf(one, `SELECT 1 FROM store WHERE id = 'st_eventos'`).length > 0,
  );
  const [row] = rowsOf<{ known: number | null }>(
    cell!,
    `SELECT ${known?.text} AS known`,
    ...((known?.params ?? []) as SQLInputValue[]),
  );
  expect(row?.known).toBe(answer);
});

test('the kept numbers of a list are looked up', () => {
  for (const all of [true, false]) {
    expect(planOf(listKept(moda, all)).join('\n')).toContain('SEARCH k USING PRIMARY KEY');
  }
});

test.each([
  ['id', 'it_bagisto-1', undefined, /SEARCH i USING INDEX \S+ \(id=\?\)/],
  ['slug', 'falda', undefined, /SEARCH l USING INDEX listing_by_slug \(store_id=\? AND item_slug=/],
  ['owner and slug', 'falda', 'moda', /SEARCH i USING .*INDEX \S+ \(owner_id=\? AND slug=\?\)/],
])('an address by %s is looked up, never searched for', (_name, item, owner, looked) => {
  const prepared = [
    statements.findListed(moda.storeId, item, owner, moda),
    statements.listSkus(moda.storeId, item, owner, moda),
    statements.listCataloguesOf(moda.storeId, item, owner, moda.locale),
  ];
  for (const statement of prepared) {
    const plan = planOf(statement).join('\n');
    // The only scans are over the owner's stores, which were looked up just before, and over the
    // item's own photos.
    expect(plan.replace('SCAN w', '').replace('SCAN f VIRTUAL TABLE', '')).not.toContain('SCAN');
    expect(plan).toMatch(looked);
  }
});
