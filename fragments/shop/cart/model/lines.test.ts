import { expect, test } from 'vitest';
import { sameLines, takeOver } from './lines.ts';

const SILLA = { item: 'it_silla', sku: 'sk_silla', amount: 2 };
const MESA = { item: 'it_mesa', sku: 'sk_mesa', amount: 1 };

test('taking over a server cart loses nothing and counts nothing twice', () => {
  expect(takeOver([SILLA], [{ ...SILLA, amount: 5 }, MESA])).toEqual([
    { ...SILLA, amount: 5 },
    MESA,
  ]);
  expect(takeOver([{ ...SILLA, amount: 7 }], [SILLA])).toEqual([{ ...SILLA, amount: 7 }]);
});

test.each([
  ['nothing and nothing', [], [], true],
  ['the same', [SILLA, MESA], [{ ...SILLA }, { ...MESA }], true],
  ['more', [SILLA], [SILLA, MESA], false],
  ['less', [SILLA, MESA], [SILLA], false],
  ['another order', [SILLA, MESA], [MESA, SILLA], false],
  ['another amount', [SILLA, MESA], [SILLA, { ...MESA, amount: 9 }], false],
  ['another variant', [SILLA, MESA], [SILLA, { ...MESA, sku: 'sk_otra' }], false],
])('a cart beside one with %s', (_what, one, other, same) => {
  expect(sameLines(one, other)).toBe(same);
});

test('lines that only one of the carts has are kept, those of this browser first', () => {
  expect(takeOver([SILLA], [MESA])).toEqual([SILLA, MESA]);
  expect(takeOver([], [MESA])).toEqual([MESA]);
});
