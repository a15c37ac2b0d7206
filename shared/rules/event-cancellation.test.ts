import { expect, test } from 'vitest';
import { sameName, waitAfterFault } from './event-cancellation.ts';

test('a name is the same by its letters', () => {
  expect(sameName('  concierto de  OTOÑO ', 'Concierto de otoño')).toBe(true);
  expect(sameName('Concierto', 'Concierto de otoño')).toBe(false);
  expect(sameName('', '')).toBe(false);
});

test('an order that fails waits longer each time, six hours at most', () => {
  expect([0, 1, 2].map(waitAfterFault)).toEqual([60_000, 120_000, 240_000]);
  expect(waitAfterFault(99)).toBe(6 * 60 * 60_000);
});
