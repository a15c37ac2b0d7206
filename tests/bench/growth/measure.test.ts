import { expect, test } from 'vitest';
import { repeatOf } from './measure.ts';

test('the noise of a size is the difference between its odd and even rounds', () => {
  expect(repeatOf([2, 2, 2, 2])).toBe(1);
  expect(repeatOf([2, 3, 2, 3, 2, 3])).toBe(1.5);
  // One disturbed round is not noise, nor is a machine that slowly gets slower.
  expect(repeatOf([2, 2, 9, 2, 2, 2, 2])).toBe(1);
  expect(repeatOf([2, 2.1, 2.2, 2.3, 2.4, 2.5])).toBeCloseTo(1.05);
});
