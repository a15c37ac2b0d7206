/**
 * The period of a global invoice by the Mexican tax authority's catalogues c_Periodicidad and c_Meses
 * for CFDI 4.0.
 */

/** Day, week, fortnight, month and two months, by their codes. */
export const periodicities = ['01', '02', '03', '04', '05'] as const;
export type Periodicity = (typeof periodicities)[number];

/** The regime whose taxpayers alone may invoice two months at once. */
export const TWO_MONTHS_REGIME = '621';

/** A period, as a global invoice names it. */
export interface GlobalPeriod {
  readonly periodicity: Periodicity;
  /** A code of c_Meses: 01 to 12 for a month, 13 to 18 for January and February to November and December. */
  readonly months: string;
  readonly year: number;
  /** Its first and last day, `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
}

/**
 * The period that a day is in. A week goes from Monday to Sunday and ends with its month, since the
 * invoice names one month.
 * @param day `YYYY-MM-DD`
 * @example globalPeriod('04', '2026-11-12') // { months: '11', first: '2026-11-01', last: '2026-11-30', … }
 */
export function globalPeriod(periodicity: Periodicity, day: string): GlobalPeriod {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1;
  const date = Number(day.slice(8, 10));
  const monthEnd = lastDate(year, month);
  const span = (first: number, last: number) => ({
    periodicity,
    months: two(month + 1),
    year,
    first: written(year, month, first),
    last: written(year, month, last),
  });
  switch (periodicity) {
    case '01':
      return span(date, date);
    case '02': {
      // Sunday is 0 for `getUTCDay`, and the last day of a week here.
      const place = (new Date(Date.UTC(year, month, date)).getUTCDay() + 6) % 7;
      return span(Math.max(1, date - place), Math.min(monthEnd, date + 6 - place));
    }
    case '03':
      return date <= 15 ? span(1, 15) : span(16, monthEnd);
    case '04':
      return span(1, monthEnd);
    case '05': {
      const begins = month - (month % 2);
      return {
        periodicity,
        months: String(13 + begins / 2),
        year,
        first: written(year, begins, 1),
        last: written(year, begins + 1, lastDate(year, begins + 1)),
      };
    }
  }
}

function lastDate(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

function written(year: number, month: number, date: number): string {
  return `${year}-${two(month + 1)}-${two(date)}`;
}

const two = (number: number) => String(number).padStart(2, '0');
