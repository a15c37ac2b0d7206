import { expect, test } from 'vitest';
import { nextSort, tableModel } from './table.ts';

interface Row {
  readonly name: string;
  readonly stock: number;
}
const rows: Row[] = [
  { name: 'Ñandú 10', stock: 3 },
  { name: 'ñandú 9', stock: 3 },
  { name: 'Árbol', stock: 20 },
];
const columns = [
  { name: 'name', title: 'Nombre', sortBy: (row: Row) => row.name },
  { name: 'stock', title: 'Existencias', sortBy: (row: Row) => row.stock },
  { name: 'acts', title: '' },
];
const started = () => tableModel<Row>({ rows, columns, tag: 'es-MX' });
const names = (table: ReturnType<typeof started>) => table.$rows.value.map(({ name }) => name);

test('texts are sorted as the language does, numbers as numbers, equals as they came', () => {
  const table = started();
  expect(names(table)).toEqual(rows.map(({ name }) => name));
  table.sort('name');
  expect(names(table)).toEqual(['Árbol', 'ñandú 9', 'Ñandú 10']);
  table.sort('stock');
  expect(names(table)).toEqual(['Ñandú 10', 'ñandú 9', 'Árbol']);
  table.sort('stock');
  expect(table.$rows.value[0]?.stock).toBe(20);
});

test('a column without a sort value leaves the rows as they are', () => {
  const table = started();
  table.sort('acts');
  expect(names(table)).toEqual(rows.map(({ name }) => name));
});

test('the same title again turns the order, another begins upwards', () => {
  const first = nextSort(null, 'name');
  expect(first).toEqual({ column: 'name', down: false });
  expect(nextSort(first, 'name').down).toBe(true);
  expect(nextSort({ column: 'name', down: true }, 'stock').down).toBe(false);
});

test('rows that come later are sorted as well', () => {
  const table = started();
  table.sort('stock');
  table.change([...rows, { name: 'Zapato', stock: 1 }]);
  expect(names(table)[0]).toBe('Zapato');
});
