import { expect, test } from 'vitest';
import { isSnoozable, SNOOZE_MAX_MS, snoozeMoments, statusOf } from './talk-status.ts';

test.each([
  [{ isClosed: false, snoozedUntil: null }, 'open'],
  [{ isClosed: false, snoozedUntil: 11 }, 'snoozed'],
  [{ isClosed: false, snoozedUntil: 10 }, 'open'],
  [{ isClosed: true, snoozedUntil: null }, 'closed'],
] as const)('%o at ten is %s', (putAway, status) => {
  expect(statusOf(putAway, 10)).toBe(status);
});

test('a conversation is put off to a moment that comes, and for 90 days at most', () => {
  expect([10, 11, 10 + SNOOZE_MAX_MS, 11 + SNOOZE_MAX_MS].map((at) => isSnoozable(at, 10))).toEqual(
    [false, true, true, false],
  );
});

const moments = (now: string, zone: string) =>
  Object.values(snoozeMoments(Date.parse(now), zone)).map((at) => new Date(at).toISOString());

test('mornings are those of the zone', () => {
  expect(moments('2026-11-28T23:30:20.000Z', 'America/Mexico_City')).toEqual([
    '2026-11-29T00:30:20.000Z',
    '2026-11-29T15:00:00.000Z',
    '2026-12-05T15:00:00.000Z',
  ]);
});

test('nine stays nine where the clocks change meanwhile', () => {
  expect(moments('2026-10-24T06:00:00.000Z', 'Europe/Madrid').slice(1)).toEqual([
    '2026-10-25T08:00:00.000Z',
    '2026-10-31T08:00:00.000Z',
  ]);
});
