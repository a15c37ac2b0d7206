import type { Locale } from './locale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time since an instant, in the largest unit that fits: minutes, hours or days. */
export function relativeTime(then: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = Math.max(0, now - then);
  if (ago < MINUTE_MS) return format.format(0, 'second');
  if (ago < HOUR_MS) return format.format(-Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return format.format(-Math.floor(ago / HOUR_MS), 'hour');
  return format.format(-Math.floor(ago / DAY_MS), 'day');
}
