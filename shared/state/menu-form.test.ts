import { expect, test } from 'vitest';
import { menuOfRows, menuProblems, menuRows, postedRows, rowValues } from './menu-form.ts';

const row = (es: string, change: object = {}) => ({
  es,
  en: `${es} en`,
  path: '/info',
  icon: '',
  color: '#cc0000',
  below: '',
  ...change,
});
const rows = [row('Guías', { icon: 'info' }), row('Tallas', { below: 'on' }), row('Envíos')];
const names = (act?: string) =>
  postedRows({ ...rowValues(rows), ...(act && { act }) }).map(({ es }) => es);

test('rows mean a menu of two levels, and a menu has these rows', () => {
  const menu = menuOfRows(rows);
  expect(menu.map(({ label, submenu }) => [label.es, submenu.length])).toEqual([
    ['Guías', 1],
    ['Envíos', 0],
  ]);
  expect(menuRows(menu)).toEqual(rows);
  expect(postedRows(rowValues(rows))).toEqual(rows);
});

test('a first row has nothing above it, and stands in the menu itself', () => {
  expect(menuOfRows([row('Tallas', { below: 'on' })])).toMatchObject([{ submenu: [] }]);
});

test('a link without an English name has the Spanish one, and an unknown icon is none', () => {
  expect(menuOfRows([row('Guías', { en: '', icon: 'nope' })])).toMatchObject([
    { label: { es: 'Guías', en: 'Guías' }, icon: null },
  ]);
});

test.each([
  ['up-2', ['Envíos', 'Guías', 'Tallas']],
  ['up-0', ['Guías', 'Tallas', 'Envíos']],
  ['down-0', ['Envíos', 'Guías', 'Tallas']],
  ['down-1', ['Guías', 'Envíos', 'Tallas']],
  ['down-2', ['Guías', 'Tallas', 'Envíos']],
  ['remove-0', ['Envíos']],
  ['remove-1', ['Guías', 'Envíos']],
  ['remove-9', ['Guías', 'Tallas', 'Envíos']],
  ['nothing', ['Guías', 'Tallas', 'Envíos']],
])('the button %s leaves %j', (act, left) => {
  expect(names(act)).toEqual(left);
});

test('a row without any text is left out', () => {
  const empty = row('', { en: '', path: '' });
  expect(postedRows(rowValues([...rows, empty]))).toHaveLength(3);
});

test('each fault of a row is told at its field, and too many links once', () => {
  expect(
    menuProblems([
      row('', { en: '' }),
      row('A'.repeat(151)),
      row('Código', { path: 'javascript:alert(1)' }),
    ]),
  ).toEqual({ es_0: 'label', es_1: 'long', en_1: 'long', path_2: 'path' });
  expect(menuProblems(Array.from({ length: 9 }, () => row('A')))).toEqual({ act: 'many' });
  const below = Array.from({ length: 9 }, () => row('B', { below: 'on' }));
  expect(menuProblems([row('A'), ...below])).toEqual({ act: 'manyBelow' });
});
