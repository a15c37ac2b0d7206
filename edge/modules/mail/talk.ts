import { speak } from '../../../shared/i18n/speak.ts';
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
