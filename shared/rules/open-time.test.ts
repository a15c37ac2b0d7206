import { expect, test } from 'vitest';
import { openMomentAfter, type StoreHours } from './open-time.ts';

const ZONE = 'America/Mexico_City';
const QUARTER = 15 * 60_000;
const HOUR = 60 * 60_000;
/** November 2026: the 23rd is a Monday. Mexico City is six hours behind UTC. */
const at = (day: number, hour: number, minute = 0, second = 0) =>
  Date.UTC(2026, 10, day, hour + 6, minute, second);
const nine = [{ from: '09:00', to: '18:00' }];
const office: StoreHours = { week: [nine, nine, nine, nine, nine, [], []], zone: ZONE };

test.each([
  ['in the middle of the day', at(23, 10), at(23, 10, 15)],
  ['with seconds', at(23, 10, 0, 30), at(23, 10, 15, 30)],
  ['before it opens', at(23, 8, 59), at(23, 9, 15)],
  ['as it opens', at(23, 9), at(23, 9, 15)],
  ['ten minutes before it closes', at(23, 17, 50), at(24, 9, 5)],
  ['just in time', at(23, 17, 45), at(23, 18)],
  ['after it has closed', at(23, 22), at(24, 9, 15)],
  ['on Friday evening', at(27, 17, 55), at(30, 9, 10)],
  ['on Sunday', at(29, 12), at(30, 9, 15)],
])('a quarter of an hour %s', (_, since, until) => {
  expect(openMomentAfter(office, since, QUARTER)).toBe(until);
});

test('hours add up over a break at noon, and over days', () => {
  const broken: StoreHours = {
    week: Array.from({ length: 7 }, () => [
      { from: '09:00', to: '11:00' },
      { from: '16:00', to: '17:00' },
    ]),
    zone: ZONE,
  };
  expect(openMomentAfter(broken, at(23, 9), 4 * HOUR)).toBe(at(24, 10));
  expect(openMomentAfter(broken, at(23, 10, 59), QUARTER)).toBe(at(23, 16, 14));
});

test('a store that goes on over midnight, says no hours, or never opens', () => {
  const whole = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  expect(openMomentAfter({ week: whole, zone: ZONE }, at(23, 23, 50), QUARTER)).toBe(at(24, 0, 5));
  expect(openMomentAfter(null, at(23, 3), QUARTER)).toBe(at(23, 3, 15));
  const never = Array.from({ length: 7 }, () => []);
  expect(openMomentAfter({ week: never, zone: ZONE }, at(23, 3), QUARTER)).toBe(at(23, 3, 15));
});
