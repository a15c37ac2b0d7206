import { expect, test } from 'vitest';
import { endOfDay, isDay, localIso, startOfDay } from './local-time.ts';

test.each([
  ['2026-11-21', 'MX', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['2026-11-21', 'AR', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
  ['2026-11-21', 'CL', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  // New York's clocks are put forward on that day.
  ['2026-03-08', 'US', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['2026-12-31', 'MX', '2026-12-31T06:00:00.000Z', '2027-01-01T06:00:00.000Z'],
])('%s in %s', (day, country, start, end) => {
  expect(new Date(startOfDay(day, country)).toISOString()).toBe(start);
  expect(new Date(endOfDay(day, country)).toISOString()).toBe(end);
});

test.each([
  ['MX', '2027-01-07T20:30:00-06:00'],
  ['AR', '2027-01-07T23:30:00-03:00'],
  ['US', '2027-01-07T21:30:00-05:00'],
])('in %s the clocks show %s', (country, shown) => {
  const instant = Date.UTC(2027, 0, 8, 2, 30);
  expect(localIso(instant, country)).toBe(shown);
  expect(Date.parse(shown)).toBe(instant);
});

test('a day is one of the calendar', () => {
  expect(['2026-02-28', '2028-02-29', '1970-01-01'].filter((day) => !isDay(day))).toEqual([]);
  const none = [
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '1969-12-31',
    '9999-12-31',
    '2026-01-01T',
  ];
  expect(none.filter(isDay)).toEqual([]);
});
