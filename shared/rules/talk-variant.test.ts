import { expect, test } from 'vitest';
import { variantMeant } from './talk-variant.ts';

const sku = (talla: string, color: string, available: number | null) => ({
  attributes: { talla, color },
  available,
});
const ALL = [
  sku('S', 'Azul', 2),
  sku('M', 'Azul', 0),
  sku('M', 'Verde limón', 3),
  sku('L', 'Azul', 1),
];
const meant = (text: string, all: readonly ReturnType<typeof sku>[] = ALL) => {
  const one = variantMeant(all, text);
  return one && Object.values(one.attributes).join(' ');
};

test.each([
  ['¿La tienen en talla L, azul?', 'L Azul'],
  ['la quiero en verde limon, talla m', 'M Verde limón'],
  ['¿Cuánto cuesta el envío?', 'S Azul'],
  // A letter within a word is no size.
  ['mañana', 'S Azul'],
])('“%s” means %s', (text, variant) => expect(meant(text)).toBe(variant));

test('one that is sold out gives way to the one that has most in common with it', () => {
  expect(meant('talla M en azul')).toBe('S Azul');
  expect(meant('talla M en azul', [ALL[1]!, sku('L', 'Rojo', 1), ALL[2]!])).toBe('M Verde limón');
});

test('one that is made on demand can be bought', () => {
  expect(meant('talla M', [ALL[0]!, sku('M', 'Azul', null)])).toBe('M Azul');
});

test('where none can be bought the one that is meant stays', () => {
  expect(meant('talla M', [sku('S', 'Azul', 0), sku('M', 'Azul', 0)])).toBe('M Azul');
  expect(meant('talla M', [])).toBeUndefined();
});
