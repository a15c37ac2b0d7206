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
