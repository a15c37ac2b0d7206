import { speak, wordsOf } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { localeTag, type Locale, type Region } from '../../../shared/kernel/locale.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { writeLetter } from './letter.ts';
import { accountNoticeWords } from './messages/index.ts';
import { plainName } from './plain.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** Events of an account that may be an intruder's doing, so that its person is told of them. */
export type AccountEvent = keyof (typeof accountNoticeWords)['es']['title'];

/** The values of a notice to the person of an account. */
export interface AccountNotice {
  readonly event: AccountEvent;
  readonly locale: Locale;
  /** The region whose Spanish the person has chosen. */
  readonly region?: Region | null;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
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
export function noticeMail(notice: AccountNotice): WrittenMessage['words'] {
  const { event, locale, region, storeName, country, color, name, at, link } = notice;
  const tag = localeTag(locale, country, region);
  const t = speak(accountNoticeWords, tag);
  const title = t(`title.${event}`);
  const plain = plainName(name);
  const effects: Partial<Record<AccountEvent, string>> = wordsOf(accountNoticeWords, tag).effect;
  const effect = effects[event];
  const time = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  });
  const when = t('when', { time: time.format(at) });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: `${storeName}: ${title}`,
    title,
    paragraphs: [
      [...(plain === '' ? [] : [t('hello', { name: plain })]), when].join(' '),
      ...(effect === undefined ? [] : [effect]),
    ],
    code: null,
    button: isContact(event) ? null : { label: t('review'), link },
    notes: [isContact(event) ? t('tellStore', { store: storeName }) : t('notYou')],
  });
}

/** The notice as a text message, for a contact that is a phone. */
export function noticeSms(notice: AccountNotice): WrittenMessage['words'] {
  const { event, locale, region, country, storeName } = notice;
  const t = speak(accountNoticeWords, localeTag(locale, country, region));
  const text = `${storeName}: ${t(`title.${event}`)}. ${t('tellStore', { store: storeName })}`;
  return { channel: 'sms', text };
}
