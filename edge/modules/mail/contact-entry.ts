import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import { writeLetter } from './letter.ts';
import { contactEntryWords } from './messages/index.ts';
import { plainName } from './plain.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** A message that a visitor left for a store. */
export interface ContactEntryNotice {
  readonly locale: Locale;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** The name that the visitor typed. */
  readonly name: string;
  /** Address of the message in the store's inbox. */
  readonly link: string;
}

/**
 * The mail that tells a store of a message in its inbox. It holds none of the message's own words:
 * anybody may have written them.
 */
export function contactEntryMail(
  notice: ContactEntryNotice,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { locale, storeName, country, color, link } = notice;
  const t = speak(contactEntryWords, localeTag(locale, country));
  const name = plainName(notice.name);
  const title = t('title', { store: storeName });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [name === '' ? t('text') : t('textBy', { name })],
    code: null,
    button: { label: t('open'), link },
    notes: [t('note')],
  });
}
