import { expect, test } from 'vitest';
import { columnName, columnsOfForm, hasFieldTwice } from './import-columns.ts';

test('a form names the columns by their places; all else of it is left alone', () => {
  expect(
    columnsOfForm({
      [columnName(3)]: 'price',
      [columnName(0)]: 'code',
      [columnName(1)]: '',
      intent: 'import',
      column999: 'name',
      column2x: 'name',
    }),
  ).toEqual(['code', null, null, 'price']);
  expect(columnsOfForm({ [columnName(0)]: 'owner_id' })).toEqual([null]);
});

test('a field stands in one column', () => {
  expect(hasFieldTwice(['code', null, 'price', null])).toBe(false);
  expect(hasFieldTwice(['code', null, 'code'])).toBe(true);
});
