import { expect, test } from 'vitest';
import { count, fill } from './fill.ts';

test('values go into their places, and nothing else is touched', () => {
  expect(fill('{{name}}: quedan {{n}}', { name: 'Silla', n: 3 })).toBe('Silla: quedan 3');
  expect(fill('{{name}} {n}', { name: '$& {{n}}' })).toBe('$& {{n}} {n}');
  // @ts-expect-error a text has no place without its value
  expect(fill('{{n}} de {{of}}', { n: 1 })).toBe('1 de {{of}}');
});

test('one thing is counted apart', () => {
  const t = { days_one: '{{count}} día', days_other: '{{count}} días', other: 'x' } as const;
  expect([0, 1, 2].map((n) => count(t, 'days', n))).toEqual(['0 días', '1 día', '2 días']);
  const rows = { rows_one: '{{shown}} fila', rows_other: '{{shown}} filas' } as const;
  expect(count(rows, 'rows', 2000, { shown: '2,000' })).toBe('2,000 filas');
});
