import { dateTimeFormat } from '../../shared/kernel/intl.ts';

/** A day in words, by the calendar of the store's country. */
export function dayOf(iso: string, tag: string): string {
  return dateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
