import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';

/** A moment by the clock of the store's country. */
export function momentOf(
  iso: string,
  { tag, country }: { readonly tag: string; readonly country: string },
): string {
  const timeZone = timeZoneOf(country);
  return dateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}
