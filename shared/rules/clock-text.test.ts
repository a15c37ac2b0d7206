import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [86_400_000, '24:00:00'],
  [3_600_000, '1:00:00'],
  [3_599_000, '59:59'],
  [900_000, '15:00'],
  [899_001, '15:00'],
  [65_000, '1:05'],
  [999, '0:01'],
  [0, '0:00'],
])('%i ms are shown as %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
