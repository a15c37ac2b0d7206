import { escapeHtml } from '../../../shared/kernel/escape.ts';

/** The formats that the caret stands in. */
export interface Formats {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly heading: boolean;
  readonly bullets: boolean;
  readonly numbers: boolean;
  readonly quote: boolean;
  readonly link: boolean;
}

export const noFormats: Formats = {
  bold: false,
  italic: false,
  heading: false,
  bullets: false,
  numbers: false,
  quote: false,
  link: false,
};

/** The buttons that set a format, or take it away, in the toolbar's order. */
export const toggles = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'quote'] as const;

export interface TextPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A rich text on screen. */
export interface RichEditor {
  readonly toggle: (format: (typeof toggles)[number]) => void;
  /** Makes the selected words a link; null takes the link away. */
  readonly link: (url: string | null) => void;
  readonly picture: (picture: TextPicture) => void;
  readonly focus: () => void;
  /** Puts the caret behind the last letter. */
  readonly focusEnd: () => void;
  readonly stop: () => void;
}

export interface EditorOptions {
  readonly html: string;
  /** Takes the text after each change; empty where neither a word nor a picture is left. */
  readonly onInput: (html: string) => void;
  readonly onFormats: (formats: Formats) => void;
  /** The keys for a link were pressed. */
  readonly onLink: () => void;
}

/** Makes an element of the page editable. */
export type StartEditor = (node: HTMLElement, options: EditorOptions) => RichEditor;

const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** An address as a link takes it: a bare domain becomes https; null for what is no address. */
export function linkOf(text: string): string | null {
  const address = text.trim();
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address)) return `https://${address}`;
  return LINK.test(address) && !/\s/.test(address) ? address : null;
}

/** A form's text as HTML: a text without any element is plain, and a blank line parts its paragraphs. */
export function htmlOf(text: string): string {
  if (text === '' || /<[a-z!/]/i.test(text)) return text;
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
