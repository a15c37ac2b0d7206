import { expect, test } from 'vitest';
import { clockOf, endOfDay, isDay, localIso, startOfDay } from './local-time.ts';

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

test('a time within a second is that second’s', () => {
  expect(localIso(Date.UTC(2027, 0, 8, 2, 30, 0, 999), 'MX')).toBe('2027-01-07T20:30:00-06:00');
});

test('a clock of many instants says what each says alone, on the day it changes too', () => {
  // New York's clocks go forward on 8 March, and back on 1 November.
  for (const country of ['MX', 'US', 'AR', 'CL']) {
    const clock = clockOf(country);
    for (const start of ['2026-03-07', '2026-03-08', '2026-11-01', '2026-04-04', '2026-09-05']) {
      for (let hour = 0; hour < 48; hour += 1) {
        const instant = Date.parse(start) + hour * 3_600_000 + 1_234;
        expect(clock(instant)).toBe(localIso(instant, country));
      }
    }
  }
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
