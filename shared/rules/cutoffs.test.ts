import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutoffsAt } from './cutoffs.ts';

const iso = (time: number) => new Date(time).toISOString();

test.each([
  // Mexico City is six hours behind UTC.
  ['2026-11-26T12:00:00Z', 'MX', '2026-11-16T06:00:00.000Z', '2026-12-01T06:00:00.000Z'],
  ['2026-12-01T05:59:59Z', 'MX', '2026-11-16T06:00:00.000Z', '2026-12-01T06:00:00.000Z'],
  ['2026-12-01T06:00:00Z', 'MX', '2026-12-01T06:00:00.000Z', '2026-12-16T06:00:00.000Z'],
  ['2026-12-31T23:00:00Z', 'MX', '2026-12-16T06:00:00.000Z', '2027-01-01T06:00:00.000Z'],
  ['2027-01-01T02:00:00Z', 'AR', '2026-12-16T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
])('at %s in %s the last one was %s, the next is %s', (now, country, last, next) => {
  const found = cutoffsAt(Date.parse(now), country);
  expect([iso(found.last), iso(found.next)]).toEqual([last, next]);
});

test('every moment lies between two cut-offs that are 13 to 17 days apart', () => {
  const first = Date.UTC(2020, 0, 1);
  fc.assert(
    fc.property(
      fc.nat(20 * 365 * 86_400),
      fc.constantFrom('MX', 'AR', 'US'),
      (seconds, country) => {
        const now = first + seconds * 1_000;
        const { last, next } = cutoffsAt(now, country);
        expect(last).toBeLessThanOrEqual(now);
        expect(next).toBeGreaterThan(now);
        const days = (next - last) / 86_400_000;
        expect(days).toBeGreaterThan(12.9);
        expect(days).toBeLessThan(17.1);
        expect(cutoffsAt(next, country).last).toBe(next);
      },
    ),
  );
});
