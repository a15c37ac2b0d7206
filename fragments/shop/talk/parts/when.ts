import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The clock by which times are shown: the reader's own once script is there, the store's before. */
export interface Clock {
  readonly env: PageEnv;
  readonly isLive: boolean;
}

const zoneOf = ({ env, isLive }: Clock) => (isLive ? {} : { timeZone: timeZoneOf(env.country) });

/** The time of a message within its day. */
export function timeOf(at: string, clock: Clock): string {
  return dateTimeFormat(clock.env.tag, { timeStyle: 'short', ...zoneOf(clock) }).format(
    new Date(at),
  );
}

/** The day of a message as the line above it says. */
export function dayOf(at: string, now: number, clock: Clock, t: Messages): string {
  const format = dateTimeFormat(clock.env.tag, { dateStyle: 'medium', ...zoneOf(clock) });
  const day = format.format(new Date(at));
  if (day === format.format(new Date(now))) return t.today;
  return day === format.format(new Date(now - DAY_MS)) ? t.yesterday : day;
}

/** A row's time: of today the hour, else the day. */
export function momentOf(at: string, now: number, clock: Clock, t: Messages): string {
  const day = dayOf(at, now, clock, t);
  return day === t.today ? timeOf(at, clock) : day;
}
