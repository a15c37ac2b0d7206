import { expect, test } from 'vitest';
import { importChecks, memoryCheck, type Left } from './checks.ts';

const ROWS = 100;
const whole: Left = {
  state: 'done',
  made: ROWS,
  failed: 0,
  items: ROWS,
  skus: ROWS,
  codes: ROWS,
  units: ROWS * 3,
  moves: ROWS,
  undoable: ROWS,
};
const missed = (change: Partial<Left>) =>
  importChecks({ ...whole, ...change }, ROWS, 3)
    .filter(({ met }) => !met)
    .map(({ name }) => name);

test('an import of which each row stands once meets every check', () => {
  expect(missed({})).toEqual([]);
});

test.each([
  ['the import is over', { state: 'running' }],
  ['rows that it says it has made', { made: ROWS - 1 }],
  ['rows that it says it has refused', { failed: 1 }],
  ['rows of the file that are lost', { codes: 99, skus: 99, items: 99 }],
  ['rows that are there twice', { skus: ROWS + 1 }],
  ['rows that are there twice', { items: ROWS + 1 }],
  ['units on the shelf', { units: ROWS * 3 + 3 }],
  ['movements of stock', { moves: ROWS + 1 }],
  ['items that its undo knows', { undoable: ROWS - 1 }],
] as const)('"%s" can fail: %j', (name, change) => {
  expect(missed(change)).toEqual([name]);
});

test('memory that grows past its limit is seen; one that is not known is said to be so', () => {
  expect(memoryCheck(65, 64).met).toBe(false);
  expect(memoryCheck(64, 64).met).toBe(true);
  expect(memoryCheck(Number.NaN, 64)).toMatchObject({ met: true, figure: 'not known here' });
});
