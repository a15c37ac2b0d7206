/** The hours at which a store is open, in its own time zone. */
import { dateTimeFormat } from '../kernel/intl.ts';

/** A stretch of one day as `HH:MM`; it ends at `24:00` at the latest. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The spans of the seven days, Monday first; a day without any is closed. */
export type WeekHours = readonly (readonly Span[])[];

export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const SPANS_MAX = 3;
/** Most characters of one day's hours as people write them. */
export const HOURS_MAX = 60;

/** The zones that a store can choose, by their IANA names. */
export const TIME_ZONES = [
  'America/Mexico_City',
  'America/Cancun',
  'America/Chihuahua',
  'America/Hermosillo',
  'America/Mazatlan',
  'America/Tijuana',
  'America/Argentina/Buenos_Aires',
  'America/Bogota',
  'America/Caracas',
  'America/Costa_Rica',
  'America/El_Salvador',
  'America/Guatemala',
  'America/Guayaquil',
  'America/La_Paz',
  'America/Lima',
  'America/Managua',
  'America/Montevideo',
  'America/Panama',
  'America/Asuncion',
  'America/Puerto_Rico',
  'America/Santiago',
  'America/Santo_Domingo',
  'America/Tegucigalpa',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'Europe/Madrid',
  'Atlantic/Canary',
] as const;

const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?(?:-|–|—|a|to)(\d{1,2})(?:[:.](\d{2}))?$/;
const DAY_END = 24 * 60;

/**
 * The hours of a day as people write them, such as `9-14, 16:00 a 20:30`; none for an empty text,
 * undefined for one that cannot be read or whose spans are not in order.
 */
export function readSpans(text: string): Span[] | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const spans: Span[] = [];
  for (const part of typed.split(/[,;/]|\by\b|\band\b/)) {
    const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] =
      SPAN.exec(part.replaceAll(' ', '')) ?? [];
    if (fromHour === undefined || toHour === undefined) return undefined;
    spans.push({ from: clock(fromHour, fromMinute), to: clock(toHour, toMinute) });
  }
  return areSpans(spans) ? spans : undefined;
}

const clock = (hour: string, minute: string): string => `${hour.padStart(2, '0')}:${minute}`;

/** The hours of a day as `readSpans` reads them. */
export function spansText(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** Whether spans are times of one day, each after the one before. */
export function areSpans(spans: readonly Span[]): boolean {
  let last = -1;
  return (
    spans.length <= SPANS_MAX &&
    spans.every(({ from, to }) => {
      const [begin, end] = [minutesOf(from), minutesOf(to)];
      const fits = begin > last && end > begin && end <= DAY_END;
      last = end;
      return fits;
    })
  );
}

/** Minutes from the beginning of the day; not a number for a text that is no time. */
function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** Whether a store is open now, and when that changes next. */
export type Opening =
  | { readonly isOpen: true; /** Null where it never closes. */ readonly until: string | null }
  | {
      readonly isOpen: false;
      /** The next opening: in how many days, on which day of the week (0 is Monday), and at which time. */
      readonly next: { readonly inDays: number; readonly day: number; readonly at: string } | null;
    };

/**
 * The state of a store at a moment.
 * @param now milliseconds
 */
export function openingAt(week: WeekHours, zone: string, now: number): Opening {
  const { day, minutes } = localTime(zone, now);
  const open = week[day]?.find(
    ({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to),
  );
  if (open) return { isOpen: true, until: endOf(week, day, open) };
  for (let inDays = 0; inDays <= week.length; inDays += 1) {
    const other = (day + inDays) % week.length;
    const span = week[other]?.find(({ from }) => inDays > 0 || minutesOf(from) > minutes);
    if (span) return { isOpen: false, next: { inDays, day: other, at: span.from } };
  }
  return { isOpen: false, next: null };
}

/** The time at which a span ends; one until midnight goes on with the next day's first. */
function endOf(week: WeekHours, day: number, open: Span): string | null {
  let end = open.to;
  for (let after = 1; after <= week.length; after += 1) {
    if (end !== '24:00') return end;
    const next = week[(day + after) % week.length]?.[0];
    if (next?.from !== '00:00') return end;
    end = next.to;
  }
  return null;
}

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day of the week (0 is Monday) and the minutes of the day in a time zone. */
export function localTime(zone: string, now: number): { day: number; minutes: number } {
  const parts = dateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: WEEK.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
