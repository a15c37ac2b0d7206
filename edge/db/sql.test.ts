import { expect, test } from 'vitest';
import { sql } from './cell-sql.ts';
import { join, toBind } from './sql.ts';

test('values are bound where they stand, and pieces bring theirs', () => {
  const { text, params } = sql`SELECT ${true}, ${undefined}, (${sql`SELECT ${'a'}`}), ${2}`;
  expect(text).toBe('SELECT ?, ?, (SELECT ?), ?');
  expect(params).toEqual([1, null, 'a', 2]);
});

test('a bound limit does not stand alone, whether a number or a piece: it would be planned anew', () => {
  for (const most of [5, sql`${5}`]) {
    const { text, params } = sql`SELECT 1 LIMIT ${most} OFFSET ${10}`;
    expect(text).toBe('SELECT 1 LIMIT ? + 0 OFFSET ?');
    expect(params).toEqual([5, 10]);
  }
});

test('a value that a column has to equal does not stand alone, for the same reason', () => {
  const { text, params } = sql`SELECT 1 FROM store WHERE id = ${'a'} AND slug IS ${'b'}
    AND ${sql`revision = ${3}`} AND created_at <= ${4} AND name <> ${'c'}`;
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    'SELECT 1 FROM store WHERE id = ifnull(?, NULL) AND slug IS ifnull(?, NULL)' +
      ' AND revision = ifnull(?, NULL) AND created_at <= ? AND name <> ?',
  );
  expect(params).toEqual(['a', 'b', 3, 4, 'c']);
});

test('a statement with more values than D1 takes binds equal ones once', () => {
  const few = sql`SELECT ${1}, ${1}`;
  expect(toBind(few)).toBe(few);
  const values = Array.from({ length: 60 }, (_none, n) => sql`${n % 2 === 0 ? 'a' : n}, ${null}`);
  const { text, params } = toBind(sql`SELECT ${join(values, ', ')}`);
  expect(params).toEqual(['a', null, ...Array.from({ length: 30 }, (_none, n) => 2 * n + 1)]);
  expect(text.startsWith('SELECT ?1, ?2, ?3, ?2, ?1, ?2, ?4, ?2')).toBe(true);
});
