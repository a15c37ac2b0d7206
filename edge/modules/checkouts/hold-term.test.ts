import { expect, test } from 'vitest';
import { holdTerm } from './hold-term.ts';

const HOLD = 15;

test('a first hold lasts the store’s time, and may be renewed to twice that', () => {
  expect(holdTerm(100, HOLD, undefined)).toEqual({ end: 115, renewsUntil: 130, isHeld: true });
});

test.each([
  [110, { end: 125, renewsUntil: 130, isHeld: true }],
  [120, { end: 130, renewsUntil: 130, isHeld: true }],
  [122.5, { end: 130, renewsUntil: 130, isHeld: true }],
  // Less than half of a hold is left: nothing is held, and the buyer has the whole time.
  [123, { end: 138, renewsUntil: 130, isHeld: false }],
  [129, { end: 144, renewsUntil: 130, isHeld: false }],
  // The bound is behind: a first hold again.
  [130, { end: 145, renewsUntil: 160, isHeld: true }],
])('a renewal at %s never outlives the bound', (now, term) => {
  expect(holdTerm(now, HOLD, { state: 'open', renews_until: 130 })).toEqual(term);
});

test('a checkout that is over is not renewed', () => {
  const replaced = { state: 'expired', renews_until: 130 };
  expect(holdTerm(123, HOLD, replaced)).toMatchObject({ end: 138, isHeld: true });
});
