import { localIso, startOfDay } from './local-time.ts';

/** The days of a month on which what wallets hold is counted for a cash-out (decided). */
const DAYS = [1, 16] as const;

/** Two moments between which a wallet's money is counted, in milliseconds UTC. */
export interface Cutoffs {
  /** At or before now. */
  readonly last: number;
  /** After now. */
  readonly next: number;
}

/**
 * The last cut-off and the next one: the 1st and the 16th of a month, at midnight in the network's zone.
 * @param country the network's root store's, ISO 3166-1 alpha-2
 */
export function cutoffsAt(now: number, country: string): Cutoffs {
  const [year = 0, month = 0] = localIso(now, country).split('-').map(Number);
  const all = [-1, 0, 1].flatMap((offset) =>
    DAYS.map((day) => startOfDay(dayOf(year, month + offset, day), country)),
  );
  const later = all.findIndex((at) => at > now);
  return { last: all[later - 1] ?? 0, next: all[later] ?? 0 };
}

/** A day as `YYYY-MM-DD`, of a month that may be 0 or 13. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
