import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { globalPeriod, periodicities, type Periodicity } from './global-period.ts';

test.each<[Periodicity, string, string, string, string]>([
  ['01', '2026-11-12', '2026-11-12', '2026-11-12', '11'],
  ['02', '2026-11-12', '2026-11-09', '2026-11-15', '11'],
  ['02', '2026-11-15', '2026-11-09', '2026-11-15', '11'],
  // The week from November 30 to December 6 stands in two months.
  ['02', '2026-11-30', '2026-11-30', '2026-11-30', '11'],
  ['02', '2026-12-02', '2026-12-01', '2026-12-06', '12'],
  ['03', '2026-11-15', '2026-11-01', '2026-11-15', '11'],
  ['03', '2026-11-16', '2026-11-16', '2026-11-30', '11'],
  ['04', '2028-02-10', '2028-02-01', '2028-02-29', '02'],
  ['05', '2026-01-31', '2026-01-01', '2026-02-28', '13'],
  ['05', '2026-12-01', '2026-11-01', '2026-12-31', '18'],
])('the period %s of %s goes from %s to %s, in %s', (code, day, first, last, months) => {
  const year = Number(day.slice(0, 4));
  expect(globalPeriod(code, day)).toEqual({ periodicity: code, months, year, first, last });
});

test('each day is in its period, and each day of a period has the same one', () => {
  const dates = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2031-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, fc.constantFrom(...periodicities), (date, code) => {
      const day = date.toISOString().slice(0, 10);
      const period = globalPeriod(code, day);
      expect(period.first <= day && day <= period.last).toBe(true);
      expect(globalPeriod(code, period.first)).toEqual(period);
      expect(globalPeriod(code, period.last)).toEqual(period);
    }),
  );
});
