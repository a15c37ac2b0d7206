import { backOffice as en } from '../../../shared/i18n/back-office.en.ts';
import { backOffice as es } from '../../../shared/i18n/back-office.es.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { lightOrDark } from './ink.ts';
import { html } from './markup.ts';
import { staffInviteWords } from './messages/staff-invite.ts';
import type { WrittenMessage } from './outbox.ts';

const ROLES = { es: es.roles, en: en.roles };
const SUBJECT_MAX = 200;

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
  const day = dateTimeFormat(localeTag(locale, invite.country), { dateStyle: 'long' });
  const title = t.title(storeName);
  const intro = t.intro(invite.by, ROLES[locale][invite.role]);
  const how = t.how(invite.recipient);
  const until = t.until(day.format(invite.expiresAt));
  const text = [title, '', intro, how, '', `${t.accept}: ${link}`, until, '', t.notYou, ''];
  const markup = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${storeName}</title></head>
<body style="margin:0;padding:0;background:#f3f4f6;color:#1f2937;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${color};height:6px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 32px 32px"><p style="margin:0;font-size:14px;color:#6b7280">${storeName}</p>
<h1 style="margin:4px 0 8px;font-size:22px;line-height:1.25">${title}</h1>
<p style="margin:0;color:#4b5563">${intro}</p>
<p style="margin:8px 0 24px;color:#4b5563">${how}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${color};border-radius:8px"><a href="${link}" style="display:inline-block;padding:12px 24px;color:${lightOrDark(color)};font-weight:600;text-decoration:none">${t.accept}</a></td></tr></table>
<p style="margin:12px 0 0;font-size:14px;color:#6b7280">${until}</p>
<p style="margin:24px 0 0;font-size:14px;color:#6b7280">${t.notYou}</p></td></tr>
</table></td></tr></table>
</body>
</html>`.markup;
  // A subject is one line: what breaks it could write headers of its own.
  const subject = t.subject(storeName).replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);
  return { channel: 'mail', subject, text: text.join('\n'), html: markup };
}
