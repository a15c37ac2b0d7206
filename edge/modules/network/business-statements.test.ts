import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../tests/support/demo-database.ts';
import { migrated } from '../../../tests/support/migrated.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { countBusinesses, listBusinesses, type BusinessFilter } from './business-statements.ts';

const all: BusinessFilter = { words: [], type: undefined };
const page = { offset: 0, limit: 30 };

let cell: DatabaseSync;

function run<Row>({ text, params }: Statement<Row>): Row[] {
  return rowsOf<Row>(cell, text, ...(params as SQLInputValue[]));
}

function rename(id: string, name: string): void {
  cell.prepare('UPDATE store SET name = ? WHERE id = ?').run(name, id);
}

/** The names that a search of a network gives, in their order. */
function names(
  words: readonly string[],
  more: Partial<BusinessFilter> = {},
  of = 'st_red',
): string[] {
  return run(listBusinesses(of, { ...all, words, ...more }, page)).map(({ name }) => name);
}

beforeAll(() => {
  cell = migrated('cell');
  const insert =
    cell.prepare(`INSERT INTO store (id, slug, root_id, owner, name, store_type, country,
      currency, profile, is_unopened, updated_at)
    VALUES (?, ?, ?, 'ac_x', ?, ?, 'MX', 'MXN', '{}', ?, 1)`);
  const add = (slug: string, root: string | null, name: string, type = 'other', unopened = 0) =>
    insert.run(`st_${slug}`, slug, root, name, type, unopened);
  add('red', null, 'Mercado');
  add('uno', 'st_red', 'Óptica "Ñandú"', 'franchise');
  add('dos', 'st_red', "Ópera & L'Oréal, Café", 'affiliate');
  add('tres', 'st_red', 'casa casona', 'franchise');
  add('cuatro', 'st_red', 'Óptica sin abrir', 'other', 1);
  add('ajena', null, 'Óptica ajena');
  add('grande', null, 'Grande');
  for (let n = 0; n < 1_500; n++) add(`mil-${n}`, 'st_grande', `Tienda ${n}`);
  cell.exec('ANALYZE');
});

/** SQLite's query plan, a line for each step. */
function planOf({ text, params }: Statement): string {
  return rowsOf<{ detail: string }>(
    cell,
    `EXPLAIN QUERY PLAN ${text}`,
    ...(params as SQLInputValue[]),
  )
    .map(({ detail }) => detail)
    .join('\n');
}

describe('the businesses of a network', () => {
  test('stand by name whatever accents, without those that are not open and those of others', () => {
    expect(names([])).toEqual([
      'casa casona',
      'Mercado',
      "Ópera & L'Oréal, Café",
      'Óptica "Ñandú"',
    ]);
    expect(names([], { type: 'franchise' })).toEqual(['casa casona', 'Óptica "Ñandú"']);
  });

  test.each<[readonly string[], readonly string[]]>([
    [['op'], ["Ópera & L'Oréal, Café", 'Óptica "Ñandú"']],
    [['optica', 'na'], ['Óptica "Ñandú"']],
    [['oreal'], ["Ópera & L'Oréal, Café"]],
    [['cas'], ['casa casona']],
    [['asa'], []],
    [['%'], []],
    [['optica', 'zzz'], []],
  ])('%j finds %j', (words, found) => {
    expect(names(words)).toEqual(found);
    expect(run(countBusinesses('st_red', { ...all, words }))).toEqual([{ n: found.length }]);
  });

  test('are found by a new name, and no more by the old one', () => {
    rename('st_tres', 'Panadería');
    expect(names(['panaderia'])).toEqual(['Panadería']);
    expect(names(['casona'])).toEqual([]);
    rename('st_tres', 'casa casona');
  });

  test('are counted up to 1,001', () => {
    expect(run(countBusinesses('st_grande', all))).toEqual([{ n: 1_001 }]);
    expect(run(countBusinesses('st_grande', { ...all, words: ['tienda'] }))).toEqual([
      { n: 1_001 },
    ]);
    expect(names(['tienda', '149'], {}, 'st_grande')).toHaveLength(11);
  });
});

describe('the cost', () => {
  test.each<[string, BusinessFilter, RegExp]>([
    ['all', all, /store_of_network \(/],
    ['a type', { ...all, type: 'franchise' }, /store_of_network_by_type \(/],
  ])('a page of %s comes off an index in its order', (_name, filter, index) => {
    const plan = planOf(listBusinesses('st_grande', filter, page));
    expect(plan).toMatch(index);
    expect(plan).not.toContain('TEMP B-TREE');
    expect(planOf(countBusinesses('st_grande', filter))).toMatch(
      /SEARCH s USING (COVERING )?INDEX store_of_network/,
    );
  });

  test('a search looks the longest word up', () => {
    const plan = planOf(listBusinesses('st_grande', { ...all, words: ['a', 'tienda'] }, page));
    expect(plan).toContain('SEARCH w USING PRIMARY KEY (network_id=? AND word>? AND word<?)');
    expect(plan).not.toMatch(/SCAN s\b/);
  });
});
