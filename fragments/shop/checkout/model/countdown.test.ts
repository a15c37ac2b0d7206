import { expect, test } from 'vitest';
import { clockOffset, msLeft, spokenMinutes } from './countdown.ts';

const hold = { now: '2026-08-20T10:00:00.000Z', expires_at: '2026-08-20T10:15:00.000Z' };
const start = Date.parse(hold.now);

test.each([
  ['right', 0],
  ['three hours ahead', 3 * 3600_000],
  ['a day behind', -86_400_000],
])('a clock that is %s shows the same time left', (_name, wrong) => {
  const offset = clockOffset(hold, start + wrong);
  expect(msLeft(hold, start + wrong, offset)).toBe(15 * 60_000);
  expect(msLeft(hold, start + wrong + 60_000, offset)).toBe(14 * 60_000);
  expect(msLeft(hold, start + wrong + 3600_000, offset)).toBe(0);
});

test('it is spoken at five minutes and at one, once each', () => {
  expect(spokenMinutes(300_500, 299_500)).toBe(5);
  expect(spokenMinutes(299_500, 298_500)).toBeUndefined();
  expect(spokenMinutes(60_001, 60_000)).toBe(1);
  expect(spokenMinutes(60_000, 59_000)).toBeUndefined();
  expect(spokenMinutes(300_000, 299_000)).toBeUndefined();
  // A tab that slept through both speaks only the minute that is still true.
  expect(spokenMinutes(400_000, 30_000)).toBe(1);
  expect(spokenMinutes(900_000, 899_000)).toBeUndefined();
});
