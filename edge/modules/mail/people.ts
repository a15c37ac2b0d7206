import type { Locale } from '../../../shared/kernel/locale.ts';
import { html } from './markup.ts';
import { en } from './messages/people.en.ts';
import { es } from './messages/people.es.ts';
import type { WrittenMessage } from './outbox.ts';
import { lightOrDark } from './ink.ts';

const messages = { es, en };

/** A PIN on its way, and the link that does the same where the message is a mail. */
export interface PinMessage {
  readonly purpose: 'registration' | 'reset' | 'contact';
  readonly locale: Locale;
  readonly storeName: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly name: string;
  readonly pin: string;
  readonly link: string | null;
}

/** The PIN as a text message: it names the store first, and the PIN once. */
export function pinSms(message: PinMessage): WrittenMessage['words'] {
  const t = messages[message.locale];
  return { channel: 'sms', text: t.sms(message.storeName, message.pin) };
}

/** The PIN as a mail, in both forms. */
export function pinMail(message: PinMessage): WrittenMessage['words'] {
  const { locale, storeName, color, name, pin, link } = message;
  const t = messages[locale];
  const words = t[message.purpose];
  const lines = [words.title(name), words.intro(storeName), '', pin, '', t.validity];
  const markup = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${storeName}</title></head>
<body style="margin:0;padding:0;background:#f3f4f6;color:#1f2937;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${color};height:6px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 32px 32px"><p style="margin:0;font-size:14px;color:#6b7280">${storeName}</p>
<h1 style="margin:4px 0 8px;font-size:22px;line-height:1.25">${words.title(name)}</h1>
<p style="margin:0;color:#4b5563">${words.intro(storeName)}</p>
<p style="margin:24px 0 4px;font-size:32px;font-weight:700;letter-spacing:8px">${pin}</p>
<p style="margin:0 0 24px;font-size:14px;color:#6b7280">${t.validity}</p>
${link === null ? html`` : button(link, words.action, color)}
<p style="margin:24px 0 0;font-size:14px;color:#6b7280">${t.notYou}</p></td></tr>
</table></td></tr></table>
</body>
</html>`.markup;
  return {
    channel: 'mail',
    subject: words.subject(storeName),
    text: [
      ...lines,
      ...(link === null ? [] : ['', `${words.action}: ${link}`]),
      '',
      t.notYou,
      '',
    ].join('\n'),
    html: markup,
  };
}

function button(link: string, label: string, color: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${color};border-radius:8px"><a href="${link}" style="display:inline-block;padding:12px 24px;color:${lightOrDark(color)};font-weight:600;text-decoration:none">${label}</a></td></tr></table>`;
}
