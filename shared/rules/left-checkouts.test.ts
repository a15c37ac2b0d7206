import { expect, test } from 'vitest';
import { LEFT_AFTER_MS, LEFT_KEPT_MS, leftSpan } from './left-checkouts.ts';

const NOW = Date.UTC(2026, 10, 29);

test('from thirty days ago to one hour ago, narrowed by a filter and never widened', () => {
  const whole = { from: NOW - LEFT_KEPT_MS, until: NOW - LEFT_AFTER_MS };
  expect(leftSpan({ from: null, until: null }, NOW)).toEqual(whole);
  expect(leftSpan({ from: 0, until: NOW + 1 }, NOW)).toEqual(whole);
  const day = { from: NOW - 3 * LEFT_AFTER_MS, until: NOW - 2 * LEFT_AFTER_MS };
  expect(leftSpan(day, NOW)).toEqual(day);
});
