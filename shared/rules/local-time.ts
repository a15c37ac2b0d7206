import { dateTimeFormat } from '../kernel/intl.ts';
import { timeZoneOf } from './time-zone.ts';

const MINUTE_MS = 60_000;

/** True for a day of the calendar, `YYYY-MM-DD`, of the years 1970 to 9998. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1970' || text >= '9999') return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // February 30 is read as March 2.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/**
 * The start of a day in a country.
 * @param day `YYYY-MM-DD`
 * @returns milliseconds, UTC
 */
export function startOfDay(day: string, country: string): number {
  return instantOf(`${day}T00:00`, country);
}

/**
 * The instant at which a country's clocks show a time; NaN for a text that is none.
 * @param local `YYYY-MM-DDTHH:MM`
 * @returns milliseconds, UTC
 */
export function instantOf(local: string, country: string): number {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return utc;
  const zone = timeZoneOf(country);
  // Twice: where clocks change that day, the offset at that time is not the one at the same time UTC.
  return utc - offsetAt(utc - offsetAt(utc, zone), zone);
}

/** The end of a day in a country, exclusive: the start of the next day. */
export function endOfDay(day: string, country: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`));
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(next.toISOString().slice(0, 10), country);
}

/**
 * An instant as a country's clocks show it, with their offset.
 * @param instant milliseconds, UTC
 * @param country ISO 3166-1 alpha-2
 * @example localIso(Date.UTC(2027, 0, 8, 2, 30), 'MX') // '2027-01-07T20:30:00-06:00'
 */
export function localIso(instant: number, country: string): string {
  const offset = offsetAt(instant, timeZoneOf(country));
  const local = new Date(instant + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / MINUTE_MS;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  return `${local}${offset < 0 ? '-' : '+'}${parts.join(':')}`;
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - instant;
}
