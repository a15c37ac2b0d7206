import { localTime } from './opening-hours.ts';

/** The hours of each day at which an account is written no mail that can wait. */
export interface QuietHours {
  /** `HH:MM`; hours that end before they begin go on over midnight. */
  readonly from: string;
  readonly to: string;
  /** IANA name. */
  readonly zone: string;
}

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** True for a time of the day as `HH:MM`. */
export function isDayTime(text: string): boolean {
  return TIME.test(text);
}

/** Minutes from midnight. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * When the quiet hours end that a moment lies in; null outside of them, and for hours that begin and
 * end at one time.
 * @param now milliseconds
 */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number | null {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const { minutes } = localTime(zone, now);
  const since = (minutes - begin + DAY_MINUTES) % DAY_MINUTES;
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  const whole = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const until = whole + (length - since) * MINUTE_MS;
  // In a night with a change of clocks the end lies an hour beside.
  const beside = (end - localTime(zone, until).minutes + DAY_MINUTES * 1.5) % DAY_MINUTES;
  return until + (beside - DAY_MINUTES / 2) * MINUTE_MS;
}
