/** An element as it was written; the texts between its children are strings. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

/** More than a drawing has; a browser would take seconds to lay it out. */
const MOST_ELEMENTS = 50_000;
const MOST_ATTRIBUTES = 64;
const DEEPEST = 128;

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Left out wherever it stands: declarations, comments, instructions. */
const ASIDE: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];
const CDATA = '<![CDATA[';
const NAME = /[A-Za-z_][\w.:-]*/y;
const SPACE = /[\t\n\r ]*/y;
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)[\t\n\r ]*=[\t\n\r ]*("[^"<]*"|'[^'<]*')/y;
const DOCTYPE = /<!DOCTYPE[^<>[\]]*>/y;
const REFERENCE = /&([^;&]{0,12});|&/g;

/** A text that is no well-formed XML, or more than this reader takes. */
class Malformed extends Error {}

/**
 * Reads a document of XML, strictly: what is not well-formed is refused, and so is every entity but the
 * five of XML itself. Undefined where it is refused.
 */
export function readXml(text: string): XmlElement | undefined {
  try {
    return new Reader(text).document();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** The first element of a document that may have only begun to come; undefined while it is not there. */
export function readRoot(text: string): XmlElement | undefined {
  try {
    return new Reader(text).root();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  #elements = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): XmlElement {
    const root = this.root();
    const open: XmlElement[] = this.#isClosed() ? [] : [root];
    while (open.length > 0) this.#next(open);
    this.#asides();
    return this.#at === this.#text.length ? root : refuse();
  }

  /** The start tag of the first element, after what may stand before it. */
  root(): XmlElement {
    this.#asides();
    if (this.#match(DOCTYPE)) this.#asides();
    return this.#startTag();
  }

  /** Reads the next thing within the innermost open element. */
  #next(open: XmlElement[]): void {
    const parent = open.at(-1) ?? refuse();
    const tag = this.#text.indexOf('<', this.#at);
    if (tag < 0) refuse();
    if (tag > this.#at) {
      parent.children.push(decoded(this.#text.slice(this.#at, tag)));
      this.#at = tag;
    } else if (this.#text.startsWith(CDATA, tag)) {
      parent.children.push(this.#until(']]>').slice(CDATA.length));
    } else if (this.#text.startsWith('</', tag)) {
      this.#at += 2;
      if (this.#match(NAME)?.[0] !== parent.name) refuse();
      this.#match(SPACE);
      this.#take('>');
      open.pop();
    } else if (!this.#aside()) {
      const element = this.#startTag();
      parent.children.push(element);
      if (!this.#isClosed()) open.push(element);
      if (open.length > DEEPEST) refuse();
    }
  }

  #startTag(): XmlElement {
    this.#take('<');
    const name = this.#match(NAME)?.[0] ?? refuse();
    const attributes = new Map<string, string>();
    for (;;) {
      const hasSpace = this.#match(SPACE)?.[0] !== '';
      const found = hasSpace && this.#match(ATTRIBUTE);
      if (!found) break;
      const [, key = '', quoted = ''] = found;
      if (attributes.has(key) || attributes.size === MOST_ATTRIBUTES) refuse();
      attributes.set(key, decoded(quoted.slice(1, -1)));
    }
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) refuse();
    // The end of the tag is taken by `#isClosed`; here it has to be there.
    if (!this.#text.startsWith('>', this.#at) && !this.#text.startsWith('/>', this.#at)) refuse();
    return { name, attributes, children: [] };
  }

  /** Takes the end of a start tag, and says whether the element ends with it. */
  #isClosed(): boolean {
    const isClosed = this.#text.startsWith('/>', this.#at);
    this.#at += isClosed ? 2 : 1;
    return isClosed;
  }

  #asides(): void {
    do this.#match(SPACE);
    while (this.#aside());
  }

  #aside(): boolean {
    const found = ASIDE.find(([begin]) => this.#text.startsWith(begin, this.#at));
    if (found) this.#until(found[1], found[0].length);
    return found !== undefined;
  }

  /** The text up to an end, which is taken too. */
  #until(end: string, from = 0): string {
    const found = this.#text.indexOf(end, this.#at + from);
    if (found < 0) refuse();
    const text = this.#text.slice(this.#at, found);
    this.#at = found + end.length;
    return text;
  }

  #take(text: string): void {
    if (!this.#text.startsWith(text, this.#at)) refuse();
    this.#at += text.length;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
}

function refuse(): never {
  throw new Malformed();
}

/** A text without its references to characters. */
function decoded(text: string): string {
  return text.replaceAll(REFERENCE, (_, name: string | undefined) => characterOf(name ?? refuse()));
}

function characterOf(name: string): string {
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? refuse();
  const [, hex, decimal] = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? refuse();
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isText = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10_ff_ff);
  return isText ? String.fromCodePoint(code) : refuse();
}
