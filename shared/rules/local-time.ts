import { dateTimeFormat } from '../kernel/intl.ts';
import { timeZoneOf } from './time-zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** True for a day of the calendar, `YYYY-MM-DD`, of the years 1970 to 9998. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1970' || text >= '9999') return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // February 30 is read as March 2.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/**
 * The start of a day.
 * @param day `YYYY-MM-DD`
 * @param clock a time zone, or a country for that country's
 * @returns milliseconds, UTC
 */
export function startOfDay(day: string, clock: string): number {
  return instantOf(`${day}T00:00`, clock);
}

/**
 * The instant at which a clock shows a time; NaN for a text that is none.
 * @param local `YYYY-MM-DDTHH:MM`
 * @param clock a time zone, or a country for that country's
 * @returns milliseconds, UTC
 */
export function instantOf(local: string, clock: string): number {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return utc;
  const zone = timeZoneOf(clock);
  // Twice: where clocks change that day, the offset at that time is not the one at the same time UTC.
  return utc - offsetAt(utc - offsetAt(utc, zone), zone);
}

/** The end of a day by a clock, exclusive: the start of the next day. */
export function endOfDay(day: string, clock: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`));
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(next.toISOString().slice(0, 10), clock);
}

/**
 * An instant as a clock shows it, with its offset.
 * @param instant milliseconds, UTC
 * @param clock a time zone, or a country for that country's
 * @example localIso(Date.UTC(2027, 0, 8, 2, 30), 'MX') // '2027-01-07T20:30:00-06:00'
 */
export function localIso(instant: number, clock: string): string {
  return isoAhead(instant, offsetAt(instant, timeZoneOf(clock)));
}

/**
 * `localIso` of a clock for many instants: it works the offset of a day out once.
 * @example const isoOf = clockOf('MX'); rows.map(({ at }) => isoOf(at));
 */
export function clockOf(clock: string): (instant: number) => string {
  const zone = timeZoneOf(clock);
  /** Offsets by days of UTC; null for a day on which the clocks change, which they do once at most. */
  const days = new Map<number, number | null>();
  return (instant) => {
    const day = Math.floor(instant / DAY_MS);
    let offset = days.get(day);
    if (offset === undefined) {
      const [first, last] = [day * DAY_MS, (day + 1) * DAY_MS - 1].map((at) => offsetAt(at, zone));
      offset = first === last ? first! : null;
      days.set(day, offset);
    }
    return isoAhead(instant, offset ?? offsetAt(instant, zone));
  };
}

function isoAhead(instant: number, offset: number): string {
  const local = new Date(instant + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / MINUTE_MS;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  return `${local}${offset < 0 ? '-' : '+'}${parts.join(':')}`;
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  // The parts end with the second, so the instant does too.
  return shown - Math.floor(instant / 1000) * 1000;
}
