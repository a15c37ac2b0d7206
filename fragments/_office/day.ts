import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';

/** A day in words, by the calendar of the store's country. */
export function dayOf(iso: string, { tag, country }: { tag: string; country: string }): string {
  const days = dateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZoneOf(country) });
  return days.format(new Date(iso));
}

/** A moment in words, by the clock of the store's country. */
export function momentOf(iso: string, { tag, country }: { tag: string; country: string }): string {
  const timeZone = timeZoneOf(country);
  return dateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}
