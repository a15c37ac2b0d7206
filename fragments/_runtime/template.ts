/**
 * The `html` tag of a widget's view, after lit-html's: in content `null`, `undefined` and `false`
 * show nothing; as the whole value of an attribute `null` and `undefined` leave the attribute out;
 * `?name=` is a boolean attribute.
 */
export type HtmlTag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/** The place of a value in its template. */
export interface Hole {
  kind: 'content' | 'attribute' | 'part' | 'boolean';
  /** Name of the attribute with its prefix; empty for content and parts of a quoted value. */
  name: string;
  /** The quote that surrounds the value, if any. */
  quote: string;
}

// Each looks back from the text's end, so that it begins once.
const QUOTED = /$(?<=([^\s"'<>=/]+)=["'])/;
const BARE = /$(?<=([^\s"'<>=/]+)=)/;

const parsed = new WeakMap<TemplateStringsArray, Hole[]>();

/** The place of every value in a template. */
export function holesOf(strings: TemplateStringsArray): Hole[] {
  let holes = parsed.get(strings);
  if (!holes) parsed.set(strings, (holes = parse(strings)));
  return holes;
}

function parse(strings: TemplateStringsArray): Hole[] {
  let inTag = false;
  let quote = '';
  return strings.slice(0, -1).map((text, index): Hole => {
    for (let at = 0; at < text.length; at++) {
      const char = text[at]!;
      if (quote) quote = char === quote ? '' : quote;
      else if (inTag && (char === '"' || char === "'")) quote = char;
      else if (inTag) inTag = char !== '>';
      else inTag = char === '<' && /[a-z/]/i.test(text[at + 1] ?? '');
    }
    if (!inTag) return { kind: 'content', name: '', quote: '' };
    const start = (quote ? QUOTED : BARE).exec(text);
    if (!start) {
      if (quote) return { kind: 'part', name: '', quote };
      throw new Error(`a template's value stands where none may: …${text.slice(-40)}`);
    }
    const name = start[1]!;
    if (name[0] === '?') return { kind: 'boolean', name, quote };
    const whole = !quote || strings[index + 1]!.startsWith(quote);
    return whole ? { kind: 'attribute', name, quote } : { kind: 'part', name: '', quote };
  });
}
