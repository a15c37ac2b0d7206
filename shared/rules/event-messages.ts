/** What a store writes to the attendants of an experience: to which of them, how much, and when. */

/** The attendants that a message goes to: all, those with one kind of ticket, or those that are not in yet. */
export const eventAudiences = ['all', 'kind', 'waiting'] as const;
export type EventAudience = (typeof eventAudiences)[number];

/** `planned` until its time, `sending` while its mails are written, then `sent`; or `withdrawn` before. */
export const eventMessageStates = ['planned', 'sending', 'sent', 'withdrawn'] as const;
export type EventMessageState = (typeof eventMessageStates)[number];

/** Most characters of a subject: mail programs on a phone show fewer. */
export const EVENT_SUBJECT_MAX = 120;
/** Most characters of a text: about two pages. */
export const EVENT_TEXT_MAX = 5000;

/**
 * Messages about one experience that go out within a day of one another. A change, its correction and a
 * reminder are three; more would teach people to mark the store's mails as unwanted, which its receipts and
 * tickets suffer from too.
 */
export const EVENT_MESSAGES_A_DAY = 3;

const DAY_MS = 24 * 60 * 60_000;

/** The time around a message, in milliseconds, in which others count for its limit. */
export const EVENT_MESSAGES_WITHIN_MS = DAY_MS;

/** How far ahead a message may be planned, in milliseconds. */
export const EVENT_MESSAGE_AHEAD_MS = 366 * DAY_MS;

/** Whether a message may be planned for an instant: one to come, within a year. */
export function mayPlan(at: number, now: number): boolean {
  return at > now && at <= now + EVENT_MESSAGE_AHEAD_MS;
}

/** The paragraphs of a text: its lines without those that are empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
