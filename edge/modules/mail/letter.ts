import { localeTag, type Locale, type Region } from '../../../shared/kernel/locale.ts';
import { lightOrDark } from './text-on-color.ts';
import { mailFrame } from './frame.ts';
import { html, type Markup } from './markup.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { plainName } from './plain.ts';

const SUBJECT_MAX = 200;

/** A mail in its words. */
export type MailWords = Extract<WrittenMessage['words'], { readonly channel: 'mail' }>;

/** The store that writes a short mail, and the addresses in it. */
export interface LetterHead {
  readonly locale: Locale;
  readonly storeName: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Address that the button leads to; null for a mail that leads nowhere. */
  readonly link: string | null;
  /** Address at which the reader has no more of them, where anybody can cause it. */
  readonly stop?: string | null | undefined;
}

/** The same with the country and the region that say how the store speaks. */
export interface SpokenHead extends LetterHead {
  /** The region whose Spanish the reader has chosen. */
  readonly region?: Region | null | undefined;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
}

/** The words of a short mail. */
export interface Letter {
  readonly title: string;
  /** The title, unless there is another. */
  readonly subject?: string;
  /** Paragraphs below the title. */
  readonly paragraphs: readonly string[];
  /** A text that stands out, such as a PIN. */
  readonly code?: string;
  /** The label of the button to the head's link. */
  readonly button?: string;
  /** Small print below. */
  readonly notes: readonly string[];
  /** The label of the head's way to have no more of them. */
  readonly stop?: string;
}

/** The language tag in which a mail speaks. */
export function tagOf({ locale, country, region }: SpokenHead): string {
  return localeTag(locale, country, region);
}

/**
 * A text with a greeting before it, where the reader's name is one that a mail may show.
 * @param name as typed
 */
export function greeted(name: string, hello: (name: string) => string, text: string): string {
  const plain = plainName(name);
  return plain === '' ? text : `${hello(plain)} ${text}`;
}

/**
 * Writes a letter as HTML, with tables and style attributes as mail programs read them, and as
 * plain text.
 */
export function writeLetter(head: LetterHead, letter: Letter): MailWords {
  const { title, subject = title, code } = letter;
  const button = wayOf(letter.button, head.link);
  const stop = wayOf(letter.stop, head.stop);
  const text = [
    title,
    '',
    ...letter.paragraphs,
    ...(code === undefined ? [] : ['', code]),
    ...(button ? ['', wayLine(button)] : []),
    '',
    ...letter.notes,
    ...(stop ? ['', wayLine(stop)] : []),
    '',
  ];
  return {
    channel: 'mail',
    subject: oneLine(subject),
    text: text.join('\n'),
    html: markupOf(head, letter, { button, stop }),
  };
}

/** A link with its label. */
export interface Way {
  readonly label: string;
  readonly link: string;
}

function wayOf(label: string | undefined, link: string | null | undefined): Way | null {
  return label === undefined || link == null ? null : { label, link };
}

/** A subject is one line: a line break in it could write further headers. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);
}

function markupOf(
  { locale, storeName, color }: LetterHead,
  letter: Letter,
  { button, stop }: { readonly button: Way | null; readonly stop: Way | null },
): string {
  return mailFrame({
    locale,
    storeName,
    color,
    width: 520,
    rows: html`<tr><td style="padding:28px 32px 32px"><p class="small" style="margin:0;font-size:14px;color:#6b7280">${storeName}</p>
<h1 style="margin:4px 0 8px;font-size:22px;line-height:1.25">${letter.title}</h1>
${letter.paragraphs.map((words) => html`<p class="words" style="margin:0 0 8px;color:#4b5563">${words}</p>\n`)}
${codeLine(letter.code)}${linkButton(button, color)}
${letter.notes.map((words) => html`<p class="small" style="margin:16px 0 0;font-size:14px;color:#6b7280">${words}</p>\n`)}
</td></tr>`,
    foot: stopNote(stop),
  });
}

function codeLine(text: string | undefined): Markup {
  if (text === undefined) return html``;
  return html`<p style="margin:16px 0;font-size:32px;font-weight:700;letter-spacing:8px">${text}</p>
`;
}

/** A way as plain text. */
export function wayLine({ label, link }: Way): string {
  return `${label}: ${link}`;
}

/** The way to stop the mails of a store, as small print. */
export function stopNote(stop: Way | null): Markup {
  if (!stop) return html``;
  return html`<p class="small" style="margin:8px 0 0;font-size:12px;color:#6b7280"><a href="${stop.link}" class="small" style="color:#6b7280">${stop.label}</a></p>
`;
}

/** A link as a button of the store's colour. */
export function linkButton(way: Way | null, color: string): Markup {
  if (!way) return html``;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:16px"><tr><td class="button" style="background:${color};border-radius:8px"><a href="${way.link}" style="display:inline-block;padding:12px 24px;color:${lightOrDark(color)};font-weight:600;text-decoration:none">${way.label}</a></td></tr></table>`;
}
