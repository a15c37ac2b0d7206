import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';
import type { PageEnv } from '../../../_runtime/env.ts';

/** A day and its time, by the store's clock. */
export function momentText(iso: string, { tag, country }: PageEnv): string {
  return dateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(iso));
}
