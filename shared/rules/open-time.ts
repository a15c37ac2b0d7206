import { localTime, openingAt, type WeekHours } from './opening-hours.ts';

/** The hours of a store with their zone. */
export interface StoreHours {
  readonly week: WeekHours;
  /** IANA name. */
  readonly zone: string;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Openings that are looked at; a week with one of a minute a day is over before. */
const STEPS_MAX = 400;

/**
 * The moment by which a store was open for so long since another moment. A store that says no hours,
 * or opens at no time, counts as open around the clock.
 * @param since milliseconds
 * @param openMs how long it has to be open
 */
export function openMomentAfter(hours: StoreHours | null, since: number, openMs: number): number {
  if (!hours) return since + openMs;
  const { week, zone } = hours;
  let at = since;
  let left = openMs;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const opening = openingAt(week, zone, at);
    if (!opening.isOpen) {
      if (!opening.next) return since + openMs;
      const { inDays, at: time } = opening.next;
      at = startOfMinute(at) + (inDays * DAY_MINUTES + distance(time, zone, at)) * MINUTE_MS;
      continue;
    }
    const open = openMsAt(week, zone, at);
    if (left <= open) return at + left;
    left -= open;
    at += open;
  }
  return at + left;
}

const startOfMinute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes of the day from a moment to a time; less than none where the time comes earlier. */
function distance(time: string, zone: string, at: number): number {
  return minutesOf(time) - localTime(zone, at).minutes;
}

/** How long the span that holds a moment goes on, in the moment's own day. */
function openMsAt(week: WeekHours, zone: string, at: number): number {
  const { day, minutes } = localTime(zone, at);
  const span = week[day]?.find(
    ({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to),
  );
  return startOfMinute(at) + ((span ? minutesOf(span.to) : minutes + 1) - minutes) * MINUTE_MS - at;
}
