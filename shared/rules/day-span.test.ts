import { expect, test } from 'vitest';
import { spanOf } from './day-span.ts';

test('a span is from the start of its first day to the end of its last, where its country is', () => {
  const { from, until } = spanOf({ start_date: '2026-11-24', end_date: '2026-11-25' }, 'MX');
  expect([from, until].map((at) => new Date(at ?? 0).toISOString())).toEqual([
    '2026-11-24T06:00:00.000Z',
    '2026-11-26T06:00:00.000Z',
  ]);
});

test.each([
  ['none', {}],
  ['days that no calendar has', { start_date: '2026-02-30', end_date: '2026-13-01' }],
])('%s are no limit', (_, days) => {
  expect(spanOf(days, 'MX')).toEqual({ from: null, until: null });
});
