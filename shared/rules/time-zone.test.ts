import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from './time-zone.ts';

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
