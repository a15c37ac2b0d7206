import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { placesOfferedWords } from './messages/events.ts';
import { plainLine } from './plain.ts';

/** Places that somebody waited for, and that are theirs for a time. */
export interface OfferedPlaces extends SpokenHead {
  /** As its reader typed it. */
  readonly name: string;
  /** The experience's name. */
  readonly event: string;
  readonly places: number;
  /** The end of the offer, milliseconds UTC. */
  readonly until: number;
  /** Address of the page where the places are bought, or given up. */
  readonly link: string;
  /** Address at which its reader has no more mails of the store. */
  readonly stop: string;
}

/** The mail that offers somebody the places that they waited for. */
export function placesOfferedMail(offered: OfferedPlaces): MailWords {
  const { storeName, country, places: count } = offered;
  const tag = tagOf(offered);
  const t = speak(placesOfferedWords, tag);
  const event = plainLine(offered.event);
  const until = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(offered.until));
  return writeLetter(offered, {
    title: t('title'),
    paragraphs: [
      greeted(offered.name, (name) => t('hello', { name }), t('kept', { count, event, until })),
      t('after'),
    ],
    button: t('see'),
    notes: [t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
