import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { eventMessageWords } from './messages/events.ts';
import { plainLine } from './plain.ts';

/** What a store writes to the attendants of an experience. */
export interface EventMessageLetter extends SpokenHead {
  /** The experience's name. */
  readonly event: string;
  /** In the store's own words, as the rest of it is. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Address of the reader's tickets. */
  readonly link: string;
  /** Address at which its reader has no more mails of the store. */
  readonly stop: string;
}

/** The mail by which a store writes to an attendant: its own words between ours, which say why they come. */
export function eventMessageMail(letter: EventMessageLetter): MailWords {
  const { storeName, subject, paragraphs } = letter;
  const t = speak(eventMessageWords, tagOf(letter));
  const event = plainLine(letter.event);
  return writeLetter(letter, {
    title: subject,
    paragraphs,
    button: t('see'),
    notes: [t('footer', { store: storeName, event })],
    stop: t('stop', { store: storeName }),
  });
}
