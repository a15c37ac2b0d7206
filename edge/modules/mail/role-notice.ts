import { backOfficeWords } from '../../../shared/i18n/back-office.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type Locale, type Region } from '../../../shared/kernel/locale.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { writeLetter } from './letter.ts';
import { roleNoticeWords } from './messages/index.ts';
import { plainName } from './plain.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** The events of a role that its mail tells: see the mail's titles. */
export type RoleEvent = keyof (typeof roleNoticeWords)['es']['title'];

/** A change of an account's role in a store's staff. */
export interface RoleNotice {
  readonly event: RoleEvent;
  readonly locale: Locale;
  /** The region whose Spanish the person has chosen. */
  readonly region?: Region | null;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly name: string;
  /** The role that the account has now, or had until now. */
  readonly role: StaffRole;
  /** Address of the store's front. */
  readonly link: string;
}

/** The mail that tells a person of their role, as HTML and as text. */
export function roleNoticeMail(notice: RoleNotice): WrittenMessage['words'] {
  const { event, locale, region, storeName, country, color, link } = notice;
  const tag = localeTag(locale, country, region);
  const t = speak(roleNoticeWords, tag);
  const role = speak(backOfficeWords, tag)(`roles.${notice.role}`);
  const name = plainName(notice.name);
  const title = t(`title.${event}`, { store: storeName });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [
      [...(name === '' ? [] : [t('hello', { name })]), t(`effect.${event}`, { role })].join(' '),
    ],
    code: null,
    button: { label: t('open'), link },
    notes: [t('unsure', { store: storeName })],
  });
}
