import { expect, test } from 'vitest';
import { daysOffered, isInZone, isOffered, spansOf, type OwnDelivery } from './own-delivery.ts';

const TERMS: OwnDelivery = {
  cost: 8_000,
  lead_days: 1,
  weekdays: [1, 6],
  windows: [{ from: '09:00', to: '13:00' }],
  postal_codes: ['06', '0710'],
};
/** A Saturday, in the evening of Mexico and on the next day of London. */
const NOW = Date.parse('2026-11-29T04:00:00Z');

test('days follow the store’s calendar, from the first that it can keep', () => {
  expect(daysOffered(TERMS, NOW, 'MX').slice(0, 3)).toEqual([
    '2026-11-30',
    '2026-12-05',
    '2026-12-07',
  ]);
  expect(daysOffered({ ...TERMS, weekdays: [] }, NOW, 'MX')).toEqual([]);
});

test('a day is offered with its own hours alone', () => {
  const wanted = { date: '2026-11-30', from: '09:00', to: '13:00' };
  expect(isOffered(TERMS, wanted, NOW, 'MX')).toBe(true);
  expect(isOffered(TERMS, { ...wanted, to: '14:00' }, NOW, 'MX')).toBe(false);
  expect(isOffered(TERMS, { ...wanted, date: '2026-12-01' }, NOW, 'MX')).toBe(false);
  expect(isOffered(TERMS, { ...wanted, date: '2026-11-28' }, NOW, 'MX')).toBe(false);
});

test.each([
  ['06700', true],
  ['07100', true],
  ['07200', false],
  [' 06 700 ', true],
])('the code %s is in the zone: %s', (code, isIn) => {
  expect(isInZone(TERMS.postal_codes, code)).toBe(isIn);
  expect(isInZone([], code)).toBe(true);
});

test('hours are read line by line', () => {
  expect(spansOf('09:00-13:00\n\n 16:00 – 20:00 ')).toEqual([
    { from: '09:00', to: '13:00' },
    { from: '16:00', to: '20:00' },
  ]);
  expect(spansOf('de 9 a 13')).toBeUndefined();
  expect(spansOf('')).toEqual([]);
});
