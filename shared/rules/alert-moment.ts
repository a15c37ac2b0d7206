import { dateTimeFormat } from '../kernel/intl.ts';
import { timeZoneOf } from './time-zone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The time of an alert of the last day, else its day; in the store's zone.
 * @param at ISO 8601
 * @param now in ms
 */
export function alertMoment(
  at: string,
  now: number,
  { tag, country }: { readonly tag: string; readonly country: string },
): string {
  const zone = { timeZone: timeZoneOf(country) };
  const isRecent = now - Date.parse(at) < DAY_MS;
  const format = dateTimeFormat(
    tag,
    isRecent ? { timeStyle: 'short', ...zone } : { dateStyle: 'medium', ...zone },
  );
  return format.format(new Date(at));
}
