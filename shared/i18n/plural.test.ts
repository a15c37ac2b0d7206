import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const items = { one: 'artículo', other: 'artículos' };

test('one is one; zero, two and millions are many', () => {
  expect(plural('es', 1, items)).toBe('artículo');
  for (const n of [0, 2, 11, 1.5, 1_000_000]) expect(plural('es', n, items)).toBe('artículos');
});

test('English counts alike', () => {
  expect(plural('en', 1, { one: 'item', other: 'items' })).toBe('item');
  expect(plural('en', 0, { one: 'item', other: 'items' })).toBe('items');
});
