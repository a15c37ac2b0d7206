import { dateTimeFormat } from '../kernel/intl.ts';

/** A Monday, at noon in UTC. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The name of a day of the week.
 * @param day 0 is Monday
 */
export function dayName(day: number, tag: string): string {
  return dateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);
}
