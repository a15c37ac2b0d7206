import { expect, test } from 'vitest';
import { takeOver } from './lines.ts';

const SILLA = { item: 'it_silla', sku: 'sk_silla', amount: 2 };
const MESA = { item: 'it_mesa', sku: 'sk_mesa', amount: 1 };

test('taking over a server cart loses nothing and counts nothing twice', () => {
  expect(takeOver([SILLA], [{ ...SILLA, amount: 5 }, MESA])).toEqual([
    { ...SILLA, amount: 5 },
    MESA,
  ]);
  expect(takeOver([{ ...SILLA, amount: 7 }], [SILLA])).toEqual([{ ...SILLA, amount: 7 }]);
});
