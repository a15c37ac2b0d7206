import { describe, expect, test } from 'vitest';
import { openingAt, readSpans, spansText, TIME_ZONES, type WeekHours } from './opening-hours.ts';

describe('the hours of a day', () => {
  test.each([
    ['', ''],
    ['9-14', '09:00–14:00'],
    ['9:00 a 14:30, 16 – 20', '09:00–14:30, 16:00–20:00'],
    ['09.30-13 y 15-24', '09:30–13:00, 15:00–24:00'],
    ['9 to 12; 13 to 17 / 18-22', '09:00–12:00, 13:00–17:00, 18:00–22:00'],
  ])('%j is read as %j', (typed, text) => {
    const spans = readSpans(typed);
    expect(spans && spansText(spans)).toBe(text);
    expect(readSpans(text)).toEqual(spans);
  });

  test.each([
    'mañana',
    '9',
    '20-9',
    '9-9',
    '9-25',
    '9:70-10',
    '9-14, 13-18',
    '1-2,3-4,5-6,7-8',
    '9-14,',
  ])('%j cannot be read', (typed) => expect(readSpans(typed)).toBeUndefined());
});

const week = (...days: string[]): WeekHours => days.map((day) => readSpans(day) ?? []);
const PLAIN = week('9-14, 16-20', '9-20', '', '9-20', '9-20', '10-14', '');
/** Mexico City keeps UTC-6 all year; the 23rd of November 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour + 6, minute);
const MEXICO = 'America/Mexico_City';

describe('the state of a store', () => {
  test.each<[string, number, object]>([
    ['open in the morning', at(23, 9), { isOpen: true, until: '14:00' }],
    ['closed at noon', at(23, 14), { isOpen: false, next: { inDays: 0, day: 0, at: '16:00' } }],
    ['open to the last minute', at(23, 19, 59), { isOpen: true, until: '20:00' }],
    [
      'closed until tomorrow',
      at(23, 20),
      { isOpen: false, next: { inDays: 1, day: 1, at: '09:00' } },
    ],
    [
      'closed the whole day',
      at(25, 12),
      { isOpen: false, next: { inDays: 1, day: 3, at: '09:00' } },
    ],
    [
      'closed over the week’s end',
      at(28, 15),
      { isOpen: false, next: { inDays: 2, day: 0, at: '09:00' } },
    ],
  ])('%s', (_, now, opening) => {
    expect(openingAt(PLAIN, MEXICO, now)).toEqual(opening);
  });

  test('is that of its own time zone', () => {
    expect(openingAt(PLAIN, 'Europe/Madrid', at(23, 9))).toMatchObject({ until: '20:00' });
    expect(openingAt(PLAIN, 'America/Tijuana', at(23, 9))).toMatchObject({ isOpen: false });
  });

  test('goes on past midnight where the next day begins with it', () => {
    const night = week('18-24', '0-2', '', '', '', '', '');
    expect(openingAt(night, MEXICO, at(23, 23))).toEqual({ isOpen: true, until: '02:00' });
    const always = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
    expect(openingAt(always, MEXICO, at(23, 3))).toEqual({ isOpen: true, until: null });
    const never = week('', '', '', '', '', '', '');
    expect(openingAt(never, MEXICO, at(23, 3))).toEqual({ isOpen: false, next: null });
    const once = week('9-10', '', '', '', '', '', '');
    expect(openingAt(once, MEXICO, at(23, 11))).toMatchObject({ next: { inDays: 7, day: 0 } });
  });
});

test('every zone is one that the engine knows', () => {
  for (const zone of TIME_ZONES) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});
