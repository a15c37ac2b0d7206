import { expect, test } from 'vitest';
import { count, fill } from './fill.ts';

test('values go into their places, and nothing else is touched', () => {
  expect(fill('{name}: quedan {n}', { name: 'Silla', n: 3 })).toBe('Silla: quedan 3');
  expect(fill('{n} de {of}', { n: 1 })).toBe('1 de {of}');
  expect(fill('{name}', { name: '$& {n}' })).toBe('$& {n}');
});

test('one thing is counted apart', () => {
  const days = { one: '{n} día', other: '{n} días' };
  expect([0, 1, 2].map((n) => count(days, n))).toEqual(['0 días', '1 día', '2 días']);
});
