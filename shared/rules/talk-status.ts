import { localTime } from './opening-hours.ts';

/** How a mailbox has put a conversation away: a message of the other party opens it again. */

export const talkStatuses = ['open', 'snoozed', 'closed'] as const;
export type TalkStatus = (typeof talkStatuses)[number];

/** Which of a mailbox's conversations a list shows. */
export const statusFilters = [...talkStatuses, 'all'] as const;
export type StatusFilter = (typeof statusFilters)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The hour of a day at which a conversation comes back that was put off for days. */
const MORNING_HOUR = 9;
/** A conversation is put off for this long at most, in ms. */
export const SNOOZE_MAX_MS = 90 * DAY_MS;

/** What is kept of a status. */
export interface PutAway {
  readonly isClosed: boolean;
  /** Milliseconds, UTC; null where it was not put off. */
  readonly snoozedUntil: number | null;
}

/** The status at a moment: a conversation comes back once its time is over. */
export function statusOf({ isClosed, snoozedUntil }: PutAway, now: number): TalkStatus {
  if (isClosed) return 'closed';
  return snoozedUntil !== null && snoozedUntil > now ? 'snoozed' : 'open';
}

/** Whether a conversation may be put off until a moment: one that comes, and within 90 days. */
export function isSnoozable(until: number, now: number): boolean {
  return until > now && until <= now + SNOOZE_MAX_MS;
}

export const snoozes = ['hour', 'tomorrow', 'week'] as const;
export type Snooze = (typeof snoozes)[number];

/**
 * The moments that a reader may choose: in an hour, and at nine in the morning of tomorrow and of the same
 * day in a week.
 * @param now milliseconds, UTC
 * @param zone IANA name, whose mornings are meant
 */
export function snoozeMoments(now: number, zone: string): Readonly<Record<Snooze, number>> {
  return {
    hour: now + HOUR_MS,
    tomorrow: morningAfter(now, 1, zone),
    week: morningAfter(now, 7, zone),
  };
}

function morningAfter(now: number, days: number, zone: string): number {
  const sinceNine = (at: number) => localTime(zone, at).minutes - MORNING_HOUR * 60;
  const whole = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const at = whole + days * DAY_MS - sinceNine(now) * MINUTE_MS;
  // Where clocks change meanwhile, nine o'clock lies an hour beside.
  return at - sinceNine(at) * MINUTE_MS;
}
