import { SLUG_SUGGESTIONS } from '../kernel/constants/page-sizes.ts';
import { expect, test } from 'vitest';
import { isOpenToStores, NEW_SLUG_MAX, newStoreProblems, suggestionsFor } from './new-store.ts';

test.each(['lirio', 'Lirio', 'a', '7', 'flores_y-mas', 'm_x', 'mi_tienda-2', 'a'.repeat(63)])(
  '%s can be the address of a store',
  (slug) => expect(isOpenToStores(slug)).toBe(true),
);

test.each([
  '',
  'www',
  'API',
  'admin',
  '-lirio',
  'lirio-',
  'li rio',
  'li.rio',
  'lírio',
  '🌵',
  'متجر',
  'xn--lrio-9oa',
  'st_moda',
  'ac_rosa',
  'a'.repeat(64),
  '<script>',
])('%s cannot', (slug) => expect(isOpenToStores(slug)).toBe(false));

test.each([
  ['lirio', 'Flores del Sur'],
  ['', '🌵🌵'],
  ['www', ''],
  ['a'.repeat(120), 'b'.repeat(150)],
  ['-', 'متجر'],
])('there are enough suggestions for %j, and each can be taken', (slug, name) => {
  const found = suggestionsFor(slug, name);
  expect(found.length).toBeGreaterThan(SLUG_SUGGESTIONS);
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain(slug);
  for (const one of found) {
    expect(isOpenToStores(one)).toBe(true);
    expect(one.length).toBeLessThanOrEqual(NEW_SLUG_MAX);
  }
});

test('an address that is taken is suggested with an ending, then the name', () => {
  expect(suggestionsFor('lirio', 'Flores del Sur').slice(0, 2)).toEqual([
    'lirio-tienda',
    'lirio-shop',
  ]);
  expect(suggestionsFor('', 'Flores & Más')[0]).toBe('flores-mas');
});

test.each([
  [{}, { name: 'required', slug: 'required' }],
  [{ name: ' ', slug: 'lirio' }, { name: 'required' }],
  [{ name: 'n'.repeat(150), slug: 'a'.repeat(63) }, {}],
  [
    { name: 'n'.repeat(151), slug: 'a'.repeat(64) },
    { name: 'long', slug: 'slug' },
  ],
  [{ name: 'متجر 🌵', slug: 'li rio' }, { slug: 'slug' }],
])('%j has the problems %j', (values, problems) =>
  expect(newStoreProblems(values)).toEqual(problems),
);
