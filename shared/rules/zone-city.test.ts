import { expect, test } from 'vitest';
import { TIME_ZONES } from './opening-hours.ts';
import { cityOf } from './zone-city.ts';

test('the city of a country or a zone, as each language writes it', () => {
  expect(cityOf('MX', 'es-MX')).toBe('Ciudad de México');
  expect(cityOf('MX', 'en')).toBe('Mexico City');
  expect(cityOf('AR', 'es-AR')).toBe('Buenos Aires');
  expect(cityOf('America/Costa_Rica', 'es-MX')).toBe('Costa Rica');
});

test('in Spanish a city is called as in Unicode CLDR, which names the zone by its country where there is but one', () => {
  const byCity = TIME_ZONES.filter((zone) =>
    /Mexico_City|Cancun|Mazatlan|New_York|Los_Angeles|Chihuahua|Buenos_Aires/.test(zone),
  );
  expect(byCity).toHaveLength(7);
  for (const timeZone of byCity) {
    const zoned = new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'shortGeneric' });
    const said = zoned.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
    expect(said).toBe(`hora de ${cityOf(timeZone, 'es')}`);
  }
});
