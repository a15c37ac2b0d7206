import { PROPERTIES, readValue } from './allowed.ts';

/** Declarations of style that are safe, and the parts of the drawing that they refer to. */
export interface Declared {
  readonly text: string;
  readonly refers: readonly string[];
}

/** A rule of a style sheet: its selectors, each of one name. */
export interface StyleRule extends Declared {
  readonly selectors: readonly string[];
}

/** `.name`, `#name`, an element's name, or `*`. */
const SELECTOR = /^(?:[.#]?[A-Za-z_][\w-]*|\*)$/;

/** The safe ones of a list of declarations, such as a `style` attribute holds. */
export function readDeclarations(text: string): Declared {
  const kept: string[] = [];
  const refers: string[] = [];
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = readValue(declaration.slice(colon + 1).trim());
    if (!PROPERTIES.has(property) || !value) continue;
    kept.push(`${property}:${value.text}`);
    refers.push(...value.refers);
  }
  return { text: kept.join(';'), refers };
}

/**
 * The rules of a style sheet whose selectors are single names. Rules at `@`, which load and nest, and
 * whatever cannot be read are left out.
 */
export function readStyleSheet(text: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const rule of withoutComments(text).split('}')) {
    const [before = '', body, ...nested] = rule.split('{');
    if (body === undefined || nested.length > 0) continue;
    const selectors = before.split(',').map((one) => one.trim());
    const declared = readDeclarations(body);
    if (declared.text === '' || !selectors.every((one) => SELECTOR.test(one))) continue;
    rules.push({ ...declared, selectors });
  }
  return rules;
}

function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  const ends = rest.map((piece) => {
    const end = piece.indexOf('*/');
    return end < 0 ? '' : piece.slice(end + 2);
  });
  return [first, ...ends].join(' ');
}
