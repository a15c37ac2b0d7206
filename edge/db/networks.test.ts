import { expect, test } from 'vitest';
import { rowsOf, seededDemo } from '../../tests/support/demo-database.ts';
import { listNetworkRows, networkCondition, type NetworkRows } from './networks.ts';

test('every row that moves by a path is of one network, and is found by its root', async () => {
  const { a } = await seededDemo(Date.UTC(2026, 10, 21));
  a.exec(`INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
    VALUES ('st_otra', 'otra', 'ac_1', 'Otra', 'other', 'MX', 'MXN', '{}', 1);
  INSERT INTO cart (id, store_id, lines, updated_at) VALUES ('ca_1', 'st_otra', '[]', 1);`);
  const said = rowsOf<NetworkRows>(a, listNetworkRows().text);
  const byTable = new Map(said.map((row) => [row.table_name, row]));
  const roots = rowsOf<{ id: string }>(a, 'SELECT id FROM store WHERE root_id IS NULL');
  expect(roots.length).toBe(2);
  let rows = 0;
  for (const { table_name: table } of said) {
    const condition = networkCondition(table, byTable);
    if (condition === undefined) continue;
    const count = (where: string, ...params: string[]) =>
      rowsOf<{ n: number }>(a, `SELECT count(*) AS n FROM ${table} WHERE ${where}`, ...params)[0]
        ?.n ?? 0;
    const found = roots.map(({ id }) => count(condition, id));
    expect([table, found.reduce((sum, n) => sum + n, 0)]).toEqual([table, count('1')]);
    rows += count('1');
  }
  expect(rows).toBeGreaterThan(1_000);
});

test('a path that leads to no store, or in a circle, is refused', () => {
  const path = (table: string, parent: string): [string, NetworkRows] => [
    table,
    {
      table_name: table,
      moves: 'by_path',
      column_name: 'x_id',
      parent_table: parent,
      parent_column: 'id',
    },
  ];
  const said = new Map([path('one', 'two'), path('two', 'one'), path('three', 'nowhere')]);
  expect(() => networkCondition('one', said)).toThrow('to no store');
  expect(() => networkCondition('three', said)).toThrow('three leads to nowhere');
});
