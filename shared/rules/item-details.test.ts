import { expect, test } from 'vitest';
import { areDetails, describedBy, detailLines, detailsOf, tidyDetails } from './item-details.ts';

test('lines are details, and details are lines again', () => {
  const details = [
    { name: 'Material', value: 'Algodón: 95%' },
    { name: 'Cuidado', value: 'A mano' },
  ];
  const lines = 'Material: Algodón: 95%\nCuidado: A mano';
  expect(detailsOf(lines)).toEqual(details);
  expect(detailsOf('\r\n Material :  Algodón: 95% \r\n\n Cuidado:A mano\n')).toEqual(details);
  expect(detailLines(details)).toBe(lines);
  expect(detailsOf(detailLines(details))).toEqual(details);
});

test.each([
  ['a line without a name', ': rojo'],
  ['a line without a value', 'Color:'],
  ['a line that names nothing', 'rojo'],
  ['a name twice', 'Color: rojo\ncolor: azul'],
  ['a name of 61 characters', `${'a'.repeat(61)}: x`],
  ['a value of 201 characters', `Color: ${'a'.repeat(201)}`],
  ['31 lines', Array.from({ length: 31 }, (_, n) => `D${n}: x`).join('\n')],
])('%s is refused', (_, lines) => {
  expect(areDetails(detailsOf(lines))).toBe(false);
});

test('the most that may be is taken, emoji count as one', () => {
  const lines = Array.from({ length: 30 }, (_, n) => `D${n}: ${'🌵'.repeat(200)}`).join('\n');
  expect(areDetails(detailsOf(lines))).toBe(true);
  expect(areDetails(detailsOf(`${'ñ'.repeat(60)}: x`))).toBe(true);
});

test('what nobody sees goes, and a name holds no sign that ends it', () => {
  expect(tidyDetails([{ name: ' Color\u202E :de: la tela ', value: 'azul\nrey\u0000 ' }])).toEqual([
    { name: 'Color de la tela', value: 'azul rey' },
  ]);
});

test('a search reads them behind the description', () => {
  expect(describedBy('Una falda', [])).toBe('Una falda');
  expect(describedBy('Una falda', [{ name: 'Tela', value: 'Lino' }])).toBe('Una falda\nTela: Lino');
});
