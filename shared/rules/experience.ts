import { dateTimeFormat } from '../kernel/intl.ts';
import { timeZoneOf } from './time-zone.ts';

/** An experience's date as it is kept: ISO 8601; null where no date is set. */
type When = string | null;

/**
 * True once an experience has begun; from then on it cannot be bought.
 * @param now milliseconds since the epoch, from the clock
 */
export function hasBegun(experienceDate: When, now: number): boolean {
  const start = experienceDate === null ? Number.NaN : Date.parse(experienceDate);
  return start <= now;
}

/** True for an experience that can no longer be bought; lists mark it as concluded. */
export function isConcluded(item: {
  readonly type: string;
  readonly experience_available: boolean;
}): boolean {
  return item.type === 'experience' && !item.experience_available;
}

/**
 * Writes an experience's date and hour in local time, the same on the edge and in every browser: by
 * the date's own offset where it has one, else by the store's clock.
 * @param clock a time zone, or a country for that country's
 * @param tag BCP 47
 * @param style `long` with weekday and year, `short` for cards
 * @returns undefined for a date that cannot be read
 */
export function formatExperienceDate(
  experienceDate: When,
  clock: string,
  tag: string,
  style: 'long' | 'short',
): string | undefined {
  if (experienceDate === null || Number.isNaN(Date.parse(experienceDate))) return undefined;
  const own = /^(.+)[+-]\d\d:?\d\d$/.exec(experienceDate);
  const date = new Date(own ? `${own[1]}Z` : experienceDate);
  const timeZone = own ? 'UTC' : timeZoneOf(clock);
  const day: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' };
  // The hour is formatted apart: engines differ in how they join it to the date, and the markup
  // must not.
  const dayText = dateTimeFormat(tag, { ...day, timeZone }).format(date);
  const hour = dateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: tag.startsWith('en') ? 'h12' : 'h23',
    timeZone,
  });
  return `${dayText}, ${hour.format(date).replace(/[\u00a0\u202f]/g, ' ')}${tag.startsWith('en') ? '' : ' h'}`;
}
