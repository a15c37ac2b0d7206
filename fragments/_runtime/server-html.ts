import { escapeHtml } from '../../shared/kernel/escape.ts';
import { holesOf, type Hole } from './template.ts';

/** HTML that is escaped already; made only by `html`. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The edge's `html` tag: see `HtmlTag` for what each kind of value does. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  const { texts, holes } = templateOf(strings);
  let out = '';
  for (let index = 0; index < texts.length; index += 1) {
    out += texts[index];
    const hole = holes[index];
    if (hole) out += holeText(hole, values[index]);
  }
  return new Markup(out);
}

/** A template, parsed once for all its uses. */
interface Template {
  /**
   * The template's own text; a whole attribute's name and quotes are left to the code that writes
   * its value.
   */
  readonly texts: readonly string[];
  readonly holes: readonly Hole[];
}

const templates = new WeakMap<TemplateStringsArray, Template>();

function templateOf(strings: TemplateStringsArray): Template {
  let template = templates.get(strings);
  if (!template) templates.set(strings, (template = cut(strings)));
  return template;
}

function cut(strings: TemplateStringsArray): Template {
  const holes = holesOf(strings);
  const texts = strings.map((text, index) => {
    const before = holes[index - 1];
    const hole = holes[index];
    const start = before && closesItself(before) ? before.quote.length : 0;
    const named = hole && closesItself(hole) ? hole.name.length + 1 + hole.quote.length : 0;
    return text.slice(start, text.length - named);
  });
  return { texts, holes };
}

function holeText(hole: Hole, value: unknown): string {
  if (closesItself(hole)) return attribute(hole, value);
  return hole.kind === 'part' ? partText(value) : contentText(value);
}

/** The HTML of a view's result. */
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
