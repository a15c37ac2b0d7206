/** The time zone of a country, for the hours of its experiences and the limits of its days. */
const TIME_ZONE: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  MX: 'America/Mexico_City',
  US: 'America/New_York',
};
const DEFAULT_COUNTRY = 'MX';

/** Countries whose stores keep a zone of their own; every other one keeps Mexico's. */
export const COUNTRIES_WITH_ZONE = Object.keys(TIME_ZONE);

/**
 * The time zone that a clock goes by, by its IANA name. A store's clock is the zone that its owner
 * chose, or else that of its country.
 * @param clock a zone, such as `America/Tijuana`, or a country, ISO 3166-1 alpha-2
 */
export function timeZoneOf(clock: string): string {
  return clock.includes('/') ? clock : (TIME_ZONE[clock] ?? TIME_ZONE[DEFAULT_COUNTRY]!);
}
