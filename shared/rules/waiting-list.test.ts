import { expect, test } from 'vitest';
import { offerEnd, waitingState, waitingStates } from './waiting-list.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_000 * HOUR;

test.each([
  ['without a date', null, 24 * HOUR],
  ['long before', 100 * HOUR, 24 * HOUR],
  ['two days before', 48 * HOUR, 24 * HOUR],
  ['a day before', 24 * HOUR, 12 * HOUR],
  ['two hours before', 2 * HOUR, HOUR],
  ['an hour and a half before', 1.5 * HOUR, HOUR],
  ['an hour before', HOUR, HOUR],
  ['just before', 30 * MINUTE, 30 * MINUTE],
])('%s an offer lasts its time, and ends with the beginning', (_, left, lasts) => {
  expect(offerEnd(NOW, left === null ? null : NOW + left)).toBe(NOW + lasts);
});

test.each([30 * MINUTE - 1, 0, -HOUR])('%s ms before nothing is offered', (left) => {
  expect(offerEnd(NOW, NOW + left)).toBeUndefined();
});

test('an offer is over from its end on, whoever has swept it; all else stays as it is', () => {
  expect(waitingState('offered', NOW + 1, NOW)).toBe('offered');
  expect(waitingState('offered', NOW, NOW)).toBe('expired');
  expect(waitingState('offered', null, NOW)).toBe('expired');
  for (const state of waitingStates.filter((one) => one !== 'offered')) {
    expect(waitingState(state, null, NOW)).toBe(state);
  }
});
