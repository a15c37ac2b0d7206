import { backOfficeWords } from '../../../shared/i18n/back-office.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { roleNoticeWords } from './messages/index.ts';

/** The events of a role that its mail tells: see the mail's titles. */
export type RoleEvent = keyof (typeof roleNoticeWords)['es']['title'];

/** A change of an account's role in a store's staff. */
export interface RoleNotice extends SpokenHead {
  readonly event: RoleEvent;
  readonly name: string;
  /** The role that the account has now, or had until now. */
  readonly role: StaffRole;
  /** Address of the store's front. */
  readonly link: string;
}

/** The mail that tells a person of their role, as HTML and as text. */
export function roleNoticeMail(notice: RoleNotice): MailWords {
  const { event, storeName } = notice;
  const tag = tagOf(notice);
  const t = speak(roleNoticeWords, tag);
  const role = speak(backOfficeWords, tag)(`roles.${notice.role}`);
  const effect = t(`effect.${event}`, { role });
  const title = t(`title.${event}`, { store: storeName });
  return writeLetter(notice, {
    title,
    paragraphs: [greeted(notice.name, (name) => t('hello', { name }), effect)],
    button: t('open'),
    notes: [t('unsure', { store: storeName })],
  });
}
