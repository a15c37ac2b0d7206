import { expect, test } from 'vitest';
import { seenOf, type DividedLine, type Reader } from './seen-shares.ts';

const line: DividedLine = {
  total: 100_000,
  margin: 20_100,
  shares: { seller: 10_050, up_one: 1_005, up_two: 402 },
  returned: { seller: 4_020, up_one: 402, up_two: 161 },
  refunded: 40_000,
  rates: { seller: 0.5, up_one: 0.05, up_two: 0.02, network: 0 },
};

test.each<
  [string, Reader, number | null, (readonly [string, number, number, number | null, boolean])[]]
>([
  [
    'the root store sees all',
    'network',
    20_100,
    [
      ['seller', 10_050, 4_020, 0.5, false],
      ['up_one', 1_005, 402, 0.05, false],
      ['up_two', 402, 161, 0.02, false],
      ['supplier', 88_543, 35_417, null, false],
    ],
  ],
  [
    'the supplier sees neither plan nor sponsors',
    'supplier',
    20_100,
    [
      ['resale', 11_457, 4_583, null, false],
      ['supplier', 88_543, 35_417, null, true],
    ],
  ],
  ['the seller sees the own part', ['seller'], 20_100, [['seller', 10_050, 4_020, 0.5, true]]],
  ['a sponsor sees no margin', ['up_two'], null, [['up_two', 402, 161, 0.02, true]]],
  ['who has no part sees none', [], null, []],
])('%s', (_name, reader, margin, shares) => {
  const seen = seenOf(line, reader);
  expect(seen.margin).toBe(margin);
  expect(
    seen.shares.map((one) => [one.role, one.amount, one.returned, one.rate, one.is_own]),
  ).toEqual(shares);
});

test('of a line without shares the supplier keeps all', () => {
  const plain = { ...line, shares: {}, returned: {} };
  expect(seenOf(plain, 'supplier').shares).toEqual([
    { role: 'supplier', amount: 100_000, returned: 40_000, rate: null, is_own: true },
  ]);
});
