import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { sqlChanges } from './sql-changes.ts';

const changed = (...texts: string[]) =>
  sqlChanges(texts).map(({ kind, to }) => [kind.replace('SQL ', ''), to.join('?')]);

test.each([
  ['condition dropped', 'SELECT 1 WHERE id = ', "SELECT 1 WHERE '~' || id <> "],
  ['comparison turned round', 'ends <= ', 'ends > '],
  ['null turned round', 'a.b IS NULL', 'a.b IS NOT NULL'],
  ['null turned round', 'a.b IS NOT NULL', 'a.b IS NULL'],
  ['existence turned round', 'OR NOT EXISTS (', 'OR EXISTS ('],
  ['sum turned round', 'SET n = n - ', 'SET n = n + '],
  ['order turned round', 'ORDER BY n DESC', 'ORDER BY n'],
  ['extreme turned round', 'SELECT min(n)', 'SELECT max(n)'],
])('%s: %s', (kind, before, after) => {
  expect(changed(before, '')).toEqual([[kind, `${after}?`]]);
});

test('each place is changed alone', () => {
  expect(changed('WHERE a = ', ' AND b = ', '')).toEqual([
    ['condition dropped', "WHERE '~' || a <> ? AND b = ?"],
    ['condition dropped', "WHERE a = ? AND '~' || b <> ?"],
  ]);
});

describe('in a database', () => {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE TABLE t (a TEXT, n INTEGER); INSERT INTO t VALUES ('x', 1), ('y', 2)");
  test.each([
    ['x', 1],
    ['z', 1],
  ])('a dropped condition is true for every row, whatever %s is', (a, n) => {
    const [dropped] = sqlChanges(['SELECT count(*) AS n FROM t WHERE a = ', ' AND n < ', '']);
    const found = database.prepare(dropped?.to.join('?') ?? '').get(a, n + 2);
    expect(found).toEqual({ n: 2 });
  });
});
