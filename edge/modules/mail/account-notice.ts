import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { writeLetter } from './letter.ts';
import { accountNoticeWords, type AccountEvent } from './messages/account-notice.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** What its person is told of their account. */
export interface AccountNotice {
  readonly event: AccountEvent;
  readonly locale: Locale;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly name: string;
  /** Milliseconds, UTC. */
  readonly at: number;
  /** Where they see what guards the account. */
  readonly link: string;
}

/** An old contact opens nothing any more: whoever reads it there can only ask the store. */
const isContact = (event: AccountEvent) => event === 'email_changed' || event === 'phone_changed';

/** The notice as a mail, in both forms. */
export function noticeMail(notice: AccountNotice): WrittenMessage['words'] {
  const { event, locale, storeName, country, color, name, at, link } = notice;
  const t = accountNoticeWords[locale];
  const title = t.title[event];
  const effect = t.effect[event];
  const time = dateTimeFormat(localeTag(locale, country), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: `${storeName}: ${title}`,
    title,
    paragraphs: [t.when(name, time.format(at)), ...(effect === undefined ? [] : [effect])],
    code: null,
    button: isContact(event) ? null : { label: t.review, link },
    notes: [isContact(event) ? t.tellStore(storeName) : t.notYou],
  });
}

/** The notice as a text message, for a contact that is a phone. */
export function noticeSms({ event, locale, storeName }: AccountNotice): WrittenMessage['words'] {
  const t = accountNoticeWords[locale];
  const text = `${storeName}: ${t.title[event]}. ${t.tellStore(storeName)}`;
  return { channel: 'sms', text };
}
