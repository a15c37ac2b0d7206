import { backOfficeWords } from '../../../shared/i18n/back-office.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { writeLetter } from './letter.ts';
import { staffInviteWords } from './messages/index.ts';
import { plainName } from './plain.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** An invitation to work in a store. */
export interface StaffInviteMail {
  readonly locale: Locale;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Full name of the person who invites. */
  readonly by: string;
  readonly role: StaffRole;
  readonly recipient: string;
  readonly link: string;
  /** Milliseconds, UTC. */
  readonly expiresAt: number;
}

/** The mail with an invitation's link, as HTML and as text. */
export function staffInviteMail(invite: StaffInviteMail): WrittenMessage['words'] {
  const { locale, storeName, color, link } = invite;
  const tag = localeTag(locale, invite.country);
  const t = speak(staffInviteWords, tag);
  const role = speak(backOfficeWords, tag)(`roles.${invite.role}`);
  const day = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeZone: timeZoneOf(invite.country),
  });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: t('subject', { store: storeName }),
    title: t('title', { store: storeName }),
    paragraphs: [
      t('intro', { by: plainName(invite.by) || storeName, role }),
      t('how', { email: invite.recipient }),
    ],
    code: null,
    button: { label: t('accept'), link },
    notes: [t('until', { day: day.format(invite.expiresAt) }), t('notYou')],
  });
}
