import { expect, test } from 'vitest';
import { ADVISOR_ALWAYS, ONLINE_WINDOW_MS } from '../kernel/constants/timers.ts';
import { ADVISOR_DAY, advisorOpening, isAdvisorOnline, type AdvisorHours } from './advisor.ts';

const ZONE = 'America/Mexico_City';
/** Mexico City is six hours behind UTC; 2026-11-23 is a Monday. */
const at = (day: number, hours: number, minutes = 0) => Date.UTC(2026, 10, day, hours + 6, minutes);
const opening = (hours: AdvisorHours, now: number) => advisorOpening(hours, ZONE, now);

test.each([
  [8, 59, false],
  [9, 0, true],
  [17, 59, true],
  [18, 0, false],
  [3, 0, false],
])('from nine to six, at %i:%i', (hours, minutes, isOpen) => {
  expect(opening(ADVISOR_DAY, at(23, hours, minutes)).isOpen).toBe(isOpen);
  // Each day, Sundays too.
  expect(opening(ADVISOR_DAY, at(29, hours, minutes)).isOpen).toBe(isOpen);
});

test('says when it changes next', () => {
  expect(opening(ADVISOR_DAY, at(23, 9))).toEqual({ isOpen: true, until: '18:00' });
  expect(opening(ADVISOR_DAY, at(23, 8, 59))).toEqual({
    isOpen: false,
    next: { inDays: 0, day: 0, at: '09:00' },
  });
});

test('around the clock never closes', () => {
  expect(opening(ADVISOR_ALWAYS, at(29, 3))).toEqual({ isOpen: true, until: null });
});

test('several spans a day, with days off', () => {
  const spans = [
    { from: '09:00', to: '14:00' },
    { from: '16:00', to: '20:00' },
  ];
  const week = [spans, spans, spans, spans, spans, [], []];
  expect(opening(week, at(23, 13, 59)).isOpen).toBe(true);
  expect(opening(week, at(23, 15)).isOpen).toBe(false);
  expect(opening(week, at(23, 16)).isOpen).toBe(true);
  expect(opening(week, at(28, 10))).toEqual({
    isOpen: false,
    next: { inDays: 2, day: 0, at: '09:00' },
  });
  expect(opening([[], [], [], [], [], [], []], at(23, 10))).toEqual({ isOpen: false, next: null });
});

test('the clock is the store’s, not the reader’s', () => {
  const now = at(23, 9);
  expect(advisorOpening(ADVISOR_DAY, 'America/Tijuana', now).isOpen).toBe(false);
  expect(advisorOpening(ADVISOR_DAY, 'Europe/Madrid', now).isOpen).toBe(true);
});

test('online takes both: the hours, and a heartbeat within five minutes', () => {
  const [early, nine] = [at(23, 8, 59), at(23, 9)];
  expect(isAdvisorOnline(opening(ADVISOR_DAY, early), early, early)).toBe(false);
  const open = opening(ADVISOR_DAY, nine);
  expect(isAdvisorOnline(open, nine, nine)).toBe(true);
  expect(isAdvisorOnline(open, nine - ONLINE_WINDOW_MS, nine)).toBe(true);
  expect(isAdvisorOnline(open, nine - ONLINE_WINDOW_MS - 1, nine)).toBe(false);
  expect(isAdvisorOnline(open, null, nine)).toBe(false);
});
