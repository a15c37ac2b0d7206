import { dateTimeFormat } from '../kernel/intl.ts';
import { dayName } from '../rules/day-name.ts';
import type { Opening } from '../rules/opening-hours.ts';
import { fill } from '../i18n/fill.ts';

/** The sentences about a store's hours: `{{time}}` is a time of the day, `{{day}}` a day of the week. */
export interface OpeningTexts {
  readonly openUntil: string;
  readonly alwaysOpen: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  readonly closedNow: string;
}

/** The sentence about how a store stands now. */
export function openingWords(t: OpeningTexts, opening: Opening, tag: string): string {
  if (opening.isOpen) {
    const { until } = opening;
    return until === null
      ? t.alwaysOpen
      : fill<string>(t.openUntil, { time: timeWords(until, tag) });
  }
  if (!opening.next) return t.closedNow;
  const { inDays, day, at } = opening.next;
  const words = inDays === 0 ? t.opensToday : inDays === 1 ? t.opensTomorrow : t.opensOn;
  return fill<string>(words, { day: dayName(day, tag), time: timeWords(at, tag) });
}

/** A time of the day as the language writes it: 24 hours in Spanish, 12 in English. */
export function timeWords(time: string, tag: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const format = dateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: tag.startsWith('en') ? 'h12' : 'h23',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2024, 0, 1, hour, minute));
}
