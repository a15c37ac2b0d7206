import { expect, test } from 'vitest';
import { amountOf, attributesOf, cellsOf, columnsOf, unitsOf } from './columns.ts';

test('columns are known by their names in both languages, each once', () => {
  expect(columnsOf(['Código', ' NOMBRE', 'name', 'Existencias', 'reserved'])).toEqual([
    'code',
    'name',
    null,
    'on_hand',
    null,
  ]);
});

test('the columns of the tax office are known by its own words for them', () => {
  const units = ['sat_unit', 'Clave de unidad del SAT', 'ClaveUnidad'];
  const products = ['sat_product', 'Clave de producto del SAT', 'Clave SAT', 'ClaveProdServ'];
  for (const title of units) expect(columnsOf([title])).toEqual(['sat_unit']);
  for (const title of products) expect(columnsOf([title])).toEqual(['sat_product']);
});

test('a column that an owner has named before is known by that, and gives its field up to no other', () => {
  const chosen = new Map([
    ['pvp', 'price'],
    ['precio', null],
    ['tarifa', 'price'],
  ] as const);
  expect(columnsOf(['Precio', 'Nombre', ' PVP', 'Tarifa', 'price'], chosen)).toEqual([
    null,
    'name',
    'price',
    null,
    null,
  ]);
});

test('the apostrophe of a defused formula is taken away, any other stays', () => {
  const columns = columnsOf(['code', 'name']);
  expect(cellsOf(columns, ["'=1+1", "'n Sync"])).toEqual({ code: '=1+1', name: "'n Sync" });
  expect(cellsOf(columns, ["'@a"])).toEqual({ code: '@a', name: '' });
});

test.each([
  ['199.50', 19_950],
  ['$1,234.50', 123_450],
  ['1.234,5', 123_450],
  ['1,234', 123_400],
  ['19,9', 1_990],
  ['0', 0],
  ['-1', undefined],
  ['1.2.3', undefined],
  ['=1+1', undefined],
  ['١٢', undefined],
])('a price %s is %s in minor units', (cell, amount) => {
  expect(amountOf(cell, 2)).toBe(amount);
});

test('a currency without decimals takes none but zeros', () => {
  expect(amountOf('1990', 0)).toBe(1990);
  expect(amountOf('1990.00', 0)).toBe(1990);
  expect(amountOf('1990.50', 0)).toBeUndefined();
});

test('units are whole numbers; attributes are written as the export writes them', () => {
  expect([unitsOf('12'), unitsOf('1.5'), unitsOf('-1')]).toEqual([12, undefined, undefined]);
  expect(attributesOf('Talla: M; Color: Azul')).toEqual({ Talla: 'M', Color: 'Azul' });
  expect(attributesOf('Talla M')).toBeUndefined();
});
