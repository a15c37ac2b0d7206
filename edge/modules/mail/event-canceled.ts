import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { eventCanceledWords } from './messages/events.ts';
import { plainLine } from './plain.ts';

/** An experience that its store called off, as somebody is told who has a ticket for it or an order. */
export interface EventCanceled extends SpokenHead {
  /** The experience's name. */
  readonly event: string;
  /** The store's own words, by paragraphs. */
  readonly reason: readonly string[];
  /** False for whoever holds a ticket and has bought none. */
  readonly isBuyer: boolean;
  /** Address of the reader's order; null for who has none. */
  readonly link: string | null;
}

/** The mail that an experience does not take place, with the store's reason and what becomes of the money. */
export function eventCanceledMail(canceled: EventCanceled): MailWords {
  const { storeName, reason, isBuyer } = canceled;
  const t = speak(eventCanceledWords, tagOf(canceled));
  const event = plainLine(canceled.event);
  return writeLetter(canceled, {
    title: t('title', { store: storeName }),
    paragraphs: [t('text', { event }), ...reason, t('tickets'), ...(isBuyer ? [t('money')] : [])],
    ...(isBuyer && { button: t('see') }),
    notes: [t('footer', { store: storeName, event })],
  });
}
