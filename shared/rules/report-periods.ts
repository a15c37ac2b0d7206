import { DASHBOARD_DAYS, DASHBOARD_MONTHS } from '../kernel/constants/page-sizes.ts';

const DAY_MS = 86_400_000;

/** A span of time of a store's report: so many days, or months, that end today. */
export type ReportPeriod =
  | `${(typeof DASHBOARD_DAYS)[number]}d`
  | `${(typeof DASHBOARD_MONTHS)[number]}m`;

export const reportPeriods: readonly ReportPeriod[] = [
  ...DASHBOARD_DAYS.map((days) => `${days}d` as const),
  ...DASHBOARD_MONTHS.map((months) => `${months}m` as const),
];
export const DEFAULT_PERIOD: ReportPeriod = '30d';

/** Days of one point of a chart: a week where single days would stand too close. */
const WEEK = 7;
const MOST_POINTS = 31;

/** Days of the calendar as numbers: how many lie between each of them and 1970-01-01. */
export interface ReportSpan {
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  /** The same length of time before, up to the day before `from`. */
  readonly beforeFrom: number;
  /** Days of one point of the chart. The first point may hold fewer: the last one ends today. */
  readonly step: number;
}

/** The number of a day. @example dayNumber('1970-01-02') // 1 */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** A day by its number, `YYYY-MM-DD`. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The number of a day's month: 12 × year + month, January being 0. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
}

/** The first day of a month. */
function firstOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
}

/** The same day so many months before; the last of that month where it has no such day. */
function monthsBefore(day: number, months: number): number {
  const month = monthOf(day) - months;
  return Math.min(firstOf(month) + day - firstOf(monthOf(day)), firstOf(month + 1) - 1);
}

/**
 * The days of a period that ends today, and those of the time before.
 * @param today the number of a day
 */
export function reportSpan(period: ReportPeriod, today: number): ReportSpan {
  const length = Number(period.slice(0, -1));
  const isOfDays = period.endsWith('d');
  const back = (times: number) =>
    isOfDays ? today - times * length : monthsBefore(today, times * length);
  const [from, beforeFrom] = [back(1) + 1, back(2) + 1];
  return { from, to: today, beforeFrom, step: today - from < MOST_POINTS ? 1 : WEEK };
}

/** A range of rows of one grain, both ends inclusive; empty where the first lies behind the last. */
export type Range = readonly [first: number, last: number];

/** Which rows of days and of whole months add up to a span. */
export interface Pieces {
  readonly days: readonly [Range, Range];
  readonly months: Range;
}

/**
 * Takes a span apart into whole months and the days before and after them, so that a long one is
 * added up of few rows.
 */
export function piecesOf(from: number, to: number): Pieces {
  const first = monthOf(from - 1) + 1;
  const last = monthOf(to + 1) - 1;
  if (first > last) return { days: [[from, to], NO_RANGE], months: NO_RANGE };
  return {
    days: [
      [from, firstOf(first) - 1],
      [firstOf(last + 1), to],
    ],
    months: [first, last],
  };
}

const NO_RANGE: Range = [0, -1];
