import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { talkWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** What somebody who was away has not opened. */
export interface TalkNotice {
  readonly locale: Locale;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** The name of the other party. */
  readonly name: string;
  readonly count: number;
  /** Address of the conversation. */
  readonly link: string;
}

/**
 * The mail about a conversation. It holds none of its words: anybody may have written them, and they
 * are for whoever signs in.
 */
export function talkMail(
  notice: TalkNotice,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { locale, storeName, country, color, count, link } = notice;
  const t = speak(talkWords, localeTag(locale, country));
  const name = plainName(notice.name);
  const title = t('title', { count, store: storeName });
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
