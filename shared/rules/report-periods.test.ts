import { expect, test } from 'vitest';
import {
  dayNumber,
  dayOf,
  monthOf,
  piecesOf,
  reportPeriods,
  reportSpan,
} from './report-periods.ts';

const spanOn = (day: string, period: (typeof reportPeriods)[number]) => {
  const { from, to, beforeFrom } = reportSpan(period, dayNumber(day));
  return [beforeFrom, from, to].map(dayOf);
};

test('days end today, and as many lie before them', () => {
  expect(spanOn('2026-11-26', '7d')).toEqual(['2026-11-13', '2026-11-20', '2026-11-26']);
  expect(spanOn('2026-03-01', '30d')).toEqual(['2026-01-01', '2026-01-31', '2026-03-01']);
});

test('months begin the day after the same day of an earlier month', () => {
  expect(spanOn('2026-11-26', '1m')).toEqual(['2026-09-27', '2026-10-27', '2026-11-26']);
  expect(spanOn('2026-11-26', '12m')).toEqual(['2024-11-27', '2025-11-27', '2026-11-26']);
});

test('a month without that day is counted to its last', () => {
  expect(spanOn('2026-03-31', '1m')).toEqual(['2026-02-01', '2026-03-01', '2026-03-31']);
  expect(spanOn('2028-02-29', '12m')).toEqual(['2026-03-01', '2027-03-01', '2028-02-29']);
});

test('a chart has a point a day, or a week', () => {
  const steps = reportPeriods.map((period) => reportSpan(period, dayNumber('2026-11-26')).step);
  expect(steps).toEqual([1, 1, 1, 1, 7, 7, 7]);
});

test('whole months and the days around them hold each day of a span once', () => {
  const start = dayNumber('2025-12-20');
  for (let from = start; from < start + 60; from++) {
    for (let to = from; to < from + 100; to++) {
      const { days, months } = piecesOf(from, to);
      const found: number[] = [];
      for (const [first, last] of days) for (let day = first; day <= last; day++) found.push(day);
      for (let day = start - 40; day < start + 260; day++) {
        if (monthOf(day) >= months[0] && monthOf(day) <= months[1]) found.push(day);
      }
      const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      expect(found.toSorted((one, other) => one - other)).toEqual(wanted);
    }
  }
});
