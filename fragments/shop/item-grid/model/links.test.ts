import { expect, test } from 'vitest';
import { isFiltered, listUrl, NO_FILTERS, spokenText } from './links.ts';

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
});
