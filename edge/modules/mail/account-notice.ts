import { speak, wordsOf } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { accountNoticeWords } from './messages/index.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** Events of an account that may be an intruder's doing, so that its person is told of them. */
export type AccountEvent = keyof (typeof accountNoticeWords)['es']['title'];

/** The values of a notice to the person of an account. */
export interface AccountNotice extends SpokenHead {
  readonly event: AccountEvent;
  readonly name: string;
  /** Milliseconds, UTC. */
  readonly at: number;
  /** Address of the page that shows which factors guard the account. */
  readonly link: string;
}

/**
 * A replaced contact no longer signs in, so a reader of the old address can only write to the
 * store.
 */
const isContact = (event: AccountEvent) => event === 'email_changed' || event === 'phone_changed';

/** The notice as a mail, as HTML and as text. */
export function noticeMail(notice: AccountNotice): MailWords {
  const { event, storeName, country, at } = notice;
  const tag = tagOf(notice);
  const t = speak(accountNoticeWords, tag);
  const title = t(`title.${event}`);
  const effects: Partial<Record<AccountEvent, string>> = wordsOf(accountNoticeWords, tag).effect;
  const effect = effects[event];
  const time = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  });
  const when = t('when', { time: time.format(at) });
  return writeLetter(notice, {
    subject: `${storeName}: ${title}`,
    title,
    paragraphs: [
      greeted(notice.name, (name) => t('hello', { name }), when),
      ...(effect === undefined ? [] : [effect]),
    ],
    ...(!isContact(event) && { button: t('review') }),
    notes: [isContact(event) ? t('tellStore', { store: storeName }) : t('notYou')],
  });
}

/** The notice as a text message, for a contact that is a phone. */
export function noticeSms(notice: AccountNotice): WrittenMessage['words'] {
  const { event, storeName } = notice;
  const t = speak(accountNoticeWords, tagOf(notice));
  const text = `${storeName}: ${t(`title.${event}`)}. ${t('tellStore', { store: storeName })}`;
  return { channel: 'sms', text };
}
