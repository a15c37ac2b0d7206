import { expect, test } from 'vitest';
import { median, middle, percentile } from './statistics.ts';

test('a percentile is one of the measured values', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(percentile(values, 0.5)).toBe(5);
  expect(percentile(values, 0.9)).toBe(9);
  expect(percentile(values, 0.99)).toBe(10);
  expect(percentile(values, 0)).toBe(1);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('a median is the middle value in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('one disturbed round changes no figure', () => {
  const calm = { rate: 100, p50: 1, p90: 2, p99: 3, cpu: 40 };
  const disturbed = { rate: 3, p50: 90, p90: 200, p99: 900, cpu: 400 };
  expect(middle([calm, disturbed, calm])).toEqual(calm);
});

test('a figure that the system does not give stays unknown', () => {
  const round = { rate: 100, p50: 1, p90: 2, p99: 3, cpu: Number.NaN };
  expect(middle([round, round]).cpu).toBeNaN();
});
