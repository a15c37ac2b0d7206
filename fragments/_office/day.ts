import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import type { PageEnv } from '../_runtime/env.ts';

type Place = Pick<PageEnv, 'tag' | 'country' | 'zone'>;

/** A day in words, by the store's clock. */
export function dayOf(iso: string, { tag, country, zone = country }: Place): string {
  const days = dateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZoneOf(zone) });
  return days.format(new Date(iso));
}

/** A moment in words, by the store's clock. */
export function momentOf(iso: string, { tag, country, zone = country }: Place): string {
  const timeZone = timeZoneOf(zone);
  return dateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}
