import { expect, test } from 'vitest';
import { itemValues } from '../../../../shared/state/item-form.ts';
import { sampleEdited } from '../fixtures.ts';
import { emptyOption, matrixProblem, matrixRows, optionsOf, type Option } from './matrix.ts';
import { skuRows } from './rows.ts';

const rows = skuRows(itemValues(sampleEdited(), 'MX'));
const option = (name: string, values: string, more: Partial<Option> = {}): Option => ({
  ...emptyOption,
  name,
  values,
  ...more,
});
const shown = (options: Option[], from = rows) =>
  matrixRows(options, from).map(({ id, values, price }) => [id, values, price]);

test('options are read from the variants, in both languages', () => {
  expect(optionsOf(rows)).toEqual([option('Talla', 'M, L')]);
  const english = rows.map((row, at) => ({ ...row, values_en: `{"Size":"${'ML'[at]}"}` }));
  expect(optionsOf(english)).toEqual([
    option('Talla', 'M, L', { name_en: 'Size', values_en: 'M, L' }),
  ]);
});

test('a new value is a new variant with the first price; the others stay', () => {
  expect(shown([option('Talla', 'S, m, L')])).toEqual([
    ['', '{"Talla":"S"}', '349.00'],
    ['sk_m', '{"Talla":"m"}', '349.00'],
    ['sk_l', '{"Talla":"L"}', '349.00'],
  ]);
});

test('a new option multiplies the variants, and each one that was there goes on as its first', () => {
  expect(shown([option('Talla', 'M, L'), option('Color', 'Rojo, Azul')])).toEqual([
    ['sk_m', '{"Talla":"M","Color":"Rojo"}', '349.00'],
    ['', '{"Talla":"M","Color":"Azul"}', '349.00'],
    ['sk_l', '{"Talla":"L","Color":"Rojo"}', '349.00'],
    ['', '{"Talla":"L","Color":"Azul"}', '349.00'],
  ]);
});

test('a renamed option keeps its variants; without options one is left', () => {
  expect(shown([option('Tamaño', 'M, L')]).map(([id]) => id)).toEqual(['sk_m', 'sk_l']);
  expect(shown([])).toEqual([['sk_m', '{}', '349.00']]);
});

test('a value that is taken out takes its variant along', () => {
  expect(shown([option('Talla', 'L, XL')]).map(([id]) => id)).toEqual(['sk_l', '']);
});

test('English values go into their own variants', () => {
  const [first] = matrixRows(
    [option('Color', 'Rojo', { name_en: 'Colour', values_en: 'Red' })],
    rows,
  );
  expect(first?.values_en).toBe('{"Colour":"Red"}');
});

test.each([
  ['unnamed', [option('', 'S')]],
  ['unnamed', [option('Talla', ' , ')]],
  ['twice', [option('Talla', 'S'), option('talla', 'M')]],
  ['twice', [option('Talla', 'S, s')]],
  ['unpaired', [option('Talla', 'S, M', { name_en: 'Size', values_en: 'S' })]],
  [
    'unpaired',
    [option('Talla', 'S', { name_en: 'Size', values_en: 'S' }), option('Color', 'Rojo')],
  ],
  ['many', [1, 2].map((n) => option(`O${n}`, Array.from({ length: 11 }, (_, i) => i).join(',')))],
  [null, [option('Talla', 'S, M', { name_en: 'Size', values_en: 'S, M' })]],
  [null, []],
] as const)('problem %s', (problem, options) => {
  expect(matrixProblem(options)).toBe(problem);
});
