import { expect, test } from 'vitest';
import { catalogueSlug } from './catalogue-names.ts';
import { isCatalogueName, tidyName } from './names.ts';

test.each([
  ['  Ropa \t de\n mujer ', 'Ropa de mujer'],
  ['E\u0301poca', 'Época'],
  ['abc\u202Edcba\u0000', 'abc dcba'],
  ['أزياء نسائية', 'أزياء نسائية'],
  ['<b>Otoño</b>', '<b>Otoño</b>'],
])('%j is kept as %j', (name, kept) => {
  expect(tidyName(name)).toBe(kept);
});

test.each([
  ['', false],
  ['\u200B', false],
  ['a', true],
  ['🧥', true],
  ['x'.repeat(150), true],
  ['x'.repeat(151), false],
  ['🧥'.repeat(150), true],
  ['🧥'.repeat(151), false],
])('%j is a name: %j', (name, is) => {
  expect(isCatalogueName(name)).toBe(is);
});

test.each([
  ['Ropa de Mujer', 'ropa-de-mujer'],
  ['¡Otoño / Invierno!', 'otono-invierno'],
  ['🧥', 'catalogo'],
  ['أزياء', 'catalogo'],
  ['x'.repeat(150), 'x'.repeat(60)],
])('the address of %j is %j', (name, slug) => {
  expect(catalogueSlug(name)).toBe(slug);
});
