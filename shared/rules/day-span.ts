import { endOfDay, isDay, startOfDay } from './local-time.ts';

/** A span of time in milliseconds, UTC. */
export interface DaySpan {
  /** From here on; null for no limit. */
  readonly from: number | null;
  /** Up to here, exclusive; null for no limit. */
  readonly until: number | null;
}

/** Two days of a filter, `YYYY-MM-DD`. */
interface Days {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** The span from one day to another by a country's calendar; a day that does not exist is no limit. */
export function spanOf({ start_date: first, end_date: last }: Days, country: string): DaySpan {
  return {
    from: first && isDay(first) ? startOfDay(first, country) : null,
    until: last && isDay(last) ? endOfDay(last, country) : null,
  };
}
