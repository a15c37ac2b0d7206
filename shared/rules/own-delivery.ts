import { arrivalDay } from './delivery.ts';

/** The days of the week: 1 for Monday to 7 for Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours of a day, `HH:MM`, within which a store brings something. */
export interface HourSpan {
  readonly from: string;
  readonly to: string;
}

/** The day and the hours that a buyer asked for. */
export interface WantedTime extends HourSpan {
  /** `YYYY-MM-DD`, by the store's calendar. */
  readonly date: string;
}

/** How a store brings its goods by its own people. */
export interface OwnDelivery {
  /** Minor units. */
  readonly cost: number;
  /** How many days ahead the first day is that a buyer may ask for; 1 is tomorrow. */
  readonly lead_days: number;
  /** The days of the week, 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
  readonly windows: readonly HourSpan[];
  /** Beginnings of the postal codes that it goes to; none for everywhere in the country. */
  readonly postal_codes: readonly string[];
}

/** How far ahead a buyer may ask for a day. */
const DAYS_AHEAD = 30;

/**
 * The days that a buyer may ask for, the nearest first.
 * @param now milliseconds since the epoch
 * @param country of the store, whose calendar counts
 */
export function daysOffered(
  { lead_days: lead, weekdays }: Pick<OwnDelivery, 'lead_days' | 'weekdays'>,
  now: number,
  country: string,
): string[] {
  const all = Array.from({ length: DAYS_AHEAD }, (_, at) => arrivalDay(now, lead + at, country));
  return all.filter((day) => weekdays.includes(weekdayOf(day)));
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether a store brings something on a day and at an hour that a buyer asked for. */
export function isOffered(
  terms: OwnDelivery,
  { date, from, to }: WantedTime,
  now: number,
  country: string,
): boolean {
  const hasHours = terms.windows.some((one) => one.from === from && one.to === to);
  return hasHours && daysOffered(terms, now, country).includes(date);
}

/** Whether a postal code lies where a store goes to. */
export function isInZone(codes: readonly string[] | undefined, code: string): boolean {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return !codes?.length || codes.some((start) => plain.startsWith(start));
}

/** Hours as people read them. */
export function hoursText({ from, to }: HourSpan): string {
  return `${from}–${to}`;
}

/** One line for each span of hours: `09:00-13:00`. */
export function spansOf(text: string): HourSpan[] | undefined {
  const spans: HourSpan[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, from, to] = /^(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/.exec(line) ?? [];
    if (from === undefined || to === undefined) return undefined;
    spans.push({ from, to });
  }
  return spans;
}
