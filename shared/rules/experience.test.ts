import { expect, test } from 'vitest';
import { formatExperienceDate, hasBegun, isConcluded } from './experience.ts';

const START = '2026-12-05T20:30:00-06:00';

test.each([
  ['2026-12-05T20:29:59-06:00', false],
  ['2026-12-05T20:30:00-06:00', true],
  ['2026-12-06T02:30:01Z', true],
])('at %s it has begun: %s', (now, begun) => {
  expect(hasBegun(START, Date.parse(now))).toBe(begun);
});

test('without a date it never begins', () => {
  expect(hasBegun(null, Date.now())).toBe(false);
  expect(hasBegun('soon', Date.now())).toBe(false);
});

test('only experiences conclude', () => {
  expect(isConcluded({ type: 'experience', experience_available: false })).toBe(true);
  expect(isConcluded({ type: 'experience', experience_available: true })).toBe(false);
  expect(isConcluded({ type: 'product', experience_available: false })).toBe(false);
});

test("the hour is the place's, whoever reads it", () => {
  expect(formatExperienceDate(START, 'MX', 'es-MX', 'long')).toBe(
    'sábado, 5 de diciembre de 2026, 20:30 h',
  );
  expect(formatExperienceDate('2026-12-06T02:30:00Z', 'MX', 'en-US', 'long')).toBe(
    'Saturday, December 5, 2026, 8:30 PM',
  );
  expect(formatExperienceDate('2026-12-06T02:30:00Z', 'AR', 'es-AR', 'short')).toMatch(/23:30 h$/);
  expect(formatExperienceDate('soon', 'MX', 'es-MX', 'long')).toBeUndefined();
  expect(formatExperienceDate(null, 'MX', 'es-MX', 'long')).toBeUndefined();
});

test.each([
  ['2026-12-05T20:30:00-06:00', '5 de dic, 20:30 h'],
  ['2026-12-05T20:30:00-0600', '5 de dic, 20:30 h'],
  ['2026-12-05T20:30:00+05:30', '5 de dic, 20:30 h'],
  ['2026-12-05T23:30:00-11:00', '5 de dic, 23:30 h'],
  ['2026-12-06T02:30:00Z', '5 de dic, 20:30 h'],
])('%s is told by its own offset where it has one: %s', (date, told) => {
  const short = formatExperienceDate(date, 'MX', 'es-MX', 'short');
  expect(short?.replace(/^[^ ]+ /, '')).toBe(told);
});

test('before 1970 an experience without a date has begun no more than now', () => {
  expect(hasBegun(null, -1)).toBe(false);
  expect(hasBegun(null, 0)).toBe(false);
});
