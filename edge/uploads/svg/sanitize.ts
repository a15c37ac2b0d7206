import { ATTRIBUTES, ELEMENTS, PART_NAME, PROPERTIES, readValue } from './allowed.ts';
import { readDeclarations, readStyleSheet, type StyleRule } from './css.ts';
import { isBounded, type Drawn } from './expand.ts';
import type { XmlElement } from './xml.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** An element of the clean drawing. */
interface Clean extends Drawn {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: readonly (Clean | string)[];
}

/** The elements that may refer to another part by `href`. */
const MAY_REFER = new Set(['use', 'linearGradient', 'radialGradient', 'pattern', 'textPath']);
/** The elements whose texts are shown, or named to a reader. */
const MAY_SAY = new Set(['title', 'desc', 'text', 'tspan', 'textPath']);

/**
 * The drawing anew, of nothing but what is allowed: every name stands in `allowed.ts`, every value was
 * read, and no text of the file is taken over unescaped. Undefined where what it draws has no bound.
 */
export function sanitize(root: XmlElement): { text: string; colors: string[] } | undefined {
  const rules = sheetsOf(root);
  const clean = cleaned(root);
  if (!isBounded(clean, partsOf(rules))) return undefined;
  const colors = new Map<string, number>();
  const text = written(
    { ...clean, attributes: [['xmlns', NAMESPACE], ...clean.attributes] },
    colors,
  );
  for (const rule of rules) countColors(rule.text, colors);
  const byUse = [...colors].toSorted(([, one], [, other]) => other - one);
  return { text, colors: byUse.map(([color]) => color) };
}

function sheetsOf(element: XmlElement): StyleRule[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'style' ? readStyleSheet(textOf(child)) : sheetsOf(child);
  });
}

function textOf({ children }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** The parts that a style sheet refers to, by the name of its rule as an element has it. */
function partsOf(rules: readonly StyleRule[]): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { selectors, refers } of rules) {
    for (const selector of refers.length > 0 ? selectors : []) {
      const known = parts.get(styleName(selector)) ?? new Set();
      for (const name of refers) known.add(name);
      parts.set(styleName(selector), known);
    }
  }
  return parts;
}

/** No part of a drawing can have such a name. */
function styleName(selector: string): string {
  return `style ${selector}`;
}

function cleaned(element: XmlElement): Clean {
  const { name } = element;
  const id = element.attributes.get('id');
  const styles = ['*', name, `#${id}`, ...classesOf(element).map((one) => `.${one}`)];
  const refers = styles.map(styleName);
  const attributes = [...element.attributes].flatMap(([key, value]) => {
    const read = attributeOf(name, key, value.trim());
    if (!read) return [];
    refers.push(...read.refers);
    return [read.attribute];
  });
  return { name, id, attributes, refers, children: childrenOf(element) };
}

function childrenOf(element: XmlElement): (Clean | string)[] {
  if (element.name === 'style') return [readStyleSheet(textOf(element)).map(ruleText).join('')];
  return element.children.flatMap<Clean | string>((child) => {
    if (typeof child === 'string') return MAY_SAY.has(element.name) ? [child] : [];
    return ELEMENTS.has(child.name) ? [cleaned(child)] : [];
  });
}

function ruleText({ selectors, text }: StyleRule): string {
  return `${selectors.join()}{${text}}`;
}

function classesOf({ attributes }: XmlElement): string[] {
  return (attributes.get('class') ?? '').split(/\s+/).filter((one) => one !== '');
}

interface ReadAttribute {
  readonly attribute: readonly [string, string];
  readonly refers: readonly string[];
}

/** An attribute as it may stand; undefined for one that may not. */
function attributeOf(element: string, key: string, value: string): ReadAttribute | undefined {
  if (key === 'id') {
    return PART_NAME.test(value) ? { attribute: ['id', value], refers: [] } : undefined;
  }
  if (key === 'class') {
    return /^[\w\s-]*$/.test(value) ? { attribute: ['class', value], refers: [] } : undefined;
  }
  if (key === 'href' || key === 'xlink:href') {
    const part = value.slice(1);
    const isOwn = MAY_REFER.has(element) && value.startsWith('#') && PART_NAME.test(part);
    return isOwn ? { attribute: ['href', value], refers: [part] } : undefined;
  }
  if (key === 'style') {
    const { text, refers } = readDeclarations(value);
    return { attribute: ['style', text], refers };
  }
  if (!ATTRIBUTES.has(key) && !PROPERTIES.has(key)) return undefined;
  const read = readValue(value);
  return read && { attribute: [key, read.text], refers: read.refers };
}

function written({ name, attributes, children }: Clean, colors: Map<string, number>): string {
  for (const [, value] of attributes) countColors(value, colors);
  const start = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  if (children.length === 0) return `<${name}${start}/>`;
  const inner = children.map((child) =>
    typeof child === 'string' ? escaped(child) : written(child, colors),
  );
  return `<${name}${start}>${inner.join('')}</${name}>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as XML; characters that XML does not know are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
}

function countColors(value: string, colors: Map<string, number>): void {
  for (const [hex] of value.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})(?![\w-])/gi)) {
    const short = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
    const color = short.toLowerCase();
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
}
