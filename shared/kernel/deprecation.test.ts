import { expect, test } from 'vitest';
import { faultOfDeprecation, startOfDay } from './deprecation.ts';

test('a day starts at midnight, UTC', () => {
  expect(startOfDay('2027-01-31')).toBe(Date.UTC(2027, 0, 31));
});

test.each([
  ['2026-12-01', '2027-12-01', undefined],
  ['2026-12-01', '2027-11-30', 'it ends within a year'],
  ['2027-12-01', '2026-12-01', 'it ends within a year'],
  ['2026-13-01', '2028-01-01', 'a day is none'],
  ['2026-12-01', 'soon', 'a day is none'],
])('since %s until %s: %s', (since, until, fault) => {
  expect(faultOfDeprecation({ since, until })).toBe(fault);
});
