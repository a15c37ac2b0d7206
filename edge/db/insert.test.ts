import { expect, test } from 'vitest';
import { openSchema } from '../cli/check/statements/schema.ts';
import { insertRows } from './cell-sql.ts';
import type { AnyStatement } from './sql.ts';

function write(statements: readonly AnyStatement[]) {
  const database = openSchema('cell');
  database.exec('PRAGMA foreign_keys = OFF');
  for (const { text, params } of statements) database.prepare(text).run(...params);
  return database;
}

const line = (index: number) => ({
  order_id: 'or_1',
  position: index,
  item_id: 'it_1',
  sku_id: `it's "${index}"; --`,
  snapshot: JSON.stringify({ name: 'ñandú'.repeat(20) }),
  amount: 1,
  unit_price: 2,
  total: 2,
});

test('any number of rows goes in, in their order, in statements that D1 takes', () => {
  const lines = Array.from({ length: 10_000 }, (_none, index) => line(index));
  const statements = insertRows('order_line', lines);
  expect(statements.length).toBeGreaterThan(1);
  for (const { text, params } of statements) {
    expect(params).toHaveLength(1);
    expect(text.length).toBeLessThan(100_000);
    expect(Buffer.byteLength(String(params[0]))).toBeLessThan(2_000_000);
  }
  const database = write(statements);
  expect(database.prepare('SELECT count(*) AS n FROM order_line').get()).toEqual({ n: 10_000 });
  expect(database.prepare('SELECT * FROM order_line WHERE position = 9999').get()).toMatchObject(
    line(9999),
  );
});

test('null, texts of digits and truth come out as they went in; what is left out the table fills', () => {
  const cart = { store_id: 'st_1', lines: '[]', updated_at: 1 };
  const database = write([
    ...insertRows('cart', [{ ...cart, id: '007', account_id: null }]),
    ...insertRows('cart', [{ ...cart, id: 'ca_2', account_id: undefined, version: true }]),
  ]);
  expect(database.prepare('SELECT id, account_id, version FROM cart ORDER BY id').all()).toEqual([
    { id: '007', account_id: null, version: 1 },
    { id: 'ca_2', account_id: null, version: 1 },
  ]);
});

test('rows keep their order', () => {
  const banner = { store_id: 'st_1', hzt_image: '', vrt_image: '', type: 'URL' } as const;
  const ids = ['c', 'a', 'b'];
  const database = write(
    insertRows(
      'banner',
      ids.map((id, position) => ({ ...banner, id, position, action_type: 'none' as const })),
    ),
  );
  const rows = database.prepare('SELECT id FROM banner ORDER BY rowid').all();
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('no rows are no statement; rows of other columns are a mistake', () => {
  expect(insertRows('cart', [])).toEqual([]);
  const cart = { id: 'ca_1', store_id: 'st_1', lines: '[]', updated_at: 1 };
  expect(() => insertRows('cart', [cart, { ...cart, version: 2 }])).toThrow('rows of cart differ');
  // @ts-expect-error a column that the table does not have
  expect(insertRows('cart', [{ ...cart, verison: 2 }])[0]?.text).toContain('verison');
  // @ts-expect-error a column that the table does not fill by itself
  expect(insertRows('cart', [{ id: 'ca_1' }])).toHaveLength(1);
});
