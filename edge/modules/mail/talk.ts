import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { textMessage } from '../../../shared/rules/text-message.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { talkWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** What somebody who was away has not opened, or a store has not answered. */
export interface TalkNotice extends SpokenHead {
  /** The name of the other party. */
  readonly name: string;
  readonly count: number;
  /** Whether a customer waits for the store. */
  readonly isOfStore: boolean;
  /** Address of the conversation. */
  readonly link: string;
}

/**
 * The mail about a conversation. It holds none of its words: anybody may have written them, and they
 * are for whoever signs in.
 */
export function talkMail(notice: TalkNotice): MailWords {
  const { count, storeName, isOfStore } = notice;
  const t = speak(talkWords, tagOf(notice));
  const name = plainName(notice.name);
  const title = t('title', { count, store: storeName });
  return writeLetter(notice, {
    title,
    paragraphs: [
      name === '' ? t('text') : t('textBy', { name }),
      ...(isOfStore ? [t('unanswered')] : []),
    ],
    button: t('open'),
    notes: [isOfStore ? t('noteOfStore') : t('note')],
  });
}

/** The store that writes, and where its reader reads on. */
export interface TalkSms extends Pick<TalkNotice, 'locale' | 'country' | 'region' | 'storeName'> {
  /** Addresses that lead there, the most exact first. */
  readonly links: readonly string[];
}

/**
 * The text message about a conversation, of at most 160 characters of the phones' alphabet.
 * @returns undefined where the store's address leaves no room
 */
export function talkSms({
  locale,
  country,
  region,
  storeName,
  links,
}: TalkSms): string | undefined {
  const t = speak(talkWords, localeTag(locale, country, region));
  return textMessage({
    name: storeName,
    say: (store, link) => t('sms', { store, link }),
    links,
  });
}
