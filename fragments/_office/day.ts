import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';

/** A day in words, by the calendar of the store's country. */
export function dayOf(iso: string, { tag, country }: { tag: string; country: string }): string {
  const days = dateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZoneOf(country) });
  return days.format(new Date(iso));
}
