import type { Locale } from '../../../shared/kernel/locale.ts';
import { lightOrDark } from './text-on-color.ts';
import { mailFrame } from './frame.ts';
import { html, type Markup } from './markup.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

const SUBJECT_MAX = 200;

/** A short mail of a store: its sender, its subject and the action that it asks for. */
export interface Letter {
  readonly locale: Locale;
  readonly storeName: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly subject: string;
  readonly title: string;
  /** Paragraphs below the title. */
  readonly paragraphs: readonly string[];
  /** A text that stands out, such as a PIN. */
  readonly code: string | null;
  readonly button: { readonly label: string; readonly link: string } | null;
  /** Small print below. */
  readonly notes: readonly string[];
  /** How who gets it has no more of them, where anybody can cause it. */
  readonly stop?: { readonly label: string; readonly link: string } | null;
}

/**
 * Writes a letter as HTML, with tables and style attributes as mail programs read them, and as
 * plain text.
 */
export function writeLetter(letter: Letter): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { code, button } = letter;
  const text = [
    letter.title,
    '',
    ...letter.paragraphs,
    ...(code === null ? [] : ['', code]),
    ...(button ? ['', `${button.label}: ${button.link}`] : []),
    '',
    ...letter.notes,
    ...(letter.stop ? ['', stopLine(letter.stop)] : []),
    '',
  ];
  return {
    channel: 'mail',
    subject: oneLine(letter.subject),
    text: text.join('\n'),
    html: markupOf(letter),
  };
}

/** A subject is one line: a line break in it could write further headers. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);
}

function markupOf({ locale, storeName, color, title, ...letter }: Letter): string {
  return mailFrame({
    locale,
    storeName,
    color,
    width: 520,
    rows: html`<tr><td style="padding:28px 32px 32px"><p class="small" style="margin:0;font-size:14px;color:#6b7280">${storeName}</p>
<h1 style="margin:4px 0 8px;font-size:22px;line-height:1.25">${title}</h1>
${letter.paragraphs.map((words) => html`<p class="words" style="margin:0 0 8px;color:#4b5563">${words}</p>\n`)}
${codeLine(letter.code)}${linkButton(letter.button, color)}
${letter.notes.map((words) => html`<p class="small" style="margin:16px 0 0;font-size:14px;color:#6b7280">${words}</p>\n`)}
</td></tr>`,
    foot: stopNote(letter.stop ?? null),
  });
}

function codeLine(text: string | null): Markup {
  if (text === null) return html``;
  return html`<p style="margin:16px 0;font-size:32px;font-weight:700;letter-spacing:8px">${text}</p>
`;
}

/** The way to stop the mails of a store, as plain text. */
export function stopLine({ label, link }: { label: string; link: string }): string {
  return `${label}: ${link}`;
}

/** The same as small print. */
export function stopNote(stop: { readonly label: string; readonly link: string } | null): Markup {
  if (!stop) return html``;
  return html`<p class="small" style="margin:8px 0 0;font-size:12px;color:#6b7280"><a href="${stop.link}" class="small" style="color:#6b7280">${stop.label}</a></p>
`;
}

/** A link as a button of the store's colour. */
export function linkButton(way: Letter['button'], color: string): Markup {
  if (!way) return html``;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:16px"><tr><td class="button" style="background:${color};border-radius:8px"><a href="${way.link}" style="display:inline-block;padding:12px 24px;color:${lightOrDark(color)};font-weight:600;text-decoration:none">${way.label}</a></td></tr></table>`;
}
