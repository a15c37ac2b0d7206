import { describe, expect, test, vi } from 'vitest';
import { arrivalDay, deliveryOptions, formatArrival, type DeliveryTerms } from './delivery.ts';

const terms: DeliveryTerms = {
  types: ['fixed_delivery', 'collection'],
  fixedCost: 9_900,
  fixedDays: 5,
  collectionAddress: 'Av. Juárez 10',
  country: 'MX',
  countries: [],
};
const NOON = Date.parse('2026-11-21T18:00:00Z');

describe('the deliveries of a supplier', () => {
  test('have their cost and their day, in the supplier’s order', () => {
    const [home, store] = deliveryOptions(terms, NOON);
    expect(home).toMatchObject({ type: 'fixed_delivery', cost: 9_900, arrives_on: '2026-11-26' });
    expect(store).toEqual({ type: 'collection', cost: 0, days: null, address: 'Av. Juárez 10' });
    const turned = { ...terms, types: terms.types.toReversed() };
    expect(deliveryOptions(turned, NOON).map(({ type }) => type)).toEqual(turned.types);
  });

  test('go to its own country unless it names others', () => {
    expect(deliveryOptions(terms, NOON)[0]?.countries).toEqual(['MX']);
    const abroad = deliveryOptions({ ...terms, countries: ['MX', 'US'] }, NOON);
    expect(abroad[0]?.countries).toEqual(['MX', 'US']);
  });

  test('are no collection without an address', () => {
    const types = deliveryOptions({ ...terms, collectionAddress: null }, NOON);
    expect(types.map(({ type }) => type)).toEqual(['fixed_delivery']);
  });
});

test.each([
  ['2026-11-21T18:00:00Z', 5, 'MX', '2026-11-26'],
  // Still the 21st in Mexico, the 22nd in Argentina.
  ['2026-11-22T04:00:00Z', 5, 'MX', '2026-11-26'],
  ['2026-11-22T04:00:00Z', 5, 'AR', '2026-11-27'],
  // Clocks change in New York on 1 November.
  ['2026-10-30T12:00:00Z', 3, 'US', '2026-11-02'],
  ['2026-12-30T12:00:00Z', 3, 'MX', '2027-01-02'],
] as const)('ordered at %s, %i days later in %s it is %s', (now, days, country, day) => {
  expect(arrivalDay(Date.parse(now), days, country)).toBe(day);
});

test.each([
  ['2026-11-26', 5, 'es-MX', 'jueves 26'],
  ['2026-12-03', 7, 'es-MX', 'jueves 3 de diciembre'],
  ['2026-12-03', 12, 'es-AR', 'jueves 3 de diciembre'],
  ['2026-11-26', 5, 'en-US', 'Thursday, November 26'],
] as const)('%s, in %i days, is in %s "%s"', (arrives_on, days, tag, text) => {
  expect(formatArrival({ arrives_on, days }, tag)).toBe(text);
});

describe('every day of a year', () => {
  const year = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day));
  const onDay = (day: number, days: number) => ({
    arrives_on: new Date(day).toISOString().slice(0, 10),
    days,
  });

  test.each(['es-MX', 'es-AR', 'en-US'])('is named as Intl names it, in %s', (tag) => {
    const options = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const;
    const byIntl = new Intl.DateTimeFormat(tag, options);
    for (const day of year) {
      // Intl puts a comma behind the Spanish weekday, too, where a month follows.
      const expected = byIntl.format(day).replace(tag.startsWith('es') ? ',' : /$^/, '');
      expect(formatArrival(onDay(day, 7), tag)).toBe(expected);
    }
  });

  test('needs no Intl, whose first format takes longer than a cart takes to render', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const day of year) formatArrival(onDay(day, 3), 'es-419');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
