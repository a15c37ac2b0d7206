import { stem, words } from '../../../shared/rules/fold.ts';
import type { NameExpressions } from './selection.ts';
import { headMark } from './store-key.ts';
import type { Phrase, Sense } from './words/lexicon.ts';

/** One thing that a listing has to hold. */
export type Clue =
  | { readonly sense: Sense }
  | { readonly phrase: readonly string[]; readonly prefix: boolean }
  | { readonly column: string; readonly word: string };

/** FTS5 expressions of one search, for the two indexes of texts. */
export interface Expressions {
  /** Everything that is found, for `listing_text`. */
  readonly anywhere: string;
  /** The part of it that comes first, for `listing_name`. */
  readonly names: NameExpressions;
}

/** How much of a sense counts: what means the same, or also what is shown in the second place. */
type Width = 'same' | 'also';

/** Most phrases of a search that come from the lexicon, so that no text makes a long expression. */
const PHRASES_MAX = 96;

/**
 * The expressions of groups of clues: a listing matches when it holds every clue of any one group.
 * Undefined without a clue.
 * @param mark of the store, in front of each of its terms
 */
export function expressionsOf(
  groups: readonly (readonly Clue[])[],
  mark: string,
): Expressions | undefined {
  const clues = frugal(groups);
  const anywhere = either(
    clues.map((group) => both(group.map((clue) => holds(clue, mark, 'also')))),
  );
  if (anywhere === '') return undefined;
  // The index of names has no columns: a search that names one is answered by the other index alone.
  const named = clues.filter((group) => group.every((clue) => !('column' in clue)));
  const inNames = (width: Width, isHead: boolean) =>
    either(named.map((group) => inName(group, mark, width, isHead)).filter((one) => one !== '')) ||
    undefined;
  const thing = inNames('same', true);
  const alike = inNames('also', true);
  const names = {
    thing,
    alike: alike === thing ? undefined : alike,
    words: inNames('also', false),
  };
  return { anywhere, names };
}

/**
 * Narrows expressions to items that have each of these tags; no name alone can match then. Undefined
 * without any.
 */
export function withTags(
  expressions: Expressions | undefined,
  tags: readonly string[],
  mark: string,
): Expressions | undefined {
  const each = tags
    .map((tag) => words(tag))
    .filter((found) => found.length > 0)
    .map((found) => `tags : (${exactly(found.map(stem), mark)})`);
  if (each.length === 0) return expressions;
  const all = expressions ? [`(${expressions.anywhere})`, ...each] : each;
  return { anywhere: all.join(' AND '), names: {} };
}

/** A group in the index of names: all of it, and as the thing itself if asked for. */
function inName(group: readonly Clue[], mark: string, width: Width, isHead: boolean): string {
  const all = group.map((clue) => holds(clue, mark, width));
  if (!isHead) return both(all);
  const heads = group.flatMap((clue) =>
    'sense' in clue ? [ofSense(clue.sense, headMark(mark), width)] : [],
  );
  if (heads.length === 0) return '';
  // The kind of a thing stands among its words too: one word needs to be looked up once.
  return group.length === 1 ? either(heads) : `(${either(heads)}) AND ${both(all)}`;
}

function holds(clue: Clue, mark: string, width: Width): string {
  if ('sense' in clue) return ofSense(clue.sense, mark, width);
  if ('column' in clue) return `${clue.column} : (${beginnings(clue.word, mark)})`;
  return `"${clue.phrase.map((word) => mark + stem(word)).join(' ')}"${clue.prefix ? '*' : ''}`;
}

/**
 * A known word matches the phrases of its sense, and nothing that merely begins like it: `pants` is
 * no `pantalla`.
 */
function ofSense({ typed, same, also }: Sense, mark: string, width: Width): string {
  const phrases = width === 'same' ? same : [...same, ...also];
  const known = widest(phrases).map((phrase) => exactly(phrase, mark));
  if (same.length > 0) return either(known);
  return either([both(typed.map((word) => beginnings(word, mark))), ...known]);
}

/** Leaves out the phrases that hold a shorter one: `azul marino` finds nothing that `azul` does not. */
function widest(phrases: readonly Phrase[]): Phrase[] {
  const texts = [...new Set(phrases.map((phrase) => ` ${phrase.join(' ')} `))];
  const held = texts.filter((text) => !texts.some((one) => one !== text && text.includes(one)));
  return held.map((text) => text.trim().split(' '));
}

function exactly(phrase: Phrase, mark: string): string {
  return `"${phrase.map((word) => mark + word).join(' ')}"`;
}

/**
 * A word matches words that begin with it or with its stem: "calce" finds "calcetines", although it
 * is no beginning of that word's stem. A word of one or two letters matches only itself.
 */
function beginnings(word: string, mark: string): string {
  const root = stem(word);
  if (word.length < 3) return `"${mark}${root}"`;
  return root === word ? `"${mark}${word}"*` : `"${mark}${root}"* OR "${mark}${word}"*`;
}

/** Leaves out the lexicon's phrases where there are too many of them. */
function frugal(groups: readonly (readonly Clue[])[]): Clue[][] {
  let left = PHRASES_MAX;
  return groups.map((group) =>
    group.map((clue) => {
      if (!('sense' in clue)) return clue;
      const { typed, same, also } = clue.sense;
      left -= same.length + also.length;
      return left >= 0 ? clue : { sense: { typed, same: [], also: [] } };
    }),
  );
}

function both(expressions: readonly string[]): string {
  return expressions.length === 1
    ? (expressions[0] ?? '')
    : expressions.map((one) => `(${one})`).join(' AND ');
}

function either(expressions: readonly string[]): string {
  return expressions.length === 1
    ? (expressions[0] ?? '')
    : expressions.map((one) => `(${one})`).join(' OR ');
}
