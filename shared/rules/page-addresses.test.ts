import { expect, test } from 'vitest';
import {
  addressOf,
  tidyPath,
  tidySlug,
  tidyTarget,
  withoutStore,
  withQuery,
} from './page-addresses.ts';

test.each([
  ['/productos/moda/falda', { thing: 'item', slug: 'falda', owner: 'moda' }],
  ['/servicios/st_moda/corte', { thing: 'item', slug: 'corte', owner: 'st_moda' }],
  ['/web/moda/products/falda', { thing: 'item', slug: 'falda', owner: 'moda' }],
  ['/products/falda', { thing: 'item', slug: 'falda' }],
  ['/catalogos/otono', { thing: 'catalogue', slug: 'otono' }],
  ['/blogs/~un-dia', { thing: 'blog_entry', slug: 'un-dia' }],
  ['/blogs/un-dia', null],
  ['/blogs', null],
  ['/productos/moda', null],
  ['/productos/moda/falda/roja', null],
  ['/admin/catalogos', null],
  ['/', null],
])('the path %j is the page of %j', (path, thing) => {
  expect(addressOf(path)).toEqual(thing);
});

test.each([
  ['/vieja', '/vieja'],
  [' /vieja/?a=1#b ', '/vieja'],
  ['/tienda vieja/año.html', '/tienda%20vieja/a%C3%B1o.html'],
  ['/a/../b', '/b'],
  ['/', undefined],
  ['', undefined],
  ['vieja', undefined],
  ['//evil.com', undefined],
  ['/\\evil.com', undefined],
  ['/\t/evil.com', undefined],
  ['/..//evil.com', undefined],
  ['https://evil.com/a', undefined],
  ['javascript:alert(1)', undefined],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  [`/${'a'.repeat(300)}`, undefined],
])('%j leads on as %j', (text, path) => {
  expect(tidyPath(text)).toBe(path);
});

test.each([
  ['/', '/'],
  ['/productos?sort=price', '/productos?sort=price'],
  ['/a?next=//evil.com', '/a?next=%2F%2Fevil.com'],
  ['//evil.com/a', undefined],
  ['/\n/evil.com', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [`/${'a'.repeat(500)}`, undefined],
])('%j is led to as %j', (text, target) => {
  expect(tidyTarget(text)).toBe(target);
});

test('an address of the store itself may be pasted whole; one of another host stays as it is', () => {
  const store = 'https://moda.test/tienda/moda';
  expect(withoutStore(`${store}/productos`, store)).toBe('/productos');
  expect(withoutStore(store, store)).toBe('/');
  expect(withoutStore(`${store}.evil.com/x`, store)).toBe(`${store}.evil.com/x`);
  expect(withoutStore(`${store}@evil.com`, store)).toBe(`${store}@evil.com`);
});

test('the query of an address goes on to the next one, whose own values win', () => {
  const asked = new URLSearchParams('referralID=ana&sort=price');
  expect(withQuery('/a', asked)).toBe('/a?referralID=ana&sort=price');
  expect(withQuery('/a?sort=name', asked)).toBe('/a?sort=name&referralID=ana');
  expect(withQuery('/a', new URLSearchParams())).toBe('/a');
});

test.each([
  ['Falda Corta ¡Ñandú!', 'falda-corta-nandu'],
  ['a'.repeat(80), 'a'.repeat(60)],
  ['👗', ''],
  ['<script>', 'script'],
  ['  ', ''],
])('an address ends for %j with %j', (text, slug) => {
  expect(tidySlug(text)).toBe(slug);
});
