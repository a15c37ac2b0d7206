import { expect, test } from 'vitest';
import { readDateRange } from './date-range.ts';

test('two days, in either way of writing them, in either order', () => {
  const november = { start_date: '2026-11-01', end_date: '2026-11-30' };
  expect(readDateRange('2026-11-01..2026-11-30')).toEqual(november);
  expect(readDateRange('1/11/2026..30/11/2026')).toEqual(november);
  expect(readDateRange('2026-11-30..2026-11-01')).toEqual(november);
});

test('a single day is a range', () => {
  const day = { start_date: '2026-11-01', end_date: '2026-11-01' };
  expect(readDateRange('2026-11-01..01/11/2026')).toEqual(day);
});

test('an end may be open', () => {
  expect(readDateRange('2026-11-01..')).toEqual({ start_date: '2026-11-01' });
  expect(readDateRange('..2026-11-01')).toEqual({ end_date: '2026-11-01' });
});

test.each([
  '',
  '..',
  '...',
  '2026-02-30..2026-03-01',
  '1..5',
  '2026-11-01',
  '2026-11-01..x',
  'a..b..c',
  'x2026-11-01..2026-11-02',
  '2026-11-01x..2026-11-02',
  '2026-11-01..12026-11-02',
  '2026-11-01..2026-11-021',
  'x1/11/2026..2/11/2026',
  '1/11/2026..2/11/20261',
  '111/11/2026..',
  '2026-1-1..',
])('no days: %s', (text) => {
  expect(readDateRange(text)).toBeUndefined();
});
