import { expect, test } from 'vitest';
import type { ListQuery } from '../props.ts';
import {
  chosenOf,
  isFiltered,
  listFields,
  listUrl,
  NO_FILTERS,
  priceText,
  spokenText,
  without,
} from './links.ts';

const query = { sort: 'queue_position', page: 1 } as const;
const plain = { path: '/tienda/ana/productos', kind: 'product', query } as const;
const busy = {
  path: '/buscar',
  query: {
    text: 'niña & niño',
    type: 'product',
    price_from: 50_000,
    sort: 'list_price',
    page: 3,
  },
} as const;

test('defaults and filters of the path are left out', () => {
  expect(listUrl(plain)).toBe('/tienda/ana/productos');
  expect(listUrl({ ...plain, query: { ...query, type: 'product' } })).toBe('/tienda/ana/productos');
  expect(
    listUrl(
      { ...plain, kind: undefined, catalogue: 'mujer', path: '/catalogos/mujer' },
      { catalogue: ['mujer'] },
    ),
  ).toBe('/catalogos/mujer');
});

test('a change keeps the rest, in one order, and starts at the first page', () => {
  expect(listUrl(busy, { available: 'true' })).toBe(
    '/buscar?text=ni%C3%B1a%20%26%20ni%C3%B1o&type=product&price=50000-&available=true&sort=list_price',
  );
  expect(listUrl(plain, { available: 'true', price_to: 100 })).toBe(
    listUrl(plain, { price_to: 100, available: 'true' }),
  );
});

test('the page is 1-based, and page 1 has no parameter', () => {
  expect(listUrl(plain, { page: 2 })).toBe('/tienda/ana/productos?page=2');
  expect(listUrl({ ...plain, query: { ...query, page: 2 } }, { page: 1 })).toBe(plain.path);
});

test('clearing leaves text and sort', () => {
  expect(listUrl(busy, NO_FILTERS)).toBe(
    '/buscar?text=ni%C3%B1a%20%26%20ni%C3%B1o&sort=list_price',
  );
  expect(isFiltered(busy)).toBe(true);
  expect(isFiltered({ ...busy, query: { ...busy.query, ...NO_FILTERS } })).toBe(false);
  expect(isFiltered({ ...plain, query: { ...query, type: 'product' } })).toBe(false);
});

test('a created search is spoken without its signs', () => {
  expect(spokenText('"zapatos rojos"*')).toBe('zapatos rojos');
  expect(spokenText('zapatos "rojos"')).toBe('zapatos "rojos"');
  expect(spokenText('x "zapatos"*')).toBe('x "zapatos"*');
  expect(spokenText('"zapatos"* x')).toBe('"zapatos"* x');
});

test.each<[Partial<ListQuery>, boolean]>([
  [{}, false],
  [{ text: 'falda', sort: 'list_price', page: 3 }, false],
  [{ type: 'product' }, false],
  [{ type: 'service' }, true],
  [{ catalogue: ['mujer'] }, false],
  [{ catalogue: ['mujer', 'verano'] }, true],
  [{ owner: ['lirio'] }, true],
  [{ size: ['M'] }, true],
  [{ colour: ['rojo'] }, true],
  [{ size: [] }, false],
  [{ price_from: 0 }, true],
  [{ price_to: 100 }, true],
  [{ discount: 'true' }, true],
  [{ available: 'true' }, true],
])('%j filters more than the page does: %s', (change, isMore) => {
  const place = { ...plain, catalogue: 'mujer', query: { ...query, ...change } };
  expect(isFiltered(place)).toBe(isMore);
});

test('a page’s own catalogue is none that a visitor chose; every other value is', () => {
  const place = {
    ...plain,
    catalogue: 'mujer',
    query: { ...query, catalogue: ['mujer', 'verano'], owner: ['mujer'] },
  };
  expect(chosenOf(place, 'catalogue')).toEqual(['verano']);
  expect(chosenOf(place, 'owner')).toEqual(['mujer']);
  expect(chosenOf(place, 'size')).toEqual([]);
});

test('a value goes from its filter, and the filter with its last one', () => {
  expect(without(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  expect(without(['a', 'b'], 'c')).toEqual(['a', 'b']);
  expect(without(['a'], 'a')).toBeUndefined();
});

test.each<[number | null | undefined, number | null | undefined, string]>([
  [undefined, undefined, ''],
  [null, null, ''],
  [0, undefined, '0-'],
  [null, 0, '-0'],
  [20_000, 49_999, '20000-49999'],
])('prices from %s to %s are %j', (from, to, text) => {
  expect(priceText(from, to)).toBe(text);
});

test('every parameter has its place in the one order, and several values theirs', () => {
  const whole: ListQuery = {
    page: 2,
    sort: 'list_price',
    available: 'true',
    price_to: 9,
    price_from: 1,
    colour: ['rojo', 'azul'],
    size: ['M'],
    owner: ['b', 'a'],
    catalogue: ['verano', 'mujer'],
    type: 'service',
    text: 'x',
  };
  expect(listFields({ ...plain, catalogue: 'mujer', query: whole }, { page: 2 })).toEqual([
    ['text', 'x'],
    ['type', 'service'],
    ['catalogue', 'mujer,verano'],
    ['owner', 'a,b'],
    ['size', 'M'],
    ['colour', 'azul,rojo'],
    ['price', '1-9'],
    ['available', 'true'],
    ['sort', 'list_price'],
    ['page', '2'],
  ]);
});
