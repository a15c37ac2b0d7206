import { expect, test } from 'vitest';
import { isSlug, toSlug } from './slug.ts';

test('letters, digits, underscore and hyphen', () => {
  for (const good of ['moda', 'Casa_2', 'a-b', '7', 'x'.repeat(120)])
    expect(isSlug(good)).toBe(true);
  for (const bad of ['', 'a b', 'ñandú', 'a.b', 'a/b', '../x', 'a\n', 'x'.repeat(121)]) {
    expect(isSlug(bad)).toBe(false);
  }
});

test('a name becomes a slug', () => {
  expect(toSlug('  Flores & Más — Ñandú ')).toBe('flores-mas-nandu');
  expect(toSlug('¡¿!?')).toBe('');
  expect(isSlug(toSlug('á'.repeat(500)))).toBe(true);
});
