import { expect, test } from 'vitest';
import { sizeAdvice } from './slide-size.ts';

test.each([
  [0, 1, null],
  [349, 1, 'small'],
  [349, 2, 'small'],
  [350, 1, 'soft'],
  [350, 2, null],
  [1399, 1, 'soft'],
  [1400, 1, null],
  [2500, 1, null],
  [2501, 1, 'large'],
  [2501, 2, 'large'],
] as const)('a picture %i pixels wide in %i columns: %s', (width, columns, advice) => {
  expect(sizeAdvice(width, columns)).toBe(advice);
});
