import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { contactEntryWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** A message that a visitor left for a store. */
export interface ContactEntryNotice extends SpokenHead {
  /** The name that the visitor typed. */
  readonly name: string;
  /** Address of the message in the store's inbox. */
  readonly link: string;
}

/**
 * The mail that tells a store of a message in its inbox. It holds none of the message's own words:
 * anybody may have written them.
 */
export function contactEntryMail(notice: ContactEntryNotice): MailWords {
  const { storeName } = notice;
  const t = speak(contactEntryWords, tagOf(notice));
  const name = plainName(notice.name);
  const title = t('title', { store: storeName });
  return writeLetter(notice, {
    title,
    paragraphs: [name === '' ? t('text') : t('textBy', { name })],
    button: t('open'),
    notes: [t('note')],
  });
}
