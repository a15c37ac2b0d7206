import { backOffice as en } from '../../../shared/i18n/en/back-office.ts';
import { backOffice as es } from '../../../shared/i18n/es/back-office.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { writeLetter } from './letter.ts';
import { staffInviteWords } from './messages/staff-invite.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

const ROLES = { es: es.roles, en: en.roles };

/** An invitation to work in a store. */
export interface StaffInviteMail {
  readonly locale: Locale;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Full name of who invites. */
  readonly by: string;
  readonly role: StaffRole;
  readonly recipient: string;
  readonly link: string;
  /** Milliseconds, UTC. */
  readonly expiresAt: number;
}

/** The mail with an invitation's link, in both forms. */
export function staffInviteMail(invite: StaffInviteMail): WrittenMessage['words'] {
  const { locale, storeName, color, link } = invite;
  const t = staffInviteWords[locale];
  const day = dateTimeFormat(localeTag(locale, invite.country), {
    dateStyle: 'long',
    timeZone: timeZoneOf(invite.country),
  });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: t.subject(storeName),
    title: t.title(storeName),
    paragraphs: [t.intro(invite.by, ROLES[locale][invite.role]), t.how(invite.recipient)],
    code: null,
    button: { label: t.accept, link },
    notes: [t.until(day.format(invite.expiresAt)), t.notYou],
  });
}
