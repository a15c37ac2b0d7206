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
 * A country's time zone by its IANA name.
 * @param country ISO 3166-1 alpha-2
 */
export function timeZoneOf(country: string): string {
  return TIME_ZONE[country] ?? TIME_ZONE[DEFAULT_COUNTRY]!;
}
