import { backOfficeWords } from '../../../shared/i18n/back-office.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { staffInviteWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** An invitation to work in a store. */
export interface StaffInviteMail extends SpokenHead {
  /** Full name of the person who invites. */
  readonly by: string;
  readonly role: StaffRole;
  readonly recipient: string;
  readonly link: string;
  /** Milliseconds, UTC. */
  readonly expiresAt: number;
}

/** The mail with an invitation's link, as HTML and as text. */
export function staffInviteMail(invite: StaffInviteMail): MailWords {
  const { storeName } = invite;
  const tag = tagOf(invite);
  const t = speak(staffInviteWords, tag);
  const role = speak(backOfficeWords, tag)(`roles.${invite.role}`);
  const day = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeZone: timeZoneOf(invite.country),
  });
  return writeLetter(invite, {
    subject: t('subject', { store: storeName }),
    title: t('title', { store: storeName }),
    paragraphs: [
      t('intro', { by: plainName(invite.by) || storeName, role }),
      t('how', { email: invite.recipient }),
    ],
    button: t('accept'),
    notes: [t('until', { day: day.format(invite.expiresAt) }), t('notYou')],
  });
}
