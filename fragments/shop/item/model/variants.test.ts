import { describe, expect, test } from 'vitest';
import type { ItemSku } from '../../../../shared/contracts/items.ts';
import { initialSku, isSoldOut, skuLabel, skuName } from '../../../../shared/rules/skus.ts';
import { attributesOf, optionState, pickSku } from './variants.ts';

function sku(
  id: string,
  attributes: Record<string, string>,
  available: number | null = 5,
): ItemSku {
  const price = { list_price: 100, crossout_price: null, photo: null };
  return { id: `sk_${id}`, code: id.toUpperCase(), attributes, available, ...price };
}

const redS = sku('red-s', { Color: 'Rojo', Talla: 'S' });
const redM = sku('red-m', { Color: 'Rojo', Talla: 'M' }, 0);
const blueM = sku('blue-m', { Color: 'Azul', Talla: 'M' });
const blueL = sku('blue-l', { Color: 'Azul', Talla: 'L' }, null);
const skus = [redS, redM, blueM, blueL];
const attributes = attributesOf(skus);

describe('attributes', () => {
  test('in the order of the variants', () => {
    expect(attributes).toEqual([
      { name: 'Color', values: ['Rojo', 'Azul'] },
      { name: 'Talla', values: ['S', 'M', 'L'] },
    ]);
  });

  test('none where variants lack some, or cannot be told apart', () => {
    expect(attributesOf([])).toEqual([]);
    expect(attributesOf([sku('one', {})])).toEqual([]);
    expect(attributesOf([redS, sku('x', { Color: 'Rojo' })])).toEqual([]);
    expect(attributesOf([redS, sku('twin', { Color: 'Rojo', Talla: 'S' })])).toEqual([]);
  });

  test('a variant in words', () => {
    expect(skuLabel(redS)).toBe('Rojo / S');
    expect(skuLabel(sku('plain', {}))).toBe('PLAIN');
    expect(skuName(redS)).toBe('Color: Rojo · Talla: S');
    expect(skuName(sku('plain', {}))).toBe('PLAIN');
  });
});

describe('the variant to begin with', () => {
  test('is the one asked for, even sold out', () => {
    expect(initialSku(skus, 'sk_red-m')).toBe(redM);
  });
  test('is else the first that can be bought, else the first', () => {
    expect(initialSku([redM, blueM], 'sk_gone')).toBe(blueM);
    expect(initialSku([redM])).toBe(redM);
    expect(initialSku([])).toBeUndefined();
  });
});

test.each([
  // The first attribute never depends on the later ones.
  [redS, 0, 'Rojo', 'open'],
  [redS, 0, 'Azul', 'open'],
  [redS, 1, 'S', 'open'],
  [redS, 1, 'M', 'sold_out'],
  [redS, 1, 'L', 'missing'],
  [blueM, 1, 'S', 'missing'],
  [blueM, 1, 'L', 'open'],
] as const)('from %o, attribute %i, %s: %s', (current, index, value, state) => {
  expect(optionState(attributes, skus, current, index, value)).toBe(state);
});

test.each([
  ['keeps later choices', blueL, 1, 'M', blueM],
  ['takes what can be bought where they do not exist', redS, 0, 'Azul', blueM],
  ['takes what can be bought where they are sold out', blueM, 0, 'Rojo', redS],
  ['stays where there is none', redS, 1, 'L', redS],
  ['stays where it is chosen already', redS, 0, 'Rojo', redS],
] as const)('choosing %s', (_name, current, index, value, expected) => {
  expect(pickSku(attributes, skus, current, index, value)).toBe(expected);
});

test.each([
  [null, false],
  [-1, true],
  [0, true],
  [1, false],
])('%j units left are sold out: %s', (available, isOut) => {
  expect(isSoldOut(sku('one', {}, available))).toBe(isOut);
});

test('variants that differ in other attributes are one list', () => {
  expect(attributesOf([redS, sku('x', { Color: 'Rojo', Peso: '1' })])).toEqual([]);
});

describe('of three attributes', () => {
  const of = (text: string, available: number | null = 5) => {
    const [Color = '', Talla = '', Corte = ''] = text;
    return sku(text, { Color, Talla, Corte }, available);
  };
  const pick = (from: ItemSku, all: readonly ItemSku[], index: number, value: string) =>
    pickSku(attributesOf([from, ...all]), [from, ...all], from, index, value).code;
  const now = of('AS1');

  test.each([
    [0, 'B', ['BM2', 'BS2', 'BS1'], 'BS1'],
    [0, 'B', ['BM2', 'BM1', 'BS2'], 'BM1'],
    [1, 'M', ['AM2', 'AM1', 'BM1'], 'AM1'],
    [2, '2', ['AM2', 'AS2', 'BS2'], 'AS2'],
  ])('the choice of number %i keeps the most of the later ones', (index, value, codes, picked) => {
    expect(
      pick(
        now,
        codes.map((code) => of(code)),
        index,
        value,
      ),
    ).toBe(picked);
  });

  test('what can be bought comes before what keeps every choice', () => {
    expect(pick(now, [of('BS1', 0), of('BM2')], 0, 'B')).toBe('BM2');
    expect(pick(now, [of('BM2'), of('BS1', 0)], 0, 'B')).toBe('BM2');
    expect(pick(now, [of('BM2', 0), of('BS1', 0)], 0, 'B')).toBe('BS1');
  });
});
