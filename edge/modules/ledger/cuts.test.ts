/** Units that left an order in cash before it was paid take their part from each share. */
import { expect, test } from 'vitest';
import { cutsOfLines, takenByCuts } from './refunding.ts';
import type { ShareRow } from './share-statements.ts';

const line = (position: number, cut_due: number): ShareRow[] => [
  { position, total: 30_000, cut_due, earner: 'seller', wallet: 'person:ac_ana', amount: 3_000 },
  { position, total: 30_000, cut_due, earner: 'network', wallet: 'store:st_root', amount: 1_500 },
];

test('shares shrink in proportion, line by line', () => {
  expect(takenByCuts([...line(0, 10_000), ...line(1, 0)])).toEqual({
    'person:ac_ana': 1_000,
    'store:st_root': 500,
  });
  expect(takenByCuts([...line(0, 30_000), ...line(1, 10_000)])).toEqual({
    'person:ac_ana': 4_000,
    'store:st_root': 2_000,
  });
});

test('a line that nobody cut, and one without shares, take nothing', () => {
  expect(takenByCuts(line(0, 0))).toEqual({});
  const alone = { position: 0, total: 500, cut_due: 100, earner: null, wallet: null, amount: null };
  expect(cutsOfLines([alone])).toEqual([{ part: 'line', line: 0, amount: 100 }]);
  expect(takenByCuts([alone])).toEqual({});
});
