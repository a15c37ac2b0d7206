import { expect, test } from 'vitest';
import { sql } from './cell-sql.ts';

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
