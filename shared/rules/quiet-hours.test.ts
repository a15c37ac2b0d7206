import { expect, test } from 'vitest';
import { isDayTime, quietUntil } from './quiet-hours.ts';

const MEXICO = 'America/Mexico_City';
/** Mexico City is six hours behind UTC all year. */
const mexico = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour + 6, minute);
const night = { from: '22:00', to: '07:30', zone: MEXICO };

test.each([
  ['before midnight', mexico(21, 23, 15), mexico(22, 7, 30)],
  ['as they begin', mexico(21, 22), mexico(22, 7, 30)],
  ['after midnight', mexico(22, 3), mexico(22, 7, 30)],
  ['in their last minute', mexico(22, 7, 29), mexico(22, 7, 30)],
  ['as they end', mexico(22, 7, 30), null],
  ['at noon', mexico(21, 12), null],
  ['a minute before', mexico(21, 21, 59), null],
])('over midnight: %s', (_, now, until) => {
  expect(quietUntil(night, now)).toBe(until);
});

test('hours within one day, and hours of no length', () => {
  const siesta = { from: '14:00', to: '16:00', zone: MEXICO };
  expect(quietUntil(siesta, mexico(21, 15))).toBe(mexico(21, 16));
  expect(quietUntil(siesta, mexico(21, 17))).toBeNull();
  expect(quietUntil({ ...siesta, to: '14:00' }, mexico(21, 14))).toBeNull();
});

test('they are those of the account’s zone', () => {
  const now = Date.UTC(2026, 10, 21, 23);
  expect(quietUntil({ ...night, zone: 'Europe/Madrid' }, now)).toBe(Date.UTC(2026, 10, 22, 6, 30));
  expect(quietUntil(night, now)).toBeNull();
});

test('a night in which the clocks change ends at its own time', () => {
  const madrid = { from: '22:00', to: '07:00', zone: 'Europe/Madrid' };
  // Clocks go forward at 2:00 on 29 March 2026, and back at 3:00 on 25 October.
  expect(quietUntil(madrid, Date.UTC(2026, 2, 28, 22))).toBe(Date.UTC(2026, 2, 29, 5));
  expect(quietUntil(madrid, Date.UTC(2026, 9, 24, 21))).toBe(Date.UTC(2026, 9, 25, 6));
});

test('a time of the day', () => {
  for (const text of ['00:00', '07:30', '23:59']) expect(isDayTime(text), text).toBe(true);
  for (const text of ['24:00', '7:30', '07:60', '', '07:30 '])
    expect(isDayTime(text), text).toBe(false);
});
