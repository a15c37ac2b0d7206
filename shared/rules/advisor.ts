import { ADVISOR_ALWAYS, ADVISOR_HOURS, ONLINE_WINDOW_MS } from '../kernel/constants/timers.ts';
import { DAYS, openingAt, type Opening, type WeekHours } from './opening-hours.ts';

/** The hours of advisors for whom nothing else was said (spec [9]): the same each day. */
export const ADVISOR_DAY = 'day';

/** When an advisor answers: from nine to six, around the clock, or by spans of each day. */
export type AdvisorHours = typeof ADVISOR_DAY | typeof ADVISOR_ALWAYS | WeekHours;

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`;
const DAY = [{ from: hour(ADVISOR_HOURS.from), to: hour(ADVISOR_HOURS.to) }];

/**
 * Whether an advisor answers at a moment, and when that changes next.
 * @param zone IANA name of the root store's zone
 * @param now milliseconds
 */
export function advisorOpening(hours: AdvisorHours, zone: string, now: number): Opening {
  if (hours === ADVISOR_ALWAYS) return { isOpen: true, until: null };
  return openingAt(hours === ADVISOR_DAY ? DAYS.map(() => DAY) : hours, zone, now);
}

/**
 * Whether an advisor is shown as online: in their hours, with a heartbeat within five minutes.
 * @param heartbeat milliseconds; null where the account has none, or presence is not told
 */
export function isAdvisorOnline(opening: Opening, heartbeat: number | null, now: number): boolean {
  return opening.isOpen && heartbeat !== null && now - heartbeat <= ONLINE_WINDOW_MS;
}
