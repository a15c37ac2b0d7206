import { expect, test } from 'vitest';
import { withoutBought } from './without-bought.ts';

const silla = { item: 'it_silla', sku: 'sk_silla', amount: 2 };
const mesa = { item: 'it_mesa', sku: 'sk_mesa', amount: 1 };
const bought = [{ sku: 'sk_silla', amount: 1 }, silla];

test('the bought lines go, and lines that were added since stay', () => {
  expect(withoutBought([{ ...silla, amount: 3 }, mesa], bought)).toEqual([mesa]);
  expect(withoutBought([{ ...silla, amount: 4 }], bought)).toEqual([{ ...silla, amount: 1 }]);
  expect(withoutBought([{ ...silla, amount: 1 }], bought)).toEqual([]);
});
