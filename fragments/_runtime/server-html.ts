import { escapeHtml } from './escape.ts';
import { holesOf, type Hole } from './template.ts';

/** HTML that needs no more escaping; made only by `html`. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The edge's `html` tag: see `HtmlTag` for what each kind of value does. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  const holes = holesOf(strings);
  let out = '';
  strings.forEach((text, index) => {
    const before = holes[index - 1];
    const hole = holes[index];
    const opened = before && closesItself(before) ? text.slice(before.quote.length) : text;
    if (!hole) out += opened;
    else if (closesItself(hole)) {
      // The attribute is written here, with its name, or not at all.
      out += opened.slice(0, opened.length - hole.name.length - 1 - hole.quote.length);
      out += attribute(hole, values[index]);
    } else
      out += opened + (hole.kind === 'part' ? partText(values[index]) : contentText(values[index]));
  });
  return new Markup(out);
}

/** The HTML of what a view returned. */
export function markupText(value: unknown): string {
  return contentText(value);
}

function closesItself(hole: Hole): boolean {
  return hole.kind !== 'content' && hole.kind !== 'part';
}

function attribute(hole: Hole, value: unknown): string {
  if (hole.kind === 'boolean') return value ? `${hole.name.slice(1)}=""` : '';
  return value === null || value === undefined ? '' : `${hole.name}="${escapeValue(value)}"`;
}

function partText(value: unknown): string {
  return value === null || value === undefined ? '' : escapeValue(value);
}

function contentText(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object' && Symbol.iterator in value) {
    return [...(value as Iterable<unknown>)].map(contentText).join('');
  }
  return escapeValue(value);
}

function escapeValue(value: unknown): string {
  return escapeHtml(`${value as string | number}`);
}
