import { timeZoneOf } from './time-zone.ts';

/** Cities that Spanish writes otherwise than the zone's identifier; names as in Unicode CLDR. */
const SPANISH: Readonly<Record<string, string>> = {
  'America/Asuncion': 'Asunción',
  'America/Bogota': 'Bogotá',
  'America/Cancun': 'Cancún',
  'America/Los_Angeles': 'Los Ángeles',
  'America/Mazatlan': 'Mazatlán',
  'America/Mexico_City': 'Ciudad de México',
  'America/New_York': 'Nueva York',
  'America/Panama': 'Panamá',
  'Atlantic/Canary': 'Islas Canarias',
};

/**
 * The city that names a clock's zone, such as `Buenos Aires`.
 * @param clock what `timeZoneOf` takes
 * @param tag the reader's language, BCP 47, such as `es-MX`
 */
export function cityOf(clock: string, tag: string): string {
  const zone = timeZoneOf(clock);
  const plain = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  return tag.startsWith('es') ? (SPANISH[zone] ?? plain) : plain;
}
