import { expect, test } from 'vitest';
import { SESSION_IDLE_MS, SESSION_MAX_MS, SESSION_TOUCH_MS, sessionEnd } from './lifetime.ts';

const DAY = 86_400_000;

test('a session rests thirty days, lives half a year, and is recorded once an hour', () => {
  expect([SESSION_IDLE_MS, SESSION_MAX_MS, SESSION_TOUCH_MS]).toEqual([
    30 * DAY,
    180 * DAY,
    3_600_000,
  ]);
});

test.each([
  [0, 30],
  [100, 130],
  [150, 180],
  [151, 180],
  [179, 180],
])('used on day %i it ends on day %i', (used, end) => {
  expect(sessionEnd(DAY, DAY + used * DAY)).toBe(DAY + end * DAY);
});
